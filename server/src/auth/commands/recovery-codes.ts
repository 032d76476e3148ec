import { randomBytes } from 'node:crypto'

import {
  recoveryCodeCount,
  normalizeRecoveryCode,
  formatRecoveryCode,
} from '@touchline/domain/auth/second-factors'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  recoverySaltOf,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from '../queries/recovery-codes.ts'
import type { AuthContext } from './auth-context.ts'
import type { Bearer } from './change-user.ts'
import { Refusal } from './refusals.ts'
import { base32Of } from './totp.ts'

/** Creates ten codes, shown only now, and voids earlier ones. */
export async function makeRecoveryCodes(
  visit: AuthContext,
  bearer: Bearer,
): Promise<readonly string[]> {
  if (bearer.aal !== 'aal2')
    throw new Refusal('insufficient_aal', 'AAL2 required to make recovery codes')

  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  const salt = randomBytes(32)
  const hashes = await Promise.all(codes.map((code) => visit.platform.hashing.digest(code, salt)))
  await visit.platform.database
    .transaction()
    .execute((tx) =>
      replaceRecoveryCodes(tx, { userId: bearer.user.id, salt, hashes, now: visit.now }),
    )
  return codes.map(formatRecoveryCode)
}

/** True once per code. All codes of a person share a salt, so checking takes one hash, not ten. */
export async function takeRecoveryCode(
  tx: Transaction,
  visit: AuthContext,
  { userId, typed }: { userId: string; typed: string },
): Promise<boolean> {
  const code = normalizeRecoveryCode(typed)
  const salt = code === undefined ? undefined : await recoverySaltOf(tx, userId)
  if (code === undefined || salt === undefined) return false
  return spendRecoveryCode(tx, {
    userId,
    hash: await visit.platform.hashing.digest(code, salt),
    now: visit.now,
  })
}

function newRecoveryCode(): string {
  const code = normalizeRecoveryCode(base32Of(randomBytes(7)).slice(0, 10))
  if (code === undefined) throw new Error('a recovery code came out wrong')
  return code
}
