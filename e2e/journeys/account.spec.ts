import type { Page } from '@playwright/test'

import { signIn, test as signedIn } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'

const vera = { firstName: 'Vera', lastName: 'Vega' }

const test = signedIn.extend({
  page: async ({ page, context, touchline }, use) => {
    await signIn(context, touchline.address, vera)
    await page.goto('/update-profile')
    await expect(page.getByRole('heading', { name: 'Edit my profile' })).toBeVisible()
    await use(page)
  },
})

/** The browser logs each refused request, which is expected here. */
const refusals = test.extend({ silence: async ({ page: _page }, use) => use() })

async function changePassword(page: Page, typed: readonly [string, string, string]): Promise<void> {
  await page.getByLabel('Old password').fill(typed[0])
  await page.getByLabel('New password', { exact: true }).fill(typed[1])
  await page.getByLabel('Confirm new password').fill(typed[2])
  await page.getByRole('button', { name: 'Change password' }).click()
}

refusals('a password is changed with the old one', async ({ page }) => {
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Fill in this field')).toHaveCount(2)

  await changePassword(page, ['correct horse 9', 'better horse 10', 'other horse 11'])
  const differ = page.getByText("New passwords don't match")
  await expect(differ).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('other horse 11')
  await expect(differ).toHaveCount(0)

  await changePassword(page, ['wrong horse 8', 'better horse 10', 'better horse 10'])
  await expect(page.getByText('Current password is incorrect.')).toBeVisible()

  await changePassword(page, ['correct horse 9', 'better horse 10', 'better horse 10'])
  await expect(page.getByText('Password has been changed successfully')).toBeVisible()
})

refusals('nothing stays on screen for the next person', async ({ page }) => {
  await page.goto('/update-profile?view=preferences')
  await page.getByRole('button', { name: 'Sign out' }).last().click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Vera Vega')).toHaveCount(0)
})

refusals('signing out on a public page leads to the sign-in page too', async ({ page }) => {
  await page.goto('/benefits')
  await page.getByRole('button', { name: vera.firstName }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
