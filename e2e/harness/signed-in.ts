import type { BrowserContext } from '@playwright/test'

import { codeFor } from './confirming.ts'
import { patientFetch } from './patient-fetch.ts'
import type { PostOffice } from './post-office.ts'
import { test as base } from './test.ts'

/** A Touchline that confirms accounts by itself: for journeys that begin after signing in. */
export const test = base.extend({
  settings: async ({ settings }, use) =>
    use({ ...settings, AUTH_AUTOCONFIRM: 'on', CAPTCHA_PROVIDER: 'off' }),
})

export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** One of its own for everyone who needs no certain one. */
  readonly email?: string
}

export const password = 'correct horse 9'

/**
 * Makes an account; answers its address and its first session, as the wire has it. Where addresses
 * have to be confirmed, the code is read in the post office, or in the mailbox page without one.
 */
export async function makeAccount(
  address: string,
  { firstName, lastName, ...known }: Person,
  postOffice?: PostOffice,
): Promise<{ email: string; session: string }> {
  const email = known.email ?? `${firstName}.${crypto.randomUUID()}@club.example`.toLowerCase()
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await patientFetch(`${address}/auth/v1${path}`, sent)
    const text = await response.text()
    if (!response.ok) throw new Error(`no account for ${email}: ${response.status} ${text}`)
    return text
  }
  const data = { first_name: firstName, last_name: lastName }
  const answer = await post('/signup', { email, password, data })
  if (answer.includes('"access_token"')) return letterByLetter(address, { email, session: answer })
  const token = await codeFor(email, { address, postOffice })
  const session = await post('/verify', { type: 'signup', email, token })
  return letterByLetter(address, { email, session })
}

/** A journey does not wait for the evening: each letter comes by itself. */
async function letterByLetter<Made extends { readonly session: string }>(
  address: string,
  made: Made,
): Promise<Made> {
  const session: unknown = JSON.parse(made.session)
  const token =
    typeof session === 'object' && session ? String(Reflect.get(session, 'access_token')) : ''
  const response = await patientFetch(`${address}/rest/v1/me/letters`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ summary: { isOn: false, sendAt: '18:00' } }),
  })
  if (!response.ok) throw new Error(`no letters one by one: ${response.status}`)
  return made
}

/** Makes an account and puts its session into the browser, as signing in would; answers its address. */
export async function signIn(
  context: BrowserContext,
  address: string,
  person: Person,
): Promise<string> {
  const { email, session } = await makeAccount(address, person)
  await enter(context, session)
  return email
}

/** Puts a session into the browser; a newer one that is there already stays. */
export async function enter(context: BrowserContext, session: string): Promise<void> {
  await context.addInitScript(
    `if (location.protocol === 'http:') localStorage.getItem('touchline-session') ??
      localStorage.setItem('touchline-session', ${JSON.stringify(session)})`,
  )
}
