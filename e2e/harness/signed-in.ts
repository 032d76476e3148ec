import type { BrowserContext } from '@playwright/test'

import { test as base } from './test.ts'
import { openTouchline } from './touchline.ts'

/** A Touchline that confirms accounts by itself: for journeys that begin after signing in. */
export const test = base.extend({
  touchline: [
    async ({ postOffice }, use) => {
      const touchline = await openTouchline({
        SMTP_URL: postOffice.smtpUrl,
        AUTH_AUTOCONFIRM: 'on',
        AUTH_RATE_LIMITS: 'off',
        CAPTCHA_PROVIDER: 'off',
      })
      await use(touchline)
      await touchline.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** One of its own for everybody who needs no certain one. */
  readonly email?: string
}

export const password = 'correct horse 9'

/** Makes an account; answers its address and its first session, as the wire has it. */
export async function makeAccount(
  address: string,
  { firstName, lastName, ...known }: Person,
): Promise<{ email: string; session: string }> {
  const email = known.email ?? `${firstName}.${crypto.randomUUID()}@club.example`.toLowerCase()
  const response = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password,
      data: { first_name: firstName, last_name: lastName },
    }),
  })
  return { email, session: await response.text() }
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
