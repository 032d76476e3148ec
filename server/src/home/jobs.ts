import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { eraseDueChildren } from './commands/ask-for-erasure.ts'
import { comeOfAge } from './commands/come-of-age.ts'
import { eraseAccount, eraseDueAccounts, forgetTraces } from './commands/erase-accounts.ts'
import { keepTimes } from './commands/keep-times.ts'
import { makeExport, sweepExports } from './commands/make-export.ts'
import { writeWeeklyReports } from './commands/write-weekly-reports.ts'
import { eraseJob } from './queries/erase-person.ts'
import { exportJob } from './queries/exports.ts'

/** Copies of people's data are made; every night old ones go, and accounts whose time has come. */
export function homeJobs(platform: Platform): readonly Job[] {
  return [
    {
      name: exportJob,
      retries: 2,
      async run({ exportId }) {
        if (typeof exportId === 'string') await makeExport(platform, exportId)
      },
    },
    {
      name: eraseJob,
      retries: 5,
      async run({ accountId }) {
        if (typeof accountId === 'string') await eraseAccount(platform, accountId)
      },
    },
    // Every hour, for midnight comes to each team at its own time.
    { name: 'home.come_of_age', schedule: '9 * * * *', run: () => comeOfAge(platform) },
    // Monday morning somewhere on earth: from Sunday to Tuesday by the clock of the world.
    {
      name: 'home.weekly_reports',
      schedule: '*/10 * * * 0,1,2',
      evenAfterJump: true,
      run: () => writeWeeklyReports(platform),
    },
    { name: 'home.erase_children', schedule: '19 * * * *', run: () => eraseDueChildren(platform) },
    { name: 'home.keep_times', schedule: '37 3 * * *', run: () => keepTimes(platform) },
    { name: 'home.sweep_exports', schedule: '23 2 * * *', run: () => sweepExports(platform) },
    { name: 'home.erase_accounts', schedule: '53 2 * * *', run: () => eraseDueAccounts(platform) },
    { name: 'home.forget_traces', schedule: '7 3 * * *', run: () => forgetTraces(platform) },
  ]
}
