import type { Browser, Page } from '@playwright/test'
import { operations } from '@touchline/text/operations/en'

import { enter, makeAccount, password, test as signedIn } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import type { Touchline } from '../harness/touchline.ts'
import { sender, wordIn } from '../harness/wire.ts'

const operator = { firstName: 'Olga', lastName: 'Operator', email: 'olga@club.example' }
const { groups, features, limits, accounts, announcements, audit } = operations.admin

const staffed = new WeakSet<Touchline>()

/** The browser logs each refused request, which is expected here. */
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

const row = { sport: 'football', gender: 'mixed', ageGroup: 'senior' }

/** A manager with a club that has a team. */
async function aClub(
  browser: Browser,
  { address }: Touchline,
  { email, session }: { readonly email: string; readonly session: string },
) {
  const send = sender(address, session)
  const club = { name: 'CD Norte', memberCount: 20, sport: 'football', phone: '+34600123456' }
  const clubId = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body: club }), 'id')
  const made = await send({
    method: 'POST',
    path: `/rest/v1/clubs/${clubId}/teams`,
    body: { teams: [{ ...row, name: 'Norte U10' }] },
  })
  const context = await browser.newContext({ baseURL: address })
  await enter(context, session)
  return {
    email,
    page: await context.newPage(),
    team: `/team/${wordIn(made, 'teams', '0', 'id')}`,
    close: () => context.close(),
  }
}

async function enterAs(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText("You're not in a team... yet!")).toBeVisible()
}

async function find(page: Page, words: string): Promise<void> {
  await page.goto('/admin/clubs')
  await page.getByLabel(groups.search).fill(words)
  await page.getByRole('button', { name: groups.find }).click()
  await expect(page.getByRole('heading', { name: 'CD Norte' })).toBeVisible()
}

/** Chooses from the menu of the club. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: groups.menuOf('CD Norte') }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Acts on the club, gives the reason and confirms with the same word. */
async function act(page: Page, action: string): Promise<void> {
  await choose(page, action)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(accounts.reason).fill('Asked by the federation')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('an operator manages a club, and its manager sees the effects', async ({
  page,
  browser,
  touchline,
  postOffice,
}) => {
  const mara = { firstName: 'Mara', lastName: 'Manager' }
  const account = await makeAccount(touchline.address, mara, postOffice)
  const manager = await aClub(browser, touchline, account)
  await enterAs(page, operator.email)
  await find(page, 'nort')

  await test.step('limits', async () => {
    await choose(page, limits.button)
    await page.getByLabel(limits.fields.members).fill('500')
    await page.getByLabel(accounts.reason).fill('A large club')
    await page.getByRole('button', { name: limits.save }).click()
    await expect(page.getByText(limits.used('0', '500'))).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('features', async () => {
    await choose(page, features.button)
    await page.getByRole('combobox', { name: features.names.leagues }).click()
    await page.getByRole('option', { name: features.off, exact: true }).click()
    await page.getByLabel(accounts.reason).fill('The federation runs them')
    await expectAccessible(page)
    await page.getByRole('button', { name: features.save }).click()
    await expect(page.getByText(features.turnedOff, { exact: true })).toBeVisible()

    await manager.page.goto(`${manager.team}/leagues`)
    await expect(manager.page.getByRole('heading', { name: 'Turned off' })).toBeVisible()
    await expect(manager.page.getByRole('link', { name: 'Leagues', exact: true })).toHaveCount(0)
    await expectAccessible(manager.page)
  })

  await test.step('exports it, and the manager is notified', async () => {
    await act(page, groups.actions.export)
    await expect(page.getByRole('link', { name: /^Download export/ })).toBeVisible()
    let letter = await postOffice.letterTo(manager.email)
    while (!letter.subject.includes('exported')) letter = await postOffice.letterTo(manager.email)
    expect(letter.text).toContain('Asked by the federation')
  })

  await test.step('suspends, deletes and restores it', async () => {
    await act(page, groups.actions.suspend)
    await expect(page.getByText(groups.states.suspended, { exact: true })).toBeVisible()
    await manager.page.goto(manager.team)
    await expect(manager.page.getByText(/This club or team is suspended/)).toBeVisible()
    await act(page, groups.actions.resume)
    await expect(page.getByText(groups.states.active, { exact: true })).toBeVisible()
    await act(page, groups.actions.delete)
    await expect(page.getByText(groups.states.deleted, { exact: true })).toBeVisible()
    await act(page, groups.actions.restore)
    await expect(page.getByText(groups.states.active, { exact: true })).toBeVisible()
    await manager.page.goto(manager.team)
    await expect(manager.page.getByRole('link', { name: 'Calendar' }).first()).toBeVisible()
  })

  await test.step('turns a feature off for everyone', async () => {
    await page.goto('/admin/features')
    await page.getByRole('checkbox', { name: features.names.messages }).click()
    await page.getByLabel(accounts.reason).fill('Not offered')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: features.save }).click()
    await expect(page.getByText(features.saved)).toBeVisible()
    await manager.page.goto(`${manager.team}/messages`)
    await expect(manager.page.getByRole('heading', { name: 'Turned off' })).toBeVisible()
  })

  await test.step('an announcement', async () => {
    await page.goto('/admin/announcements')
    await page.getByRole('button', { name: announcements.add }).click()
    await page.getByLabel('English').fill('We update on Sunday.')
    await page.getByLabel(announcements.from).fill('2020-01-01T10:00')
    await page.getByLabel(announcements.to).fill('2099-01-01T10:00')
    await page.getByRole('button', { name: announcements.save }).click()
    await expect(page.getByText(announcements.saved)).toBeVisible()
    // In the list, and at the top as everyone sees it.
    await expect(page.getByText('We update on Sunday.')).toHaveCount(2)
  })

  await page.goto('/admin/audit')
  await expect(
    page.getByText(audit.actions['operations.club_exported'] ?? '').first(),
  ).toBeVisible()
  await expect(page.getByText(audit.actions['operations.features_set'] ?? '').first()).toBeVisible()
  await manager.close()
})
