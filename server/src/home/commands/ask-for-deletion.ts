import type { DeletionWish } from '@touchline/contract/accounts/shapes/deletion'
import { isFreshSignIn } from '@touchline/domain/accounts/leaving'

import { scheduleDeletion } from '#server/accounts/commands/deletion.ts'
import { requireOwnPassword } from '#server/auth/commands/own-password.ts'
import { endSessions } from '#server/auth/queries/sessions.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

/** The password, or a sign-in of just now: an open browser alone deletes nobody. */
export async function requireProofOfPerson(
  platform: Platform,
  { id, signedInAt }: SignedIn,
  { password }: DeletionWish,
): Promise<void> {
  if (password !== undefined) return requireOwnPassword(platform, { accountId: id, password })
  if (!isFreshSignIn(signedInAt, platform.clock())) throw new AppError('fresh_sign_in_needed')
}

/** Puts the account on its way out and signs it out everywhere. Signing in again calls it off. */
export async function askForDeletion(
  tx: Transaction,
  platform: Platform,
  account: SignedIn,
): Promise<Date> {
  const eraseAt = await scheduleDeletion(tx, platform, account)
  await endSessions(tx, { kind: 'all', userId: account.id })
  return eraseAt
}
