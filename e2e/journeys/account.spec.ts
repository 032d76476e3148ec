import type { Page } from '@playwright/test'

import { enter, signIn, test as signedIn } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

const vera = { firstName: 'Vera', lastName: 'Vega' }

const test = signedIn.extend({
  page: async ({ page, context, touchline }, use) => {
    await signIn(context, touchline.address, vera)
    await page.goto('/update-profile')
    await expect(page.getByRole('heading', { name: 'Edit my profile' })).toBeVisible()
    await use(page)
  },
})

/** The browser itself reports every refused request; here refusals are what is asked for. */
const refusals = test.extend({ silence: async ({ page: _page }, use) => use() })

test('password managers know each field', async ({ page, browser, touchline }) => {
  const kindOf = async (on: Page, label: string) =>
    on.getByLabel(label, { exact: true }).getAttribute('autocomplete')
  expect(await kindOf(page, 'Old password')).toBe('current-password')
  expect(await kindOf(page, 'New password')).toBe('new-password')
  expect(await kindOf(page, 'Confirm new password')).toBe('new-password')

  const context = await browser.newContext({ baseURL: touchline.address })
  const visitor = await context.newPage()
  await visitor.goto('/login')
  expect(await kindOf(visitor, 'Email')).toBe('username')
  expect(await kindOf(visitor, 'Password')).toBe('current-password')
  await visitor.goto('/register')
  expect(await kindOf(visitor, 'Email address')).toBe('username')
  expect(await kindOf(visitor, 'Password')).toBe('new-password')
  await context.close()
})

test('a password can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate("navigator.clipboard.writeText('from the manager 7')")
  for (const label of ['Old password', 'New password', 'Confirm new password']) {
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    await field.press('ControlOrMeta+v')
    await expect(field).toHaveValue('from the manager 7')
  }
})

async function changePassword(page: Page, typed: readonly [string, string, string]): Promise<void> {
  await page.getByLabel('Old password').fill(typed[0])
  await page.getByLabel('New password', { exact: true }).fill(typed[1])
  await page.getByLabel('Confirm new password').fill(typed[2])
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('a profile is refused field by field, then saved and shown', async ({ page }) => {
  await page.getByLabel('First name').fill(' ')
  await page.getByLabel('Surname').fill('')
  await page.getByLabel('Date of birth').fill('31/02/1990')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Surname is required')).toBeVisible()
  await expect(page.getByText('Please enter a real date in the past, as DD/MM/YYYY')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('First name').fill('Vera Ana')
  await page.getByLabel('Surname').fill('Vega Ruiz')
  await page.getByLabel('Date of birth').fill('04/09/1990')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile has been updated successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Vera Ana Vega Ruiz' })).toBeVisible()
  const initial = page.getByRole('button', { name: 'Vera Ana' }).locator('[aria-hidden]')
  await expect(initial).toHaveText('V')
  await expect(page.getByLabel('Date of birth')).toHaveValue('04/09/1990')
  await expectNoSidewaysScroll(page)
})

refusals('a password is changed by whoever knows the old one', async ({ page }) => {
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Please fill in this field')).toHaveCount(3)

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

test('language and appearance hold at once, and on the next visit', async ({ page }) => {
  await page.getByRole('link', { name: 'Preferences' }).click()
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByLabel('Language').click()
  await page.getByRole('option', { name: 'spanish' }).click()
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible()
  await expectAccessible(page)

  await page.evaluate(() => {
    localStorage.removeItem('touchline.theme')
    localStorage.removeItem('touchline.language')
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('a device that was never used before shows nothing in another language', async ({
  page,
  context,
  browser,
  touchline,
}) => {
  await page.getByRole('link', { name: 'Preferences' }).click()
  await page.getByLabel('Language').click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('option', { name: 'spanish' }).click()
  await saved

  const { origins } = await context.storageState()
  const kept = origins[0]?.localStorage.find(({ name }) => name === 'touchline-session')
  const device = await browser.newContext({ baseURL: touchline.address, locale: 'en-GB' })
  await enter(device, kept?.value ?? '')
  const first = await device.newPage()
  await first.addInitScript(`addEventListener('DOMContentLoaded', () => {
    globalThis.seen = []
    new MutationObserver(() => seen.push(document.querySelector('main')?.innerText ?? ''))
      .observe(document.body, { childList: true, subtree: true, characterData: true })
  })`)
  await first.goto('/update-profile')
  await expect(first.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible()
  const seen = await first.evaluate<string[]>('seen')
  expect(seen.join('\n')).toContain('Mi cuenta')
  expect(seen.join('\n')).not.toContain('My account')
  await device.close()
})

refusals(
  'an account that cannot be read says so on a device that does not know it',
  async ({ page, context, browser, touchline }) => {
    await expect(page).toHaveURL(/update-profile/)
    const { origins } = await context.storageState()
    const kept = origins[0]?.localStorage.find(({ name }) => name === 'touchline-session')
    const device = await browser.newContext({ baseURL: touchline.address, locale: 'en-GB' })
    await enter(device, kept?.value ?? '')
    const first = await device.newPage()
    let asked = 0
    await first.route('**/rest/v1/me', (route) => {
      asked += 1
      return route.fulfill({ status: 500, json: { code: 'unexpected', message: 'unexpected' } })
    })
    await first.goto('/update-profile')
    const failure = first.getByText('Your account could not be loaded')
    await expect(failure).toBeVisible()
    await first.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toBeVisible()
    expect(asked).toBeLessThan(6)
    await device.close()
  },
)

refusals('a server that does not answer is waited for', async ({ page }) => {
  let isAway = true
  await page.route(/\/(?:rest\/v1|readyz)/, (route) =>
    isAway ? route.abort('connectionrefused') : route.continue(),
  )
  await page.reload()
  await expect(page.getByText('Touchline does not answer')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  isAway = false
  await expect(page.getByRole('heading', { name: 'Edit my profile' })).toBeVisible()
})

refusals('nothing is left on screen for who comes after', async ({ page }) => {
  await page.goto('/update-profile?view=preferences')
  await page.getByRole('button', { name: 'Sign out' }).last().click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Vera Vega')).toHaveCount(0)
})

refusals('a page for everybody is left for the sign-in page, too', async ({ page }) => {
  await page.goto('/benefits')
  await page.getByRole('button', { name: vera.firstName }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
