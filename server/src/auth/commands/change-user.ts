import type { Pkce } from '@touchline/domain/auth/pkce'

import type { Transaction } from '#server/platform/database/database.ts'

import type { Level } from '../queries/sessions.ts'
import { identitiesOf, lockUser, saveMetadata, type Metadata, type User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { requestEmailChange } from './change-email.ts'
import { requireStrength } from './passwords.ts'
import { requestPhoneChange } from './phones.ts'
import { requireProof, type Proof } from './proof.ts'
import { publicUser, type PublicUser } from './public-user.ts'
import { Refusal } from './refusals.ts'
import { replacePassword } from './replace-password.ts'
import { requireEmail, requireStorableMetadata } from './sign-up.ts'
import { requirePhone } from './texts.ts'

export interface UserChange extends Proof {
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly password: string | undefined
  readonly data: Metadata | undefined
  readonly pkce: Pkce
}

/** The session of an access token. */
export interface Bearer {
  readonly user: User
  readonly sessionId: string
  readonly aal: Level
  /** The account has a second factor that this session has not used. */
  readonly mustStepUp: boolean
}

/** Changes a person's own account. A new password ends all other sessions. */
export async function changeUser(
  visit: AuthContext,
  bearer: Bearer,
  change: UserChange,
): Promise<PublicUser> {
  const email = change.email === undefined ? undefined : requireEmail(change.email)
  const phone = change.phone === undefined ? undefined : requirePhone(change.phone)
  requireSecondStep(bearer, change)
  requireReachable(bearer.user, change)
  const passwordHash = await newPasswordHash(visit, bearer, change)

  return visit.platform.database.transaction().execute(async (tx) => {
    const user = await lockUser(tx, bearer.user.id)
    if (user === undefined) throw userMissing()
    if (change.data !== undefined) await mergeMetadata(tx, visit, { user, data: change.data })
    if (passwordHash !== undefined) await replacePassword(tx, visit, { ...bearer, passwordHash })
    if (email !== undefined) await requestEmailChange(tx, visit, { user, email, pkce: change.pkce })
    if (phone !== undefined && phone !== user.phone)
      await requestPhoneChange(tx, visit, { user, phone })

    const changed = await lockUser(tx, user.id)
    if (changed === undefined) throw userMissing()
    return publicUser(changed, await identitiesOf(tx, user.id))
  })
}

/**
 * A session opened by an email link has only one factor: with a second one set up it may not
 * change credentials.
 */
function requireSecondStep({ mustStepUp }: Bearer, { email, phone, password }: UserChange): void {
  if (mustStepUp && (email ?? phone ?? password) !== undefined)
    throw new Refusal(
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
      { status: 401 },
    )
}

/** Without an address to sign in with, a password alone would lock people out. */
function requireReachable(user: User, { email, phone, password }: UserChange): void {
  if (user.isAnonymous && password !== undefined && email === undefined && phone === undefined)
    throw new Refusal(
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
      { status: 422 },
    )
}

async function newPasswordHash(
  visit: AuthContext,
  bearer: Bearer,
  change: UserChange,
): Promise<string | undefined> {
  const { password } = change
  const stored = bearer.user.passwordHash
  if (password === undefined) return undefined
  await requireStrength(visit, password)
  await requireProof(visit, bearer, change)
  if (await visit.platform.hashing.matches(stored, password))
    throw new Refusal('same_password', 'New password should be different from the old password.')
  return visit.platform.hashing.hash(password)
}

async function mergeMetadata(
  tx: Transaction,
  visit: AuthContext,
  { user, data }: { user: User; data: Metadata },
): Promise<void> {
  const merged = Object.fromEntries(
    Object.entries({ ...user.userMetadata, ...data }).filter(([, value]) => value !== null),
  )
  const userMetadata = requireStorableMetadata(merged)
  await saveMetadata(tx, { userId: user.id, userMetadata, now: visit.now })
}

function userMissing(): Refusal {
  return new Refusal('user_not_found', 'User from sub claim in JWT does not exist')
}
