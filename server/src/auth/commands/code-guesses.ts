import { normalizeRecoveryCode } from '@touchline/domain/auth/second-factors'

import type { Transaction } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { giveBack, type Bucket } from '#server/platform/rate-limit/queries.ts'

import type { Factor } from '../queries/factors.ts'
import { networksOf } from '../queries/listed-sessions.ts'
import type { AuthContext } from './auth-context.ts'
import { requireAttempt } from './limits.ts'

export interface Guess {
  readonly factor: Factor
  readonly code: string
}

export interface CountedGuess {
  /** How many came from unknown addresses lately, including this one. */
  readonly guesses: number
  /** The code was right: the attempts no longer count. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt at the second factor before checking it. One address gets ten, then one every
 * half minute; all together a hundred a day. The second limit does not apply to addresses where
 * the owner is signed in, nor to recovery codes, so no one can lock the owner out.
 */
export async function countGuess(
  tx: Transaction,
  visit: AuthContext,
  guess: Guess,
): Promise<CountedGuess> {
  const { id, userId } = guess.factor
  const network = networkOf(visit.ip)
  const here = bucketHere(id, network)
  await requireAttempt(visit, tx, here)
  const isHome = (await networksOf(tx, userId)).some((ip) => networkOf(ip) === network)
  if (isHome || isRecoveryCode(guess))
    return { guesses: 0, forgive: () => giveBack(tx, here, 'all') }

  const anywhere = bucketAnywhere(id)
  return {
    guesses: await requireAttempt(visit, tx, anywhere),
    async forgive() {
      await giveBack(tx, here, 'all')
      await giveBack(tx, anywhere, 'one')
    },
  }
}

/** Six digits can be guessed with patience; a recovery code can't. */
function isRecoveryCode({ code }: Guess): boolean {
  return normalizeRecoveryCode(code) !== undefined
}

function bucketHere(factorId: string, network: string): Bucket {
  return { key: `auth:factor:${factorId}:${network}`, burst: 10, refillMs: 30_000 }
}

/** A hundred attempts a day at three valid codes of a million: one chance in three thousand. */
function bucketAnywhere(factorId: string): Bucket {
  return { key: `auth:factor:${factorId}`, burst: 100, refillMs: 864_000 }
}
