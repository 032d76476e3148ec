import type { Page } from '@playwright/test'

import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

async function createTeam(send: Send, name: string): Promise<string> {
  const body = { name, sport: 'football', ageGroup: 'U12' }
  return wordIn(await send({ method: 'POST', path: '/rest/v1/teams', body }), 'team', 'id')
}

async function writeFixture(
  page: Page,
  { day, opponent, date }: { day: number; opponent: string; date: string },
): Promise<void> {
  const row = page.getByRole('group', { name: `Day ${day}`, exact: true })
  await row.getByLabel('Opponent').fill(opponent)
  await row.getByLabel('Date').fill(date)
  await row.getByLabel('Time').fill('10:30')
}

test('a coach makes a league, enters a result, and the table is right', async ({
  page,
  browser,
  context,
  touchline,
}) => {
  const lea = { firstName: 'Lea', lastName: 'Liga' }
  const { session } = await makeAccount(touchline.address, lea)
  await enter(context, session)
  const team = `/team/${await createTeam(sender(touchline.address, session), 'Herons')}`
  await page.goto(team)

  await test.step('a league needs a name', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('link', { name: 'Leagues' }).click()
    await expect(page.getByText("You haven't created any leagues yet.")).toBeVisible()
    await looksRight(page)
    await page.getByRole('button', { name: /^New league Name it/ }).click()
    await page.getByRole('button', { name: 'Create League' }).click()
    await expect(page.getByText('Please enter a name for your league')).toBeVisible()
    await looksRight(page)
    await page.getByLabel('League Name').fill('Northern Youth League')
    await page.getByRole('button', { name: 'Create League' }).click()
  })

  await test.step('the wizard asks where, how and against whom', async () => {
    await expect(page.getByLabel('League Name')).toHaveValue('Northern Youth League')
    await looksRight(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Days before')).toHaveValue('5')
    await looksRight(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(
      page.getByText('Please add at least one complete fixture with opponent and date'),
    ).toBeVisible()
    await writeFixture(page, { day: 1, opponent: 'Harbour Town', date: '2027-03-06' })
    await writeFixture(page, { day: 2, opponent: 'Valley Rovers', date: '2027-03-13' })
    await looksRight(page)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('League Created Successfully')).toBeVisible()
    await looksRight(page)
  })

  await test.step('the matches stand in the calendar', async () => {
    await page.getByRole('link', { name: 'View in Calendar' }).click()
    await expect(page.getByText('Harbour Town').first()).toBeVisible()
  })

  await test.step('a result is entered with a thumb, and counts', async () => {
    await page.goto(`${team}/leagues`)
    await expect(page.getByRole('heading', { name: 'Upcoming Fixtures' })).toBeVisible()
    await looksRight(page)
    await page.getByText('Day by day').click()
    await looksRight(page)
    await page.getByRole('button', { name: /^Enter the result of Herons/ }).click()
    const more = page.getByRole('button', { name: 'Herons: one more' })
    await more.click()
    await more.click()
    await page.getByRole('button', { name: 'Harbour Town: one more' }).click()
    await looksRight(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Enter the result of Herons/ })).toContainText(
      '2 : 1',
    )
    await page.getByRole('tab', { name: 'Standings' }).click()
    await page.getByLabel('As of').fill('2027-03-10')
    const first = page.getByRole('row').nth(1)
    await expect(first).toContainText('Herons')
    await expect(first.getByRole('strong')).toHaveText('3')
    await looksRight(page)
  })

  await test.step('other rules, another team and a page for everybody', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('combobox', { name: 'How results become a table' }).click()
    await page.getByRole('option', { name: 'Two points for a win' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByText('Rules saved')).toBeVisible()
    await page.getByLabel('Name of another team').fill('Hill United')
    await page.getByRole('button', { name: 'Add team' }).click()
    await expect(page.getByText('Team added')).toBeVisible()
    await page.getByText('Everybody; search engines may find it').click()
    await page.getByLabel('Name in the address').fill('northern-youth-league')
    await page.getByRole('button', { name: 'Save', exact: true }).last().click()
    await expect(page.getByRole('link', { name: 'Public page' })).toBeVisible()
    await looksRight(page)
  })

  await test.step('visitors read it without an account', async () => {
    const visit = await browser.newContext()
    const visitor = await visit.newPage()
    await visitor.goto(new URL('/league/northern-youth-league', page.url()).href)
    await expect(visitor.getByRole('heading', { name: 'Northern Youth League' })).toBeVisible()
    await expect(visitor.getByText('2 : 1')).toBeVisible()
    await expect(visitor.getByRole('row')).toHaveCount(5)
    await looksRight(visitor)
    await visit.close()
  })
})
