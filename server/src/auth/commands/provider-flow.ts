import { randomBytes, timingSafeEqual } from 'node:crypto'

import type { Pkce } from '@touchline/domain/auth/pkce'
import { allowedRedirect } from '@touchline/domain/auth/redirects'
import { v4 as uuidv4 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { dropFlow } from '../queries/flows.ts'
import {
  addProviderFlow,
  giveAuthCode,
  lockProviderFlow,
  saveReturn,
  type ProviderFlow,
} from '../queries/provider-flows.ts'
import type { AuthContext } from './auth-context.ts'
import { encrypt } from './encryption.ts'
import type { Provider, ProviderTokens } from './provider.ts'
import { Refusal } from './refusals.ts'
import { hashSecret } from './secrets.ts'
import { startSession, type SessionGrant } from './sessions.ts'
import { signInFromProvider } from './sign-in-from-provider.ts'

const lifetimeMs = 300_000

export interface OAuthRequest {
  readonly provider: string
  readonly pkce: Pkce
  /** The account to add the identity to; undefined for a sign-in. */
  readonly linkingUserId: string | undefined
  /** The secret of the browser that started, if known. */
  readonly browser: string | undefined
  readonly scopes: readonly string[]
  readonly parameters: Readonly<Record<string, string>>
}

/** Where to redirect for signing in at the provider. */
export async function startOAuth(
  visit: AuthContext,
  provider: Provider,
  journey: OAuthRequest,
): Promise<string> {
  const { pkce, browser, scopes, parameters } = journey
  const checks = {
    state: uuidv4(),
    nonce: parameters['nonce'] ?? randomBytes(24).toString('base64url'),
    verifier: randomBytes(32).toString('base64url'),
  }
  const returnTo = `${visit.keys.issuer}/callback`
  const address = await provider.addressFor(checks, { returnTo, scopes, parameters })
  const isOwn = pkce.kind === 'challenge'
  await addProviderFlow(visit.platform.database, {
    id: checks.state,
    provider: journey.provider,
    redirectTo: visit.redirectTo,
    linkingUserId: journey.linkingUserId ?? null,
    challenge: isOwn ? pkce.challenge : null,
    method: isOwn ? pkce.method : null,
    nonce: checks.nonce,
    verifier: checks.verifier,
    browserHash: browser === undefined ? null : hashSecret(browser),
    createdAt: visit.now,
  })
  return address
}

/** The browser that returns from the provider. */
export interface ProviderReturn {
  readonly state: string
  /** Undefined for requests that are no page navigation. */
  readonly browser: { readonly secret: string | undefined } | undefined
}

/** Uses the state once, even if what follows fails. */
export async function consumeState(
  visit: AuthContext,
  returning: ProviderReturn,
): Promise<ProviderFlow> {
  const { state } = returning
  if (state === '') throw new Refusal('bad_oauth_callback', 'OAuth state parameter missing')
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(state))
    throw new Refusal('bad_oauth_state', 'OAuth callback with invalid state')

  return visit.platform.database.transaction().execute(async (tx) => {
    const flow = await lockProviderFlow(tx, state)
    if (flow === undefined) throw new Refusal('bad_oauth_state', 'OAuth state not found or expired')
    if (flow.returnedAt !== null)
      throw new Refusal('flow_state_already_used', 'OAuth state has already been used')
    if (visit.now.getTime() - flow.createdAt.getTime() > lifetimeMs)
      throw new Refusal('bad_oauth_state', 'OAuth state has expired')
    requireSameBrowser(visit, flow, returning)

    if (flow.challenge === null) await dropFlow(tx, flow.id)
    else await saveReturn(tx, flow.id, visit.now)
    return flow
  })
}

/**
 * Requires the browser that started, where it matters: otherwise a stranger could sign someone in
 * to the stranger's account (login CSRF) or add a Google account to it.
 */
function requireSameBrowser(
  visit: AuthContext,
  flow: ProviderFlow,
  { browser }: ProviderReturn,
): void {
  if (browser === undefined || !needsSameBrowser(visit, flow)) return
  const { secret } = browser
  const isSame =
    secret !== undefined &&
    flow.browserHash !== null &&
    timingSafeEqual(hashSecret(secret), flow.browserHash)
  if (!isSame)
    throw new Refusal(
      'bad_oauth_state',
      'OAuth state belongs to another browser. Please try again.',
    )
}

/**
 * With PKCE a session is worthless without the verifier, but an identity is added on return. Other
 * origins that the operator allows can't have our cookie.
 */
function needsSameBrowser(
  visit: AuthContext,
  { challenge, linkingUserId, redirectTo }: ProviderFlow,
): boolean {
  if (linkingUserId === null) return challenge === null
  const { siteUrl } = visit.platform.config.auth
  return new URL(redirectTo).origin === new URL(siteUrl).origin
}

/** What the browser gets: a session, or a code for one. */
export type OAuthOutcome =
  | { readonly kind: 'session'; readonly grant: SessionGrant }
  | { readonly kind: 'auth_code'; readonly code: string }

/** `answer`: the provider's redirect, with its code. */
export async function completeOAuth(
  visit: AuthContext,
  provider: Provider,
  { flow, answer }: { flow: ProviderFlow; answer: URL },
): Promise<OAuthOutcome> {
  const checks = { state: flow.id, nonce: flow.nonce, verifier: flow.verifier }
  const { profile, tokens } = await provider.redeem(answer, checks)
  const arrival = { provider: flow.provider, profile }
  const addTo = flow.linkingUserId ?? undefined
  return signInFromProvider(
    visit,
    { arrival, addTo },
    async (tx, userId): Promise<OAuthOutcome> => {
      if (flow.challenge !== null)
        return { kind: 'auth_code', code: await codeFor(tx, visit, { flow, userId, tokens }) }
      const grant = await startSession(tx, visit, { userId, method: 'oauth' })
      return { kind: 'session', grant: { ...grant, providerTokens: tokens } }
    },
  )
}

async function codeFor(
  tx: Transaction,
  visit: AuthContext,
  { flow, userId, tokens }: { flow: ProviderFlow; userId: string; tokens: ProviderTokens },
): Promise<string> {
  const code = uuidv4()
  const sealedTokens = await encrypt(visit.platform, Buffer.from(JSON.stringify(tokens)), flow.id)
  const { now } = visit
  await giveAuthCode(tx, { id: flow.id, userId, codeHash: hashSecret(code), sealedTokens, now })
  return code
}

/** The original redirect target, checked again against the current allow-list. */
export function redirectTarget(visit: AuthContext, flow: ProviderFlow): string {
  const { siteUrl, redirectAllowList: allowList } = visit.platform.config.auth
  return allowedRedirect([flow.redirectTo], { siteUrl, allowList })
}
