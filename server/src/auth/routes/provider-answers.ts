import type { AuthContext } from '../commands/auth-context.ts'
import type { OAuthOutcome } from '../commands/provider-flow.ts'
import type { Refusal } from '../commands/refusals.ts'
import { sessionBody } from '../commands/sessions.ts'

/** Where a browser returning from the provider goes, with its session or a code for one. */
export async function landingAddress(
  visit: AuthContext,
  target: string,
  landing: OAuthOutcome,
): Promise<string> {
  const url = new URL(target)
  if (landing.kind === 'auth_code') {
    url.searchParams.set('code', landing.code)
    return url.href
  }
  const body = await sessionBody(visit, landing.grant)
  const { provider_token: token, provider_refresh_token: refreshToken } = body
  url.hash = new URLSearchParams({
    access_token: body.access_token,
    expires_at: String(body.expires_at),
    expires_in: String(body.expires_in),
    ...(token === undefined ? {} : { provider_token: token }),
    ...(refreshToken === undefined ? {} : { provider_refresh_token: refreshToken }),
    refresh_token: body.refresh_token,
    sb: '',
    token_type: body.token_type,
  }).toString()
  return url.href
}

export interface OAuthError {
  readonly error: string
  readonly error_code?: string
  readonly error_description: string
}

const denied: readonly string[] = [
  'signup_disabled',
  'user_banned',
  'provider_email_needs_verification',
]

const wordOfStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}

export function oauthErrorOf({ code, status, message }: Refusal): OAuthError {
  const error = denied.includes(code) ? 'access_denied' : (wordOfStatus[status] ?? 'server_error')
  return { error, error_code: code, error_description: message }
}

/** The error in the query, and in the fragment for pages that read it. */
export function errorAddress(target: string, error: OAuthError): string {
  const url = new URL(queryErrorAddress(target, error))
  url.hash = new URLSearchParams({ ...error, sb: '' }).toString()
  return url.href
}

/** The error only in the query, for an unknown page. */
export function queryErrorAddress(target: string, error: OAuthError): string {
  const url = new URL(target)
  for (const [key, value] of Object.entries(error)) url.searchParams.set(key, String(value))
  return url.href
}
