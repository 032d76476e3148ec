import { expect, type Page } from '@playwright/test'

import { gloria, greta, guido } from '../harness/openid.ts'
import { signIn, test } from '../harness/signed-in.ts'
import { inFull } from '../harness/test.ts'

/** An installation whose Google button leads to the test's own provider. */
const googleTest = test.extend({
  settings: async ({ settings, google }, use) =>
    use({ ...settings, ...google.settings, AUTH_MANUAL_LINKING: 'on' }),
})

async function toGoogle(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Google', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

googleTest('someone signs in with Google, and can choose the account again', async ({ page }) => {
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

googleTest('someone who cancels returns to a page that says so', async ({ page }) => {
  await toGoogle(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Google sign-in failed. Please try again.')).toBeVisible()
})

googleTest(
  'somebody connects Google with their account, and takes it away again',
  inFull,
  async ({ page, context, touchline }) => {
    await signIn(context, touchline.address, { firstName: 'Greta', lastName: 'Grau' })
    await page.goto('/update-profile?view=security')
    await page.getByRole('button', { name: 'Connect Google' }).click()
    await page.getByRole('button', { name: greta.name }).click()
    await expect(page.getByText('Connected with greta@mail.example')).toBeVisible()

    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('Google disconnected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible()
  },
)
