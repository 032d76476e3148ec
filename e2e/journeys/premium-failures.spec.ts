import type { Page } from '@playwright/test'

import { enter, makeAccount, test as signedIn } from '../harness/signed-in.ts'
import { expect, expectAccessible } from '../harness/test.ts'
import { sender } from '../harness/wire.ts'

/** The browser logs errors, which are caused on purpose here. */
const test = signedIn.extend({ silence: async ({ page: _page }, use) => use() })

/** The response of a function from now on; no request gets through in between. */
async function says(page: Page, name: string, answer: { status: number; json: unknown }) {
  await page.route(`**/functions/v1/${name}`, (route) => route.fulfill(answer))
}

const refused = (status: number, code: string) => ({ status, json: { code, message: code } })
const broken = { status: 500, json: {} }

test.beforeEach(async ({ context, touchline: { address } }) => {
  const { session } = await makeAccount(address, { firstName: 'Lea', lastName: 'Ruiz' })
  await enter(context, session)
  const team = { name: 'Herons', sport: 'football', ageGroup: 'U12' }
  await sender(address, session)({ method: 'POST', path: '/rest/v1/teams', body: team })
})

test('trust.md fault 21: without its provider the Premium page says so and can retry', async ({
  page,
}) => {
  const products = 'fetch-stripe-products'
  await says(page, products, broken)
  await page.goto('/premium')
  await expect(page.getByText('Failed to load subscription options')).toBeVisible()
  await expectAccessible(page)

  await says(page, products, refused(424, 'provider_away'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^The payment provider isn’t responding\./)).toBeVisible()

  await says(page, products, { status: 200, json: { products: [] } })
  // A page that reaches the server again also retries by itself.
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(page.getByText('No subscription options available at this time.')).toBeVisible()
  }).toPass()
})

test('a failed check is reported and does not prevent subscribing', async ({ page }) => {
  const verify = 'verify-subscription'
  await says(page, verify, refused(424, 'provider_away'))
  await page.goto('/premium')
  await expect(page.getByText('Failed to check subscription status')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe Now' }).first()).toBeEnabled()
  await expectAccessible(page)

  await says(page, verify, refused(401, 'not_signed_in'))
  await page.goto('/premium')
  await expect(page.getByText('User not authenticated')).toBeVisible()
})

test('a checkout that can’t be opened says why', async ({ page }) => {
  const checkout = 'create-checkout-session'
  const subscribe = page.getByRole('button', { name: 'Subscribe Now' }).first()
  const close = page.getByRole('button', { name: 'Close' })
  await page.goto('/premium')
  for (const answer of [broken, { status: 200, json: { url: '' } }]) {
    await says(page, checkout, answer)
    await subscribe.click()
    await expect(page.getByText('Failed to create checkout session')).toBeVisible()
    await close.click()
  }
  await says(page, checkout, refused(401, 'not_signed_in'))
  await subscribe.click()
  await expect(page.getByText('You must be logged in to subscribe')).toBeVisible()
})
