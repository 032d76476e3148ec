import type { RequiredProof, GivenProof } from '@touchline/contract/accounts/shapes/proof'
import { isFreshSignIn } from '@touchline/domain/auth/fresh-sign-in'

import { hasPassword, requireOwnPassword } from '#server/auth/commands/own-password.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Sensitive changes need the password or a recent sign-in: an open browser isn't enough. */
export async function requireProofOfPerson(
  platform: Platform,
  { id, signedInAt }: SignedIn,
  { password }: GivenProof,
): Promise<void> {
  if (password !== undefined) return requireOwnPassword(platform, { accountId: id, password })
  if (!isFreshSignIn(signedInAt, platform.clock())) throw new AppError('fresh_sign_in_needed')
}

/** The proof that would be required now. */
export async function proofNeeded(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { id, signedInAt }: SignedIn,
): Promise<RequiredProof> {
  if (isFreshSignIn(signedInAt, clock())) return 'done'
  return (await hasPassword(database, id)) ? 'password' : 'sign_in'
}
