import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { archiveLeavers } from './commands/archive-leavers.ts'

/** Every hour, for clubs in every time zone: members leave on the day that was noted for them. */
export function clubsJobs(platform: Platform): readonly Job[] {
  return [
    {
      name: 'clubs.archive_leavers',
      schedule: '7 * * * *',
      run: () => archiveLeavers(platform),
    },
  ]
}
