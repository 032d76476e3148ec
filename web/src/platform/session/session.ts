import type { GoTrueClient, Session } from '@supabase/auth-js'

import { readStored } from '../browser-storage.ts'
import { authPlace, type AuthPlace } from './auth-place.ts'

/** Where the browser keeps the session. */
export const storageKey = 'touchline-session'

/**
 * Tells what runs beside the pages (the event stream) of a sign-out: `leaving` before the server is asked,
 * `ended` once it has taken it, `left` when it is over, also where it was refused.
 */
export const farewell = new EventTarget()

let made: GoTrueClient | undefined
let making: Promise<GoTrueClient> | undefined
const watchers = new Set<(client: GoTrueClient) => void>()

/**
 * The client of the auth service, fetched and made when it is first needed: a visitor's first page
 * does without it. Links of mails use the implicit flow: they are often opened in another browser
 * than the one that asked for them.
 */
export async function authClient(): Promise<GoTrueClient> {
  making ??= makeClient().catch((error: unknown) => {
    making = undefined
    throw error
  })
  return making
}

/** False where nobody is signed in and no link of a mail was opened: the client can wait. */
function mayHaveSession(): boolean {
  const { hash, search } = globalThis.location
  const fromLink = /[#&?](?:access_token|code|error)=/.test(hash + search)
  return fromLink || readStored(storageKey) !== undefined
}

/**
 * The session as this browser has it, good or not: a page may open with it while nobody can be asked.
 * The auth client removes one that was refused.
 */
export function storedSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? 'null')
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
  /** Called once there is a client, also when another tab signs in. */
  readonly onClient: (client: GoTrueClient) => void
  /** Called when there is no session to look for. */
  readonly onNobody: () => void
}

export function watchSession({ onClient, onNobody }: SessionWatch): () => void {
  const wake = (event: StorageEvent) => {
    if (event.key === storageKey) void authClient()
  }
  watchers.add(onClient)
  globalThis.addEventListener('storage', wake)

  if (made) onClient(made)
  else if (mayHaveSession()) authClient().catch(onNobody)
  else queueMicrotask(onNobody)

  return () => {
    watchers.delete(onClient)
    globalThis.removeEventListener('storage', wake)
  }
}

/** A token that is good for a request now, refreshed when needed; undefined when nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  if (made === undefined && !mayHaveSession()) return undefined
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
  const [{ AuthClient }, place] = await Promise.all([import('@supabase/auth-js'), authPlace()])
  made = new AuthClient({
    url: place.url,
    headers: keyOf(place),
    storageKey,
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  })
  for (const watch of watchers) watch(made)
  return made
}

/** The public key some servers want to see with every request. */
function keyOf({ apiKey }: AuthPlace): Record<string, string> {
  return apiKey === undefined ? {} : { apikey: apiKey, authorization: `Bearer ${apiKey}` }
}
