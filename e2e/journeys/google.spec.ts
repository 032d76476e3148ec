import { expect, type Page } from '@playwright/test'

import { gloria, guido, openGoogle } from '../harness/openid.ts'
import { test } from '../harness/test.ts'
import { openTouchline, type Touchline } from '../harness/touchline.ts'

interface OfWorker {
  readonly withGoogle: Touchline
}

/** A Touchline whose Google button leads to a provider of the test. */
const googleTest = test.extend<object, OfWorker>({
  withGoogle: [
    async ({ postOffice }, use) => {
      const google = await openGoogle()
      const touchline = await openTouchline({
        SMTP_URL: postOffice.smtpUrl,
        AUTH_RATE_LIMITS: 'off',
        AUTH_MANUAL_LINKING: 'on',
        ...google.settings,
      })
      await use(touchline)
      await touchline.stop()
      await google.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ withGoogle }, use) => use(withGoogle.address),
})

async function toGoogle(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Google', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

googleTest('somebody signs in with Google, and is asked again which account', async ({ page }) => {
  await toGoogle(page)
  await page.getByRole('button', { name: gloria.name }).click()
  await expect(page.getByText("You're not in a team... yet!")).toBeVisible()
  const stored = await page.evaluate<string>('JSON.stringify(localStorage)')
  expect(stored).toContain('Gloria')

  await page.evaluate('localStorage.clear()')
  await toGoogle(page)
  await page.getByRole('button', { name: guido.name }).click()
  await expect(page.getByText("You're not in a team... yet!")).toBeVisible()
})

googleTest('somebody who changes their mind is back on a page that says so', async ({ page }) => {
  await toGoogle(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Google sign-in failed. Please try again.')).toBeVisible()
})
