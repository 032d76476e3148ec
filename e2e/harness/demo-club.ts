import { operatorEmail } from '../pictures/worlds.ts'
import { openWithDatabase } from './installations.ts'
import { test as base } from './test.ts'

/** The demo club loads only without accounts; its links are in its mailbox. */
export const test = base.extend<{ readonly address: string }>({
  address: [
    async ({ page: _page }, use) => {
      const touchline = await openWithDatabase({
        AUTH_RATE_LIMITS: 'off',
        CAPTCHA_PROVIDER: 'off',
        OPERATOR_EMAILS: operatorEmail,
        MCP: 'on',
      })
      await use(touchline.address)
      await touchline.stop()
    },
    { timeout: 90_000 },
  ],
})
