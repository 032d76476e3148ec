import type { BrowserContext } from '@playwright/test'

import { listenTo } from './console.ts'
import type { PostOffice } from './post-office.ts'
import { enter, makeAccount, type Person, test } from './signed-in.ts'
import { expect } from './test.ts'
import { type Send, sender } from './wire.ts'

/** The operator, who also closes the site. */
export const operators = ['olga@club.example', 'otto@club.example'] as const

/** The browser logs pages with 404 or 503, which are expected here. */
export const refused = test.extend({
  silence: async ({ context }, use) => {
    const lines: string[] = []
    listenTo(context, lines)
    await use()
    expect(lines.filter((line) => !/status of (?:404|503)\b/.test(line))).toEqual([])
  },
})

/** An installation with operators that confirms email addresses. */
export const operated = refused.extend({
  settings: async ({ settings }, use) =>
    use({ ...settings, AUTH_AUTOCONFIRM: 'off', OPERATOR_EMAILS: operators.join(',') }),
})

export const sina: Person = { firstName: 'Sina', lastName: 'Schirm' }

/** Someone new in this browser and over the API; the account's language overrides the browser's. */
export async function come(
  context: BrowserContext,
  address: string,
  { postOffice, ...person }: Person & { readonly postOffice?: PostOffice } = sina,
) {
  const { email, session } = await makeAccount(address, person, postOffice)
  await enter(context, session)
  const send = sender(address, session)
  return { email, send, speak: setLanguage(send) }
}

export const setLanguage = (send: Send) => (language: string) =>
  send({ method: 'PATCH', path: '/rest/v1/me', body: { language } })
