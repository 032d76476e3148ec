import { readDevice } from '@touchline/domain/auth/devices'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { noticeLetter, type NoticeKind, type SignInPlace } from '../emails.ts'
import { addObjection } from '../queries/factor-objections.ts'
import { findUser, findUserByEmail, type User } from '../queries/users.ts'
import { auditAction, auditOwnAction } from './audit-notes.ts'
import type { AuthContext } from './auth-context.ts'
import { isFirstWarning } from './limits.ts'
import { preferredLanguageOf } from './one-time.ts'
import { hashSecret, newLinkToken } from './secrets.ts'

/** Long enough for someone on holiday without email. */
const objectionMs = 30 * 86_400_000
/** Consecutive wrong passwords before the owner is warned. */
const manyFailures = 20
/** Wrong codes from unknown addresses before the owner is warned. */
const manyGuesses = 10

export async function notifySessionStolen(
  tx: Transaction,
  visit: AuthContext,
  userId: string,
): Promise<void> {
  await auditAction(tx, visit, { action: 'auth.session_stolen', userId })
  const user = await findUser(tx, userId)
  if (user !== undefined) await warn(tx, visit, { user, kind: 'session_ended' })
}

export async function notifyPasswordGuessing(
  visit: AuthContext,
  email: string,
  failures: number,
): Promise<void> {
  if (failures < manyFailures) return
  await visit.platform.database.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user !== undefined) await warn(tx, visit, { user, kind: 'guessing' })
  })
}

export async function notifyPasswordChanged(
  tx: Transaction,
  visit: AuthContext,
  user: User,
): Promise<void> {
  await auditOwnAction(tx, visit, { action: 'auth.password_changed', userId: user.id })
  await announceTo(tx, user, 'auth.password_changed')
  await warn(tx, visit, { user, kind: 'password_changed' })
}

export async function notifyPhoneChanged(
  tx: Transaction,
  visit: AuthContext,
  user: User,
): Promise<void> {
  await auditOwnAction(tx, visit, { action: 'auth.phone_changed', userId: user.id })
  await warn(tx, visit, { user, kind: 'phone_changed' })
}

export async function notifyFactor(
  tx: Transaction,
  visit: AuthContext,
  { user, what }: { user: User; what: 'factor_removed' | 'recovery_code_used' },
): Promise<void> {
  await auditOwnAction(tx, visit, { action: `auth.${what}`, userId: user.id })
  await warn(tx, visit, { user, kind: what })
}

/**
 * Emails about a new factor, with a link that removes it: otherwise an intruder who added it keeps the
 * account.
 */
export async function notifyFactorAdded(
  tx: Transaction,
  visit: AuthContext,
  { user, factorId }: { user: User; factorId: string },
): Promise<void> {
  await auditOwnAction(tx, visit, { action: 'auth.factor_added', userId: user.id })
  const { now, platform } = visit
  const token = newLinkToken()
  const expiresAt = new Date(now.getTime() + objectionMs)
  await addObjection(tx, { tokenHash: hashSecret(token), factorId, now, expiresAt })
  const url = `${platform.config.publicUrl}/not-me?token=${token}`
  await warn(tx, visit, { user, kind: 'factor_added', url })
}

/** A person entering codes already knows the password, so a few wrong ones cause a warning. */
export async function notifyCodeGuessing(
  tx: Transaction,
  visit: AuthContext,
  { user, guesses }: { user: User; guesses: number },
): Promise<void> {
  await auditAction(tx, visit, { action: 'auth.second_factor_failed', userId: user.id })
  if (guesses >= manyGuesses) await warn(tx, visit, { user, kind: 'code_guessing' })
}

export async function notifyNewDevice(
  tx: Transaction,
  visit: AuthContext,
  user: User,
): Promise<void> {
  const place = { ...readDevice(visit.userAgent), address: visit.ip }
  await announceTo(tx, user, 'auth.new_sign_in')
  await warn(tx, visit, { user, kind: 'new_sign_in', place })
}

export async function notifyIdentity(
  tx: Transaction,
  visit: AuthContext,
  { userId, what }: { userId: string; what: 'identity_linked' | 'identity_removed' },
): Promise<void> {
  await auditOwnAction(tx, visit, { action: `auth.${what}`, userId })
  const user = await findUser(tx, userId)
  if (user !== undefined) await warn(tx, visit, { user, kind: what })
}

async function announceTo(tx: Transaction, { id: accountId }: User, name: string): Promise<void> {
  await announce(tx, { name, topics: [`account:${accountId}`], payload: { accountId } })
}

/** Events that others can cause repeatedly are reported once a day. */
const oncePerDay: readonly NoticeKind[] = ['guessing', 'session_ended', 'code_guessing']

interface Warning {
  readonly user: User
  readonly kind: NoticeKind
  readonly place?: SignInPlace
  /** The button's target; setting a new password by default. */
  readonly url?: string
}

async function warn(
  tx: Transaction,
  visit: AuthContext,
  { user, kind, place, url: given }: Warning,
): Promise<void> {
  if (user.email === null) return
  if (oncePerDay.includes(kind) && !(await isFirstWarning(tx, visit, `${kind}:${user.id}`))) return
  const language = preferredLanguageOf(visit, user.userMetadata)
  const url = given ?? `${visit.platform.config.auth.siteUrl}/forgot-password`
  const letter = noticeLetter({ kind, to: user.email, language, url, place })
  await visit.platform.mail.enqueue(tx, letter)
}
