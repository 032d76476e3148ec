import type { BrowserContext } from '@playwright/test'

import { listenTo } from './console.ts'
import { enter, makeAccount, type Person, test as signedIn } from './signed-in.ts'
import { expect } from './test.ts'
import { openTouchline } from './touchline.ts'
import { type Send, sender } from './wire.ts'

/** Whoever looks at the pages for operators, and whoever closes the site. */
export const operators = ['olga@club.example', 'otto@club.example'] as const

export const test = signedIn.extend({
  touchline: [
    async ({ postOffice }, use) => {
      const touchline = await openTouchline({
        SMTP_URL: postOffice.smtpUrl,
        AUTH_AUTOCONFIRM: 'on',
        AUTH_PHONE: 'on',
        AUTH_RATE_LIMITS: 'off',
        CAPTCHA_PROVIDER: 'off',
        OPERATOR_EMAILS: operators.join(','),
      })
      await use(touchline)
      await touchline.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** The browser reports each page that comes with 404 or 503; here that is what is asked for. */
export const refused = test.extend({
  silence: async ({ context }, use) => {
    const lines: string[] = []
    listenTo(context, lines)
    await use()
    expect(lines.filter((line) => !/status of (?:404|503)\b/.test(line))).toEqual([])
  },
})

export const sina: Person = { firstName: 'Sina', lastName: 'Schirm' }

/** Somebody new, in this browser and on the wire; the account's language goes before the browser's. */
export async function come(context: BrowserContext, address: string, person = sina) {
  const { email, session } = await makeAccount(address, person)
  await enter(context, session)
  const send = sender(address, session)
  return { email, send, speak: speaking(send) }
}

export const speaking = (send: Send) => (language: string) =>
  send({ method: 'PATCH', path: '/rest/v1/me', body: { language } })
