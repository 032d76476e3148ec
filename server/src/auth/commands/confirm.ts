import { isEmail, normalizeEmail } from '@touchline/domain/auth/addresses'
import { v4 as uuidv4 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { findUserIdByWantedEmail } from '../queries/addresses.ts'
import { issueAuthCode, type FlowMethod } from '../queries/flows.ts'
import {
  deleteTokensOf,
  lockTokenByLink,
  lockTokens,
  type ConfirmationInput,
  type OneTimeToken,
  type TokenKind,
} from '../queries/one-time-tokens.ts'
import { confirmEmail, findUser, findUserByEmail } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { agreeToEmail } from './change-email.ts'
import { claimAccount } from './claim.ts'
import { findTokenByCode } from './codes.ts'
import { limitCodes } from './limits.ts'
import { Refusal } from './refusals.ts'
import { hashSecret } from './secrets.ts'
import { startSession, type SessionGrant } from './sessions.ts'

/** The result of a link or code. */
export type Confirmation =
  | { readonly kind: 'session'; readonly grant: SessionGrant }
  | { readonly kind: 'auth_code'; readonly code: string }
  /** One of two addresses has agreed; the other must too. */
  | { readonly kind: 'half' }

export const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
] as const
export type LinkType = (typeof linkTypes)[number]

export function isLinkType(type: string): type is LinkType {
  return linkTypes.some((known) => known === type)
}

const kindsOf: Readonly<Record<LinkType, readonly TokenKind[]>> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email_change: ['email_change_new', 'email_change_current'],
  email: ['confirmation', 'recovery'],
}

const flowOf: Readonly<Record<LinkType, FlowMethod>> = {
  signup: 'email/signup',
  invite: 'email/signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  email: 'magiclink',
}

/**
 * Uses an emailed link. `inBrowser`: a PKCE link returns a code for the browser that requested it.
 */
export async function confirmByLink(
  visit: AuthContext,
  link: ConfirmationInput & { token: string; type: LinkType; answer: 'in_browser' | 'to_caller' },
): Promise<Confirmation> {
  return visit.platform.database.transaction().execute(async (tx) => {
    const token = await lockTokenByLink(tx, hashSecret(link.token))
    if (token === undefined || !isTokenUsable(visit, token, link.type))
      throw new Refusal('otp_expired', 'Email link is invalid or has expired')
    const inPkce = link.answer === 'in_browser' && link.token.startsWith('pkce_')
    const flow = inPkce ? flowOf[link.type] : undefined
    return settle(tx, visit, { ...link, token, flow })
  })
}

/**
 * Verifies six digits. Wrong guesses are saved, and after a few the code is void; the link stays
 * valid.
 */
export async function confirmByCode(
  visit: AuthContext,
  input: ConfirmationInput & { email: string; code: string; type: LinkType },
): Promise<Confirmation> {
  const email = normalizeEmail(input.email)
  if (!isEmail(email))
    throw new Refusal('validation_failed', 'Invalid email format', { status: 422 })
  await limitCodes(visit, email)

  const confirmed = await visit.platform.database.transaction().execute(async (tx) => {
    const tokens = await tokensFor(tx, { email, type: input.type })
    const token = await findTokenByCode(tx, visit, { tokens, code: input.code })
    return token === undefined ? undefined : settle(tx, visit, { ...input, token })
  })
  if (confirmed === undefined) throw new Refusal('otp_expired', 'Token has expired or is invalid')
  return confirmed
}

async function tokensFor(
  tx: Transaction,
  { email, type }: { email: string; type: LinkType },
): Promise<readonly OneTimeToken[]> {
  const current = (await findUserByEmail(tx, email))?.id
  const userId =
    type === 'email_change' ? (current ?? (await findUserIdByWantedEmail(tx, email))) : current
  if (userId === undefined) return []
  return lockTokens(tx, { userId, kinds: kindsOf[type], address: email })
}

/** True if the token is for this type of link and hasn't expired. */
export function isTokenUsable(visit: AuthContext, token: OneTimeToken, type: LinkType): boolean {
  return kindsOf[type].includes(token.kind) && token.expiresAt > visit.now
}

interface Settling extends ConfirmationInput {
  readonly token: OneTimeToken
  readonly flow?: FlowMethod | undefined
}

async function settle(
  tx: Transaction,
  visit: AuthContext,
  { token, flow, password, canAsk }: Settling,
): Promise<Confirmation> {
  const { userId } = token
  if (token.kind === 'email_change_new' || token.kind === 'email_change_current') {
    const agreed = await agreeToEmail(tx, visit, token)
    if (agreed === 'half') return { kind: 'half' }
    if (agreed === 'void') throw new Refusal('otp_expired', 'Email link is invalid or has expired')
  } else {
    await claimAccount(tx, visit, { token, by: 'email', password, canAsk })
    await confirmEmail(tx, userId, visit.now)
    await deleteTokensOf(tx, userId)
  }
  await requireNotBanned(tx, visit, userId)
  if (flow === undefined)
    return { kind: 'session', grant: await startSession(tx, visit, { userId, method: 'otp' }) }

  const code = uuidv4()
  const wanted = { userId, authenticationMethod: flow, codeHash: hashSecret(code), now: visit.now }
  if (!(await issueAuthCode(tx, wanted)))
    throw new Refusal('flow_state_not_found', 'invalid flow state, no valid flow state found')
  return { kind: 'auth_code', code }
}

async function requireNotBanned(
  tx: Transaction,
  visit: AuthContext,
  userId: string,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (user?.bannedUntil && user.bannedUntil > visit.now)
    throw new Refusal('user_banned', 'User is banned')
}
