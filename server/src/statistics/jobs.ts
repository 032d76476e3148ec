import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { writeWeeklyReports } from './commands/write-weekly-reports.ts'

export function statisticsJobs(platform: Platform): readonly Job[] {
  return [
    // Runs from Sunday to Tuesday UTC, which covers Monday morning in every time zone.
    {
      name: 'statistics.weekly_reports',
      schedule: '*/10 * * * 0,1,2',
      evenAfterJump: true,
      run: () => writeWeeklyReports(platform),
    },
  ]
}
