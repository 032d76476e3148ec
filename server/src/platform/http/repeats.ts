import { sql } from 'kysely'

import type { Job } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

/** Browsers retry within minutes, and stored responses hold personal data (hours). */
const hoursOfRepeats = 48

/** Every hour: deletes stored responses that no one will request again. */
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
