import { recoveryCodeIn } from '@touchline/domain/auth/second-factors'

import type { Transaction } from '#server/platform/database/database.ts'

import type { Factor } from '../queries/factors.ts'
import { giveBack, type Bucket } from '../queries/limits.ts'
import { networksOf } from '../queries/listed-sessions.ts'
import { networkOf, takeOrRefuse } from './limits.ts'
import type { Visit } from './visit.ts'

export interface Guess {
  readonly factor: Factor
  readonly code: string
}

/**
 * Counts a try at the second step before it is looked at; answers how many there were. One address gets
 * ten, then one every half minute; all together a hundred a day. The second limit does not count for
 * addresses where the owner is signed in, nor for recovery codes: nobody can lock the owner out.
 */
export async function countGuess(tx: Transaction, visit: Visit, guess: Guess): Promise<number> {
  const { id, userId } = guess.factor
  const network = networkOf(visit.ip)
  await takeOrRefuse(visit, tx, bucketHere(id, network))
  if (isRecoveryCode(guess)) return 0
  const isHome = (await networksOf(tx, userId)).some((ip) => networkOf(ip) === network)
  return isHome ? 0 : takeOrRefuse(visit, tx, bucketAnywhere(id))
}

/** The code was right: nothing is held against whoever entered it. */
export async function forgiveGuesses(tx: Transaction, visit: Visit, guess: Guess): Promise<void> {
  const { id } = guess.factor
  await giveBack(tx, bucketHere(id, networkOf(visit.ip)), 'all')
  if (!isRecoveryCode(guess)) await giveBack(tx, bucketAnywhere(id), 'one')
}

/** Six digits can be guessed by somebody with patience; a recovery code cannot. */
function isRecoveryCode({ code }: Guess): boolean {
  return recoveryCodeIn(code) !== undefined
}

function bucketHere(factorId: string, network: string): Bucket {
  return { key: `auth:factor:${factorId}:${network}`, burst: 10, refillMs: 30_000 }
}

/** A hundred tries a day at three valid codes of a million: one chance in three thousand. */
function bucketAnywhere(factorId: string): Bucket {
  return { key: `auth:factor:${factorId}`, burst: 100, refillMs: 864_000 }
}
