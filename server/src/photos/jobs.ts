import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { expirePhotos } from './commands/expire.ts'

/** Every hour, for midnight comes to each team at its own time. */
export function photosJobs(platform: Platform): readonly Job[] {
  return [{ name: 'photos.expire', schedule: '27 * * * *', run: () => expirePhotos(platform) }]
}
