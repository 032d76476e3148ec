import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { sweepLimits } from './queries/limits.ts'
import { sweepExpired } from './queries/one-time-tokens.ts'

/** Every night: what has expired goes. */
export function authJobs({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): readonly Job[] {
  return [
    {
      name: 'auth.sweep',
      schedule: '17 3 * * *',
      async run() {
        const now = clock()
        await sweepExpired(database, now)
        await sweepLimits(database, now)
      },
    },
  ]
}
