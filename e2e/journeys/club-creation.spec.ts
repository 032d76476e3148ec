import type { Page } from '@playwright/test'

import { come, refused } from '../harness/screens.ts'
import { expect } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

/** Failures are caused on purpose; the browser logs them. */
const test = refused.extend({ silence: async ({ page: _page }, use) => use() })

const inTrouble = { status: 500, json: { code: 'unexpected', message: 'unexpected' } }
const signedOut = { status: 401, json: { code: 'not_signed_in', message: 'not_signed_in' } }

async function fillClub(page: Page, teams: string): Promise<void> {
  await page.goto('/create-club')
  await page.getByLabel('Club name').fill('CD Sur')
  await page.getByLabel('Number of members').fill('20')
  await page.getByLabel('Number of teams').fill(teams)
  const sport = page.getByRole('combobox', { name: 'Sport' })
  await sport.fill('Floorball')
  // The list must be open to receive the key.
  await expect(sport).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Phone' }).fill('612 345 678')
}

async function expectInOrder(page: Page, wanted: readonly string[]): Promise<void> {
  const shown = (await page.locator('form label').allInnerTexts()).join('\n')
  const places = wanted.map((label) => shown.indexOf(label))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
}

test('the fields of a team are in order', async ({ page, context, touchline }) => {
  await come(context, touchline.address)
  await page.goto('/create-team')
  await expect(page.getByLabel('Team name')).toBeVisible()
  // The words for genders depend on the age.
  const kind = ['Team name', 'Sport', 'Age', 'Gender', 'Team type', 'Phone']
  await expectInOrder(page, [...kind, 'Team color', 'Notes', 'Team logo', 'Country'])
})

test('the fields of a club are in order, and failures are shown', async ({
  page,
  context,
  touchline,
}) => {
  await come(context, touchline.address)
  await fillClub(page, '0')
  await expectInOrder(page, ['Club name', 'Number of members', 'Number of teams', 'Sport', 'Phone'])

  const create = page.getByRole('button', { name: 'Create club' })
  await page.route('**/rest/v1/clubs', (route) => route.fulfill(inTrouble))
  await create.click()
  await expect(page.getByText('Error creating club. Please try again.')).toBeVisible()
  // An error toast stays until closed and holds back the next one.
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/rest/v1/clubs')
  await create.click()
  await expect(page).toHaveURL(/\/teams\?view=my-clubs$/)

  await fillClub(page, '1')
  await page.route('**/rest/v1/clubs', (route) => route.fulfill(signedOut))
  await create.click()
  await expect(page.getByText('You must be logged in to create a club')).toBeVisible()
})

test('a club’s teams can be added later, and failures are shown', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address)
  const club = { name: 'CD Sur', memberCount: 20, teamCount: 1, sport: 'swimming' }
  const body = { ...club, phone: '+34600123456' }
  const id = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body }), 'id')
  await page.goto(`/create-club-teams?club=${id}`)
  await page
    .getByRole('button', { name: 'later...' })
    .or(page.getByText('later...'))
    .first()
    .click()
  await expect(page).toHaveURL(/\/teams/)
  // People with a club and no team start at the club.
  await expect(page.getByRole('link', { name: 'CD Sur' })).toBeVisible()

  const address = `**/rest/v1/clubs/${id}/teams`
  // The input is still there the second time: a youth team has boys and girls.
  for (const [answer, sentence, genders] of [
    [inTrouble, 'Error creating teams. Please try again.', ['Men', 'Women', 'Mixed']],
    [signedOut, 'User ID not found. Please try logging in again.', ['Boys', 'Girls', 'Mixed']],
  ] as const) {
    await page.unroute(address)
    await page.goto(`/create-club-teams?club=${id}`)
    const sport = page.getByRole('combobox', { name: 'Sport' })
    await expect(sport).toHaveValue('Swimming')
    await sport.click()
    await expect(page.getByRole('option')).toHaveCount(6)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Gender' }).click()
    for (const gender of genders)
      await expect(page.getByRole('option', { name: gender, exact: true })).toBeVisible()
    await page.getByRole('option', { name: 'Mixed' }).click()
    await page.getByRole('combobox', { name: 'Age group' }).fill('U14')
    await page.keyboard.press('Tab')
    await page.route(address, (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
    )
    await page.getByRole('button', { name: 'Create teams' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
})

test('a club that can’t be deleted stays', async ({ page, context, touchline }) => {
  const { send } = await come(context, touchline.address)
  const body = { name: 'CD Sur', memberCount: 20, sport: 'rugby', phone: '+34600123456' }
  const id = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body }), 'id')
  await page.goto(`/club/${id}`)
  await page.getByRole('button', { name: 'Options for CD Sur' }).click()
  await page.getByRole('menuitem', { name: 'Delete club' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill('CD Sur')
  await page.route(`**/rest/v1/clubs/${id}`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(inTrouble) : route.continue(),
  )
  await question.getByRole('button', { name: 'Delete club' }).click()
  await expect(page.getByText('Failed to delete club')).toBeVisible()
})
