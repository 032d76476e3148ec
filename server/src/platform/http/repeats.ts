import { sql } from 'kysely'

import type { Job } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

/** A browser repeats a request within minutes; what was answered holds personal data. */
const hoursOfRepeats = 48

/** Every hour: answers kept for repeated requests go when no one will repeat them any more. */
export function repeatJobs({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): readonly Job[] {
  return [
    {
      name: 'repeats.forget',
      schedule: '41 * * * *',
      async run() {
        const before = new Date(clock().getTime() - hoursOfRepeats * 3_600_000)
        await sql`delete from idempotency_keys where created_at < ${before}`.execute(database)
      },
    },
  ]
}
