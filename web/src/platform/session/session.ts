import type { GoTrueClient, Session } from '@supabase/auth-js'
import { sessionKey } from '@touchline/domain/auth/session-key'

import { readStored } from '../browser-storage.ts'

/**
 * Informs code outside the pages (the event stream) of a sign-out: `leaving` before the request,
 * `ended` after success, `left` at the end, also after a failure.
 */
export const sessionEnd = new EventTarget()

let made: GoTrueClient | undefined
let making: Promise<GoTrueClient> | undefined
const watchers = new Set<(client: GoTrueClient) => void>()

/**
 * The auth client, loaded on first use, so that a visitor's first page is small. Email links use
 * the implicit flow, because they are often opened in another browser.
 */
export async function authClient(): Promise<GoTrueClient> {
  making ??= makeClient().catch((error: unknown) => {
    making = undefined
    throw error
  })
  return making
}

/** False without a session or an email link, so that loading the client can wait. */
function mayHaveSession(): boolean {
  return comesFromLink() || readStored(sessionKey) !== undefined
}

/** The `code` in a team's link isn't for signing in. */
function comesFromLink(): boolean {
  const { hash, search, pathname } = globalThis.location
  if (/[#&?](?:access_token|error)=/.test(hash + search)) return true
  return /[#&?]code=/.test(hash + search) && !/\/join(?:-team)?$/.test(pathname)
}

/** Seconds: a token closer to its end is refreshed before use, as the client does. */
const minLeft = 90

/** The stored session if it is valid without a request and no link brings another. */
export function lastingSession(): Session | null {
  if (comesFromLink()) return null
  const session = storedSession()
  const secondsLeft = (session?.expires_at ?? 0) - Date.now() / 1000
  return secondsLeft > minLeft ? session : null
}

/** Milliseconds until the client is loaded for a valid session, as nothing on screen needs it. */
const quietStart = 20_000

/**
 * The stored session, valid or not, for use while offline. The auth client removes refused ones.
 */
export function storedSession(): Session | null {
  const text = readStored(sessionKey) ?? 'null'
  if (parsed?.text !== text) parsed = { text, session: sessionFrom(text) }
  return parsed.session
}

/** Every request reads the session, so it is parsed only after changes. */
let parsed: { readonly text: string; readonly session: Session | null } | undefined

function sessionFrom(text: string): Session | null {
  try {
    const stored: unknown = JSON.parse(text)
    return isSession(stored) ? stored : null
  } catch {
    return null
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  if (!('access_token' in value) || typeof value.access_token !== 'string') return false
  if (!('user' in value) || typeof value.user !== 'object' || value.user === null) return false
  return 'id' in value.user && typeof value.user.id === 'string'
}

interface SessionWatch {
  /** Called with a valid stored session, before the client is loaded. */
  readonly onSession: (session: Session) => void
  /** Called when the client is loaded, also because another tab signs in. */
  readonly onClient: (client: GoTrueClient) => void
  /** Called without a session. */
  readonly onSignedOut: () => void
}

export function watchSession({ onSession, onClient, onSignedOut }: SessionWatch): () => void {
  const wake = (event: StorageEvent) => {
    if (event.key === sessionKey) void authClient()
  }
  watchers.add(onClient)
  globalThis.addEventListener('storage', wake)

  const session = lastingSession()
  let timer: ReturnType<typeof setTimeout> | undefined
  if (made) onClient(made)
  else if (session !== null) {
    queueMicrotask(() => onSession(session))
    timer = setTimeout(() => void authClient().catch(() => undefined), quietStart)
  } else if (mayHaveSession()) authClient().catch(onSignedOut)
  else queueMicrotask(onSignedOut)

  return () => {
    clearTimeout(timer)
    watchers.delete(onClient)
    globalThis.removeEventListener('storage', wake)
  }
}

/** A valid access token, refreshed if needed; undefined if signed out. */
export async function accessToken(): Promise<string | undefined> {
  if (made === undefined) {
    if (!mayHaveSession()) return undefined
    const lasting = lastingSession()
    if (lasting !== null) return lasting.access_token
  }
  const { data } = await (await authClient()).getSession()
  return data.session?.access_token
}

/** Asks the server whether the session is valid; if not, signs out here. */
export async function checkSession(): Promise<void> {
  await (await authClient()).getUser()
}

/** Refreshes the token after a factor was added or removed elsewhere. */
export async function renewSession(): Promise<void> {
  await (await authClient()).refreshSession()
}

async function makeClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js')
  made = new AuthClient({
    url: `${globalThis.location.origin}/auth/v1`,
    storageKey: sessionKey,
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  })
  for (const watch of watchers) watch(made)
  return made
}
