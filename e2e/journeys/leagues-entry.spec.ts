import type { BrowserContext, Page } from '@playwright/test'

import { aLeague } from '../harness/league.ts'
import { enter, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** The page of a league with four teams and no match, as its coach; returns its path. */
async function comeToLeague(context: BrowserContext, address: string) {
  const others = ['Harbour Town', 'Valley Rovers', 'Hill United']
  const { session, send, leagues, leagueId } = await aLeague(address, others)
  await enter(context, session)
  return { page: `${leagues}?league=${leagueId}`, league: `${leagues}/${leagueId}`, send }
}

/** Delays a script until released. */
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

/** A Saturday next March whose day could also be a month, and the day after. */
const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 5))
day.setUTCDate(day.getUTCDate() + 6 - day.getUTCDay())
const saturday = day.toISOString().slice(0, 10)
const sunday = new Date(day.getTime() + 86_400_000).toISOString().slice(0, 10)

const written = saturday.split('-').toReversed().join('/')
const pasted = `Day 1
${written} 10:00 Herons - Harbour Town 2:1
${written} 12:00 Vale Rovers - Hill United 1:1
${written} Herons - Herons 1:0`

test('a coach pastes results and settles the unclear ones', async ({
  page,
  context,
  touchline,
}) => {
  const { page: league } = await comeToLeague(context, touchline.address)
  const script = await hold(page, '**/open-menu-*.js')
  await page.goto(league)
  await test.step('a menu pressed before its script is loaded opens afterwards', async () => {
    const fill = page.getByRole('button', { name: 'Add results' })
    await fill.click()
    await script.isAskedFor
    await expect(fill).toBeVisible()
    script.letCome()
  })
  await page.getByRole('menuitem', { name: 'Paste results' }).click()
  await page.getByLabel('Matches and results').fill(pasted)
  await looksRight(page)
  await page.getByRole('button', { name: 'Read', exact: true }).click()

  await test.step('nothing can be imported before the questions are answered, and a message says so', async () => {
    await expect(
      page.getByRole('button', { name: 'Import 0 matches' }),
    ).toHaveAccessibleDescription('Answer the questions first.')
  })

  await test.step('answers the questions, and sees the difference', async () => {
    await page.getByText('Day first').click()
    await page.getByRole('combobox', { name: 'Who is “Vale Rovers”?' }).click()
    await page.getByRole('option', { name: /^Valley Rovers/ }).click()
    await expect(page.getByText('A team cannot play against itself.')).toBeVisible()
    await expect(page.getByText('2 new', { exact: true })).toBeVisible()
    await looksRight(page)
  })

  await page.getByRole('button', { name: 'Import 2 matches' }).click()
  await expect(page.getByText('2 new, 0 changed.')).toBeVisible()
  await looksRight(page)
  await page.getByRole('link', { name: 'Go to league' }).click()
  await page.getByLabel('As of').fill(sunday)
  await expect(page.getByRole('row').nth(1)).toContainText('Herons')

  await test.step('moves a match of other teams, and its history shows it', async () => {
    await page.goto(`${league}&day=none`)
    const enter = page.getByRole('button', { name: /^Enter the result of Valley Rovers/ })
    await enter.click()
    await page.getByText('Date and place').click()
    await page.getByLabel('Date', { exact: true }).fill(sunday)
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

  await test.step('undoes the paste, except for later changes', async () => {
    await page.goto(`${league}&tab=settings`)
    await page.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('1 match restored.')).toBeVisible()
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
  const { league } = await comeToLeague(context, touchline.address)
  await page.goto(`${league}/draw`)
  await page.getByLabel('First day').fill(saturday)
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
    await visitor.getByRole('button', { name: 'No, suggest changes' }).click()
    await visitor.getByText('The match has been played').click()
    await visitor.getByRole('button', { name: 'Herons: one more' }).click()
    await looksRight(visitor)
    await visitor.getByRole('button', { name: 'Send suggestion' }).click()
    await expect(visitor.getByText('Suggestion sent')).toBeVisible()
    await looksRight(visitor)
    await visit.close()
  })

  await test.step('the coach accepts it', async () => {
    await expect(page.getByText(/^Jo Hale suggests changes/)).toBeVisible()
    await looksRight(page)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText(/^Jo Hale confirmed this/)).toBeVisible()
  })
})

test('the winners of a knock-out advance', async ({ page, context, touchline }) => {
  const { league, send } = await comeToLeague(context, touchline.address)
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

  await test.step('everyone with the link sees who advanced', async () => {
    const path = `/rest/v1${league.replace('team', 'teams')}/public-page`
    const opened = await send({ method: 'PUT', path, body: { page: { kind: 'secret' } } })
    await page.goto(wordIn(opened, 'path'))
    await expect(page.getByRole('heading', { name: 'Cup', exact: true })).toBeVisible()
    await expect(page.getByText('Winner of tie 2')).toBeVisible()
    await looksRight(page)
  })
})
