import type { BrowserContext } from '@playwright/test'

import { codeFor } from './confirming.ts'
import { patientFetch } from './patient-fetch.ts'
import type { PostOffice } from './post-office.ts'
import { test as base } from './test.ts'

/** An installation that confirms accounts automatically, for journeys that start signed in. */
export const test = base.extend({
  settings: async ({ settings }, use) =>
    use({ ...settings, AUTH_AUTOCONFIRM: 'on', CAPTCHA_PROVIDER: 'off' }),
})

export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** Generated if undefined. */
  readonly email?: string
}

export const password = 'correct horse 9'

/**
 * Creates an account; returns its address and first session. If addresses must be confirmed, reads
 * the code from the SMTP server or the mailbox page.
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

/** Turns off the evening summary: a journey gets each email separately. */
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

/**
 * Creates an account and stores its session in the browser, like signing in; returns its address.
 */
export async function signIn(
  context: BrowserContext,
  address: string,
  person: Person,
): Promise<string> {
  const { email, session } = await makeAccount(address, person)
  await enter(context, session)
  return email
}

/** Stores a session in the browser; keeps a newer one. */
export async function enter(context: BrowserContext, session: string): Promise<void> {
  await context.addInitScript(
    `if (location.protocol === 'http:') localStorage.getItem('touchline-session') ??
      localStorage.setItem('touchline-session', ${JSON.stringify(session)})`,
  )
}
