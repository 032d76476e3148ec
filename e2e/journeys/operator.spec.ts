import type { Page } from '@playwright/test'

import { untilKept } from '../harness/device.ts'
import { makeAccount, password, test as signedIn } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import type { Touchline } from '../harness/touchline.ts'

const operator = { firstName: 'Olga', lastName: 'Operator', email: 'olga@club.example' }

const staffed = new WeakSet<Touchline>()

/** An installation with an operator; the browser logs each 503, which is expected here. */
const test = signedIn.extend({
  settings: async ({ settings }, use) =>
    use({ ...settings, AUTH_AUTOCONFIRM: 'off', OPERATOR_EMAILS: operator.email }),
  touchline: async ({ touchline, postOffice }, use) => {
    if (!staffed.has(touchline)) await makeAccount(touchline.address, operator, postOffice)
    staffed.add(touchline)
    await use(touchline)
  },
  silence: async ({ page: _page }, use) => use(),
})

async function enterAs(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText("You're not in a team... yet!")).toBeVisible()
}

test('an operator closes the site and opens it again', async ({
  page,
  browser,
  touchline,
  postOffice,
}) => {
  const vito = { firstName: 'Vito', lastName: 'Visitor' }
  const { email } = await makeAccount(touchline.address, vito, postOffice)
  const elsewhere = await browser.newContext({ baseURL: touchline.address })
  const visitor = await elsewhere.newPage()
  await enterAs(visitor, email)

  await enterAs(page, operator.email)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Maintenance', exact: true }).click()
  await page.getByLabel('Message to visitors').fill('A new pitch for the database.')
  await page.getByRole('button', { name: 'Close the site' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the site' }).click()
  await expect(page.getByText('The site is closed for maintenance')).toBeVisible()

  await test.step('open pages notice with their next request', async () => {
    await visitor.getByRole('link', { name: /^Notifications/ }).click()
    const closed = visitor.getByRole('dialog', { name: 'Site Maintenance' })
    await expect(closed.getByText('A new pitch for the database.')).toBeVisible()
    await expectAccessible(visitor)
    await expectNoSidewaysScroll(visitor)
  })

  await test.step('newly opened addresses get the message from the server', async () => {
    const late = await elsewhere.newPage()
    expect((await late.goto('/teams'))?.status()).toBe(503)
    const heading = late.getByRole('heading', { name: 'Site Maintenance' })
    await expect(heading).toBeVisible()
    const loaded = late.waitForEvent('load')
    await late.getByRole('button', { name: 'Try Again' }).click()
    await loaded
    await expect(heading).toBeVisible()
    await expect(late.getByText('A new pitch for the database.')).toBeVisible()
    await expectAccessible(late)
    await expectNoSidewaysScroll(late)
    await late.close()
  })

  const answer = await fetch(`${touchline.address}/rest/v1/teams`)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  for (const path of ['/administrator', '/admin%2f..%2fteams'])
    expect((await fetch(`${touchline.address}${path}`)).status).toBe(503)

  await page.getByRole('button', { name: 'Open the site' }).click()
  await expect(page.getByText('The site is open', { exact: true })).toBeVisible()
  // On returning to the tab, the page reloads by itself.
  await visitor.evaluate("dispatchEvent(new Event('focus'))")
  await expect(visitor.getByRole('dialog', { name: 'Site Maintenance' })).toHaveCount(0)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await elsewhere.close()
})

test(
  'a closed site is closed to a visitor with cached pages, too',
  inFull,
  async ({ page, browser, touchline: { address } }) => {
    const elsewhere = await browser.newContext({ baseURL: address, serviceWorkers: 'allow' })
    const before = await elsewhere.newPage()
    await before.goto('/teams')
    await untilKept(before)
    await before.goto('/')
    const visitor = await elsewhere.newPage()
    await visitor.goto('/')

    await enterAs(page, operator.email)
    await page.goto('/admin/maintenance')
    await page.getByRole('button', { name: 'Close the site' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close the site' }).click()
    await expect(page.getByText('The site is closed for maintenance')).toBeVisible()

    await test.step('both for pages without requests and for any address', async () => {
      await before.getByRole('link', { name: 'Privacy' }).click()
      await expect(before).toHaveURL(/\/privacy$/)
      await expect(before.getByRole('heading', { name: 'Site Maintenance' })).toBeVisible()
      for (const path of ['/', '/register', '/forgot-password', '/benefits', '/login']) {
        expect((await visitor.goto(path))?.status()).toBe(503)
        await expect(visitor.getByRole('heading', { name: 'Site Maintenance' })).toBeVisible()
      }
      await expectAccessible(visitor)
    })

    await test.step('and both open again automatically', async () => {
      await page.getByRole('button', { name: 'Open the site' }).click()
      await expect(page.getByText('The site is open', { exact: true })).toBeVisible()
      const soon = { timeout: 30_000 }
      await expect(visitor.getByRole('heading', { name: 'Welcome back' })).toBeVisible(soon)
      await expect(before.getByRole('heading', { name: 'Site Maintenance' })).toHaveCount(0, soon)
    })
    await elsewhere.close()
  },
)

test('the menu has the administration at once', inFull, async ({ page }) => {
  await enterAs(page, operator.email)
  const known = page.waitForResponse('**/rest/v1/me')
  await page.goto('/benefits')
  await known
  await page.getByRole('button', { name: operator.firstName }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  const entries = await page.getByRole('menuitem').allTextContents()
  expect(entries).toContain('Administration')
})

test(
  'an operator disables an account, which signs it out',
  inFull,
  async ({ page, browser, touchline, postOffice }) => {
    const bob = { firstName: 'Bob', lastName: 'Bad' }
    const { email } = await makeAccount(touchline.address, bob, postOffice)
    const elsewhere = await browser.newContext({ baseURL: touchline.address })
    const person = await elsewhere.newPage()
    await enterAs(person, email)
    await person.goto('/admin')
    await expect(person.getByText('Oops! Page not found')).toBeVisible()
    await person.goto('/dashboard')

    await enterAs(page, operator.email)
    await page.goto('/admin/accounts')
    await page.getByLabel('Email or account id').fill(email)
    await page.getByRole('button', { name: 'Search' }).click()
    // The unfiltered list shows all accounts.
    const menu = page.getByRole('button', { name: /^Actions for/ })
    await expect(menu).toHaveCount(1)
    await menu.click()
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    await page.getByLabel('Reason').fill('Asked by the club')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await expect(page.getByText('Account disabled.')).toBeVisible()
    await expect(person).toHaveURL(/\/login/)

    await person.getByLabel('Email', { exact: true }).fill(email)
    await person.getByLabel('Password', { exact: true }).fill(password)
    await person.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(person.getByRole('alert')).toBeVisible()
    await page.goto('/admin/audit')
    await expect(page.getByText('Account disabled').first()).toBeVisible()
    await elsewhere.close()
  },
)

test(
  'an operator writes the imprint, and visitors of every language read it',
  inFull,
  async ({ page, browser, touchline }) => {
    const elsewhere = await browser.newContext({ baseURL: touchline.address, locale: 'de-DE' })
    const visitor = await elsewhere.newPage()
    await visitor.goto('/imprint')
    await expect(visitor.getByText('noch keinen Namen und keine Anschrift')).toBeVisible()

    await enterAs(page, operator.email)
    await page.goto('/admin/pages')
    await expect(page.getByRole('heading', { name: 'Imprint and privacy' })).toBeVisible()
    await page.getByLabel('Text', { exact: true }).fill('# Run by\nHarbour Lions e. V.\n\nQuay 1')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved and published.')).toBeVisible()

    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'Run by' })).toBeVisible()
    await expect(visitor.getByText('Quay 1')).toBeVisible()
    await expectAccessible(visitor)
    await expectNoSidewaysScroll(visitor)
    await elsewhere.close()
  },
)

test(
  'an operator writes a newsletter, previews it, and sends it once',
  inFull,
  async ({ page, postOffice }) => {
    await enterAs(page, operator.email)
    await page.goto('/update-profile?view=preferences')
    await page.getByLabel('Product news').click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Preferences saved')).toBeVisible()
    await page.getByRole('checkbox', { name: 'One email a day' }).click()
    await expect(page.getByRole('textbox', { name: 'At' })).toHaveValue('18:00')

    await page.goto('/admin/newsletters')
    await page.getByRole('link', { name: 'Write a newsletter' }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Add a subject', { exact: true })).toBeVisible()
    await page.getByLabel('Subject').fill('Leagues are here')
    await page.getByRole('textbox', { name: 'Text' }).fill('Draw them, fill them in.')
    await expect(page.getByRole('figure', { name: 'Email preview' })).toContainText(
      'Draw them, fill them in.',
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Save draft' }).click()

    await page.getByRole('button', { name: 'Send to 1 person' }).click()
    const question = page.getByRole('alertdialog', { name: 'Send this newsletter?' })
    await question.getByRole('button', { name: 'Send to 1 person' }).click()
    await expect(page.getByText('Sent', { exact: true })).toBeVisible()
    let letter = await postOffice.letterTo(operator.email)
    while (letter.subject !== 'Leagues are here') letter = await postOffice.letterTo(operator.email)
    expect(letter.text).toContain('Draw them, fill them in.')
    await page.goto('/admin/newsletters')
    await expect(page.getByText('1 sent')).toBeVisible()
  },
)
