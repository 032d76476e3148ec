import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { archiveLeavers } from './commands/archive-leavers.ts'

/** Every hour, for all time zones: archives members on their leaving date. */
export function clubsJobs(platform: Platform): readonly Job[] {
  return [
    {
      name: 'clubs.archive_leavers',
      schedule: '7 * * * *',
      run: () => archiveLeavers(platform),
    },
  ]
}
