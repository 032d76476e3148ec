import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { eraseDueChildren } from './commands/ask-for-erasure.ts'
import { comeOfAge } from './commands/come-of-age.ts'
import { eraseAccount, eraseDueAccounts, forgetExpiredData } from './commands/erase-accounts.ts'
import { makeExport, sweepExports } from './commands/make-export.ts'
import { applyRetention } from './commands/retention.ts'
import { eraseJob } from './queries/erase-person.ts'
import { exportJob } from './queries/exports.ts'

/** Makes exports; nightly deletes old ones and accounts whose time is over. */
export function privacyJobs(platform: Platform): readonly Job[] {
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
      onePer: 'accountId',
      async run({ accountId }) {
        if (typeof accountId === 'string') await eraseAccount(platform, accountId)
      },
    },
    // Hourly, because midnight differs between teams.
    { name: 'privacy.come_of_age', schedule: '9 * * * *', run: () => comeOfAge(platform) },
    {
      name: 'privacy.erase_children',
      schedule: '19 * * * *',
      run: () => eraseDueChildren(platform),
    },
    { name: 'privacy.keep_times', schedule: '37 3 * * *', run: () => applyRetention(platform) },
    { name: 'privacy.sweep_exports', schedule: '23 2 * * *', run: () => sweepExports(platform) },
    {
      name: 'privacy.erase_accounts',
      schedule: '53 2 * * *',
      run: () => eraseDueAccounts(platform),
    },
    {
      name: 'privacy.forget_traces',
      schedule: '7 3 * * *',
      run: () => forgetExpiredData(platform),
    },
  ]
}
