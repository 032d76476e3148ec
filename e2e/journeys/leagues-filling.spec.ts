import type { BrowserContext, Page } from '@playwright/test'

import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** A coach with a league of four teams that has no match yet; answers where it is. */
async function aLeague(
  context: BrowserContext,
  address: string,
): Promise<{ page: string; league: string; send: Send }> {
  const { session } = await makeAccount(address, { firstName: 'Lia', lastName: 'Liga' })
  await enter(context, session)
  const send = sender(address, session)
  const body = { name: 'Herons', sport: 'football', ageGroup: 'U12' }
  const team = wordIn(await send({ method: 'POST', path: '/rest/v1/teams', body }), 'team', 'id')
  const names = ['Harbour Town', 'Valley Rovers', 'Hill United']
  const made = await send({
    method: 'POST',
    path: `/rest/v1/teams/${team}/leagues`,
    body: { name: 'Northern League', teams: names.map((name) => ({ name })) },
  })
  const id = wordIn(made, 'league', 'id')
  return { page: `/team/${team}/leagues?league=${id}`, league: `/team/${team}/leagues/${id}`, send }
}

/** Keeps a piece of script away until it is let come. */
async function hold(page: Page, address: string) {
  const asked = Promise.withResolvers<undefined>()
  const free = Promise.withResolvers<undefined>()
  await page.route(address, async (route) => {
    asked.resolve(undefined)
    await free.promise
    await route.continue()
  })
  return { isAskedFor: asked.promise, letCome: () => free.resolve(undefined) }
}

const pasted = `Day 1
06/03/2027 10:00 Herons - Harbour Town 2:1
06/03/2027 12:00 Vale Rovers - Hill United 1:1
05/03/2027 Herons - Herons 1:0`

test('a coach pastes results, and what is unclear is asked', async ({
  page,
  context,
  touchline,
}) => {
  const { page: league } = await aLeague(context, touchline.address)
  const script = await hold(page, '**/open-menu-*.js')
  await page.goto(league)
  await test.step('a press before the script of a menu is there opens it once it came', async () => {
    const fill = page.getByRole('button', { name: 'Fill in' })
    await fill.click()
    await script.isAskedFor
    await expect(fill).toBeVisible()
    script.letCome()
  })
  await page.getByRole('menuitem', { name: 'Paste results' }).click()
  await page.getByLabel('Matches and results').fill(pasted)
  await looksRight(page)
  await page.getByRole('button', { name: 'Read', exact: true }).click()

  await test.step('questions are answered, and the difference is seen', async () => {
    await page.getByText('The day stands first').click()
    await page.getByRole('combobox', { name: 'Who is “Vale Rovers”?' }).click()
    await page.getByRole('option', { name: /^Valley Rovers/ }).click()
    await expect(page.getByText('A team cannot play against itself.')).toBeVisible()
    await expect(page.getByText('2 new', { exact: true })).toBeVisible()
    await looksRight(page)
  })

  await page.getByRole('button', { name: 'Import 2 matches' }).click()
  await expect(page.getByText('2 new, 0 changed.')).toBeVisible()
  await looksRight(page)
  await page.getByRole('link', { name: 'To the league' }).click()
  await page.getByLabel('As of').fill('2027-03-07')
  await expect(page.getByRole('row').nth(1)).toContainText('Herons')

  await test.step('a match of others is moved, and its history says so', async () => {
    await page.goto(`${league}&day=none`)
    const enter = page.getByRole('button', { name: /^Enter the result of Valley Rovers/ })
    await enter.click()
    await page.getByText('Date and place').click()
    await page.getByLabel('Date', { exact: true }).fill('2027-03-07')
    await page.getByLabel('Place').fill('Quay Road 2')
    await looksRight(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Quay Road 2')).toBeVisible()
    await enter.click()
    await page.getByText('History', { exact: true }).click()
    await expect(page.getByText('Place: Quay Road 2')).toBeVisible()
    await expect(page.getByText('Match added · Pasted results')).toBeVisible()
    await looksRight(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the paste is taken back, but for what was changed since', async () => {
    await page.goto(`${league}&tab=settings`)
    await page.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('1 match is as it was before.')).toBeVisible()
    await expect(page.getByText(/Valley Rovers – Hill United$/)).toBeVisible()
    await looksRight(page)
  })
})

test('a coach draws fixtures, and the opponent confirms one', async ({
  page,
  browser,
  context,
  touchline,
}) => {
  const { league } = await aLeague(context, touchline.address)
  await page.goto(`${league}/draw`)
  await page.getByLabel('First day').fill('2027-03-06')
  await page.getByText('Once', { exact: true }).click()
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Day 3' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Add 6 matches' }).click()

  await page.getByRole('button', { name: /^Ask the opponent to confirm/ }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByText(/\/match\//)
  await expect(link).toBeVisible()
  await looksRight(page)

  await test.step('the other side proposes a result', async () => {
    const visit = await browser.newContext()
    const visitor = await visit.newPage()
    await visitor.goto((await link.textContent()) ?? '')
    await expect(visitor.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
    await looksRight(visitor)
    await visitor.getByLabel('Your name').fill('Jo Hale')
    await visitor.getByRole('button', { name: 'No, propose something else' }).click()
    await visitor.getByText('The match has been played').click()
    await visitor.getByRole('button', { name: 'Herons: one more' }).click()
    await looksRight(visitor)
    await visitor.getByRole('button', { name: 'Send the proposal' }).click()
    await expect(visitor.getByText('Your proposal is with the other team')).toBeVisible()
    await looksRight(visitor)
    await visit.close()
  })

  await test.step('the coach takes it over', async () => {
    await expect(page.getByText(/^Jo Hale proposes something else/)).toBeVisible()
    await looksRight(page)
    await page.getByRole('button', { name: 'Take it over' }).click()
    await expect(page.getByText(/^Jo Hale confirmed this/)).toBeVisible()
  })
})

test('the winners of a knock-out move up', async ({ page, context, touchline }) => {
  const { league, send } = await aLeague(context, touchline.address)
  await page.goto(`${league}/knock-out`)
  await expect(page.getByText('Winner of tie 1')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await page.getByRole('button', { name: /^Enter the result of Herons/ }).click()
  await page.getByRole('button', { name: 'Herons: one more' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const final = page
    .locator('section', { has: page.getByRole('heading', { name: 'Final' }) })
    .last()
  await expect(final).toContainText('Herons')
  await expect(final).toContainText('Winner of tie 2')
  await looksRight(page)

  await test.step('everybody with the link sees who has gone on', async () => {
    const path = `/rest/v1${league.replace('team', 'teams')}/public-page`
    const opened = await send({ method: 'PUT', path, body: { wish: { kind: 'secret' } } })
    await page.goto(wordIn(opened, 'path'))
    await expect(page.getByRole('heading', { name: 'Cup', exact: true })).toBeVisible()
    await expect(page.getByText('Winner of tie 2')).toBeVisible()
    await looksRight(page)
  })
})
