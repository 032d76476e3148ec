import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { renewKeys } from './commands/signing-keys.ts'
import { sweepLimits } from './queries/limits.ts'
import { sweepExpired } from './queries/one-time-tokens.ts'

/** Every night: what has expired goes, and a signing key that served for three months gets a successor. */
export function authJobs(
  platform: Pick<Platform, 'database' | 'clock' | 'config'>,
): readonly Job[] {
  const { database, clock } = platform
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
    {
      name: 'auth.renew_keys',
      schedule: '27 3 * * *',
      run: () => renewKeys(platform),
    },
  ]
}
