import type { GoTrueClient, Session } from '@supabase/auth-js'
import { sessionKey } from '@touchline/domain/auth/session-key'

import { readStored } from '../browser-storage.ts'

/**
 * Tells what runs beside the pages (the event stream) of a sign-out: `leaving` before the server is asked,
 * `ended` once it has taken it, `left` when it is over, also where it was refused.
 */
export const sessionEnd = new EventTarget()

let made: GoTrueClient | undefined
let making: Promise<GoTrueClient> | undefined
const watchers = new Set<(client: GoTrueClient) => void>()

/**
 * The client of the auth service, fetched and made when it is first needed: a visitor's first page
 * does without it. Links of emails use the implicit flow: they are often opened in another browser
 * than the one that asked for them.
 */
export async function authClient(): Promise<GoTrueClient> {
  making ??= makeClient().catch((error: unknown) => {
    making = undefined
    throw error
  })
  return making
}

/** False where no one is signed in and no link of a mail was opened: the client can wait. */
function mayHaveSession(): boolean {
  return comesFromLink() || readStored(sessionKey) !== undefined
}

/** The `code` in the link of a team is none of a sign-in. */
function comesFromLink(): boolean {
  const { hash, search, pathname } = globalThis.location
  if (/[#&?](?:access_token|error)=/.test(hash + search)) return true
  return /[#&?]code=/.test(hash + search) && !/\/join(?:-team)?$/.test(pathname)
}

/** Seconds: a token that ends sooner is renewed before it is used, as the client does. */
const minLeft = 90

/** The session in this browser, if it is good without asking anybody and no link brings another. */
export function lastingSession(): Session | null {
  if (comesFromLink()) return null
  const session = storedSession()
  const secondsLeft = (session?.expires_at ?? 0) - Date.now() / 1000
  return secondsLeft > minLeft ? session : null
}

/** Milliseconds after which the client is fetched beside a session that is good: nothing on screen waits for it. */
const quietStart = 20_000

/**
 * The session as this browser has it, good or not: a page may open with it while no one can be asked.
 * The auth client removes one that was refused.
 */
export function storedSession(): Session | null {
  const text = readStored(sessionKey) ?? 'null'
  if (parsed?.text !== text) parsed = { text, session: sessionFrom(text) }
  return parsed.session
}

/** Every request reads the session: it is parsed when it has changed. */
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
  /** Called with a session that is good as it is: its page begins before there is a client. */
  readonly onSession: (session: Session) => void
  /** Called once there is a client, also when another tab signs in. */
  readonly onClient: (client: GoTrueClient) => void
  /** Called when there is no session to look for. */
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

/** A token that is good for a request now, refreshed when needed; undefined when no one is signed in. */
export async function accessToken(): Promise<string | undefined> {
  if (made === undefined) {
    if (!mayHaveSession()) return undefined
    const lasting = lastingSession()
    if (lasting !== null) return lasting.access_token
  }
  const { data } = await (await authClient()).getSession()
  return data.session?.access_token
}

/** Asks the server whether the session lives; one that was ended elsewhere ends here, too. */
export async function checkSession(): Promise<void> {
  await (await authClient()).getUser()
}

/** Asks for a fresh token: an app was removed or added elsewhere, and another step may be asked for now. */
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
