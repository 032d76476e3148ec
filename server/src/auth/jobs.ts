import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sweepLimits } from '#server/platform/rate-limit/queries.ts'

import { renewKeys } from './commands/signing-keys.ts'
import { sweepChallenges } from './queries/challenges.ts'
import { sweepObjections } from './queries/factor-objections.ts'
import { sweepUnverified } from './queries/factors.ts'
import { sweepDevices } from './queries/known-devices.ts'
import { sweepSessions } from './queries/listed-sessions.ts'
import { sweepExpired } from './queries/one-time-tokens.ts'

const day = 86_400_000

/** Nightly: deletes what has expired, and replaces a signing key after three months. */
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
        await sweepSessions(database, now)
        await sweepChallenges(database, now)
        await sweepObjections(database, now)
        await sweepUnverified(database, new Date(now.getTime() - day))
        await sweepDevices(database, now)
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
