import type { Pkce } from '@touchline/domain/auth/pkce'

import type { Transaction } from '#server/platform/database/database.ts'

import { dropTokensOf } from '../queries/one-time-tokens.ts'
import { amrOf, endSessions, type Level } from '../queries/sessions.ts'
import { identitiesOf, lockUser, saveMetadata, savePassword } from '../queries/users.ts'
import type { Metadata, User } from '../queries/users.ts'
import { wishEmail } from './change-email.ts'
import { guessPassword } from './limits.ts'
import { requireStrength } from './passwords.ts'
import { publicUser, type PublicUser } from './public-user.ts'
import { Refusal } from './refusals.ts'
import { hashSecret, isSecret } from './secrets.ts'
import { requireEmail, requireStorable } from './sign-up.ts'
import type { Visit } from './visit.ts'
import { tellPasswordChanged } from './warnings.ts'

export interface UserChange {
  readonly email: string | undefined
  readonly password: string | undefined
  readonly currentPassword: string | undefined
  readonly data: Metadata | undefined
  readonly pkce: Pkce
}

/** Whose session it is, from the access token. */
export interface Bearer {
  readonly user: User
  readonly sessionId: string
  readonly aal: Level
  /** There is a second factor, and this session has not used it. */
  readonly mustStepUp: boolean
}

/** Changes what a person may change of their own account. A new password ends all other sessions. */
export async function changeUser(
  visit: Visit,
  bearer: Bearer,
  change: UserChange,
): Promise<PublicUser> {
  const email = change.email === undefined ? undefined : requireEmail(change.email)
  const passwordHash = await newPasswordHash(visit, bearer, change)

  return visit.platform.database.transaction().execute(async (tx) => {
    const user = await lockUser(tx, bearer.user.id)
    if (user === undefined) throw userMissing()
    if (change.data !== undefined) await mergeMetadata(tx, visit, { user, data: change.data })
    if (passwordHash !== undefined) await replacePassword(tx, visit, { bearer, passwordHash })
    if (email !== undefined) await wishEmail(tx, visit, { user, email, pkce: change.pkce })

    const changed = await lockUser(tx, user.id)
    if (changed === undefined) throw userMissing()
    return publicUser(changed, await identitiesOf(tx, user.id))
  })
}

async function newPasswordHash(
  visit: Visit,
  bearer: Bearer,
  change: UserChange,
): Promise<string | undefined> {
  const { password, currentPassword } = change
  const stored = bearer.user.passwordHash
  if (password === undefined) return undefined
  await requireStrength(visit, password)
  if (await mustKnowCurrent(visit, bearer))
    await requireCurrent(visit, bearer.user, currentPassword)
  if (await isSecret(stored, password))
    throw new Refusal('same_password', 'New password should be different from the old password.')
  return hashSecret(password)
}

/** Sessions that began with a link to the own mailbox, for a day: their owner may have forgotten the password. */
const linkMethods = ['otp', 'recovery', 'magiclink']
const exemptMs = 24 * 3_600_000

async function mustKnowCurrent(visit: Visit, { user, sessionId }: Bearer): Promise<boolean> {
  const { database, config } = visit.platform
  if (!config.auth.requireCurrentPassword || user.passwordHash === null) return false
  const amr = await amrOf(database, sessionId)
  return !amr.some(
    ({ method, at }) =>
      linkMethods.includes(method) && visit.now.getTime() - at.getTime() < exemptMs,
  )
}

async function requireCurrent(visit: Visit, user: User, given: string | undefined): Promise<void> {
  if (given === undefined || given === '')
    throw new Refusal(
      'current_password_required',
      'Current password required when setting new password.',
    )
  const guess = await guessPassword(visit, user.id)
  if (!(await isSecret(user.passwordHash, given)))
    throw new Refusal('current_password_invalid', 'Current password is incorrect.')
  await guess.forgive()
}

async function replacePassword(
  tx: Transaction,
  visit: Visit,
  { bearer, passwordHash }: { bearer: Bearer; passwordHash: string },
): Promise<void> {
  const { user, sessionId } = bearer
  await savePassword(tx, { userId: user.id, passwordHash, now: visit.now })
  await dropTokensOf(tx, user.id)
  await endSessions(tx, { kind: 'others', userId: user.id, sessionId })
  await tellPasswordChanged(tx, visit, user)
}

async function mergeMetadata(
  tx: Transaction,
  visit: Visit,
  { user, data }: { user: User; data: Metadata },
): Promise<void> {
  const merged = Object.fromEntries(
    Object.entries({ ...user.userMetadata, ...data }).filter(([, value]) => value !== null),
  )
  const userMetadata = requireStorable(merged)
  await saveMetadata(tx, { userId: user.id, userMetadata, now: visit.now })
}

function userMissing(): Refusal {
  return new Refusal('user_not_found', 'User from sub claim in JWT does not exist')
}
