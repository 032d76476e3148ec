import type { BrowserContext } from '@playwright/test'

import { test as base } from './test.ts'
import { openTouchline } from './touchline.ts'

/** A Touchline that confirms accounts by itself: for journeys that begin after signing in. */
export const test = base.extend({
  touchline: [
    async ({ postOffice: _none }, use) => {
      const touchline = await openTouchline({
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
}

/** Makes an account and puts its session into the browser, as signing in would. */
export async function signIn(
  context: BrowserContext,
  address: string,
  { firstName, lastName }: Person,
): Promise<void> {
  const response = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${firstName}.${crypto.randomUUID()}@club.example`.toLowerCase(),
      password: 'correct horse 9',
      data: { first_name: firstName, last_name: lastName },
    }),
  })
  const session = await response.text()
  await context.addInitScript(
    `if (location.protocol === 'http:') localStorage.getItem('touchline-session') ??
      localStorage.setItem('touchline-session', ${JSON.stringify(session)})`,
  )
}
