import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { finishNewsletters, writeNewsletter } from './commands/newsletters.ts'
import { forgetAuditEntries } from './queries/audit.ts'
import { forgetRecipients, newsletterJob } from './queries/newsletter-recipients.ts'
import { keepWeeks } from './queries/weeks.ts'

const yearsOfAudit = 2
/** After two days every letter has arrived or failed. */
const daysOfRecipients = 7
const dayLength = 86_400_000

export function operationsJobs(platform: Platform): readonly Job[] {
  const { database, clock } = platform
  return [
    {
      name: newsletterJob,
      async run({ newsletterId }) {
        if (typeof newsletterId === 'string') await writeNewsletter(platform, newsletterId)
      },
    },
    {
      name: 'operations.finish_newsletters',
      schedule: '11 * * * *',
      run: () => finishNewsletters(platform),
    },
    {
      name: 'operations.keep_weeks',
      schedule: '41 3 * * *',
      run: () => keepWeeks(database, clock()),
    },
    {
      name: 'operations.forget_recipients',
      schedule: '29 3 * * *',
      run: () =>
        forgetRecipients(database, new Date(clock().getTime() - daysOfRecipients * dayLength)),
    },
    {
      name: 'operations.forget_audit',
      schedule: '53 3 * * *',
      async run() {
        const before = clock()
        before.setUTCFullYear(before.getUTCFullYear() - yearsOfAudit)
        await forgetAuditEntries(database, before)
      },
    },
  ]
}
