import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { forgetAuditEntries } from './queries/audit.ts'

const yearsOfAudit = 2

/** Every night: what happened more than two years ago is nobody's business any more. */
export function operationsJobs({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): readonly Job[] {
  return [
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
