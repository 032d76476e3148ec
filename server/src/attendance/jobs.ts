import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { warnOfShortage } from './commands/warn-of-shortage.ts'

/** Checks events that need a minimum of players. */
export function attendanceJobs(platform: Platform): readonly Job[] {
  return [
    {
      name: 'attendance.warn_short',
      schedule: '*/10 * * * *',
      run: () => warnOfShortage(platform),
    },
  ]
}
