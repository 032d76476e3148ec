import { childrenScope, type Scope } from './scopes.ts'

/** The scopes that assistants' tools need. */
export const assistantScopes = [
  'teams:read',
  'events:read',
  'events:write',
  childrenScope,
] as const satisfies readonly Scope[]

export type AssistantScope = (typeof assistantScopes)[number]

/**
 * The scopes of an authorization request, of which an empty one means all. Unknown ones are left out (RFC 6749,
 * 3.3): many clients add `openid` or `offline_access`.
 */
export function requestedScopes(scope: string | undefined): readonly AssistantScope[] {
  const words = (scope ?? '').split(' ').filter((word) => word !== '')
  return words.length === 0
    ? assistantScopes
    : assistantScopes.filter((known) => words.includes(known))
}

/** RFC 6749, 4.1.2 recommends ten minutes at most; a browser needs a second. */
export const codeLifetimeMs = 60_000

export const accessTokenLifetimeMs = 3_600_000

/** An app is disconnected when unused for so long, and after a year in any case. */
const daysUnrenewed = 90
const maxConnectionDays = 365

/** A lost answer to a renewal may be asked for again for so long, as long as nothing newer was used. */
export const refreshGraceMs = 60_000

const dayLength = 86_400_000

export function connectionEndsAt(now: Date, madeAt: Date): Date {
  const unused = now.getTime() + daysUnrenewed * dayLength
  return new Date(Math.min(unused, madeAt.getTime() + maxConnectionDays * dayLength))
}

/** A refresh token used a second time ends the connection for so long; after that it is unknown. */
const daysUsedKept = 30

export function usedRefreshTokenCutoff(now: Date): Date {
  return new Date(now.getTime() - daysUsedKept * dayLength)
}

/** Apps registered but never connected, and apps unused for so long, are deleted. */
const daysUnconnected = 1
const daysUnused = 365
const hourLength = 3_600_000

export function unconnectedClientCutoff(now: Date): Date {
  return new Date(now.getTime() - daysUnconnected * dayLength)
}

/** While too many apps are registered; people connect one within minutes. */
export function unconnectedClientCutoffWhenFull(now: Date): Date {
  return new Date(now.getTime() - hourLength)
}

export function unusedClientCutoff(now: Date): Date {
  return new Date(now.getTime() - daysUnused * dayLength)
}

/** Anyone can register an app, so their number is bounded. */
export const maxClients = 10_000

export const maxRedirectUris = 5

const longestUri = 500
const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An https address, or one on the person's own computer, without fragment and password (OAuth 2.1, 2.3). */
export function isRedirectUri(uri: string): boolean {
  const url = parsed(uri)
  if (url === undefined || uri.length > longestUri) return false
  if (uri.includes('#') || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || isLoopback(url)
}

/**
 * Whether an app registered this address: exactly the same, but a program on the person's own computer may
 * listen on another port each time (RFC 8252, 7.3).
 */
export function isRegisteredRedirect(uri: string, registered: readonly string[]): boolean {
  return isRedirectUri(uri) && registered.some((one) => one === uri || isSameButPort(one, uri))
}

function isSameButPort(registered: string, uri: string): boolean {
  const [one, other] = [parsed(registered), parsed(uri)]
  if (one === undefined || other === undefined) return false
  return isLoopback(one) && isLoopback(other) && withoutPort(one) === withoutPort(other)
}

function withoutPort(url: URL): string {
  const copy = new URL(url)
  copy.port = ''
  return copy.href
}

/** The host people are shown; null for a program on their own computer. */
export function redirectHost(uri: string): string | null {
  const url = parsed(uri)
  return url === undefined || isLoopback(url) ? null : url.host
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopbackHosts.has(hostname)
}

function parsed(uri: string): URL | undefined {
  const url = /^[\u0021-\u007E]+$/.test(uri) ? URL.parse(uri) : null
  return url ?? undefined
}

/** An S256 challenge (RFC 7636, 4.2): the base64url of a SHA-256. */
export function isChallenge(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)
}

/** RFC 7636, 4.1. */
export function isVerifier(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9\-._~]{43,128}$/.test(text)
}
