import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

/** Checking every state takes long on a busy machine. */
test.describe.configure({ timeout: 180_000 })

/** A team whose league this season has two pasted results. */
async function aPlayedLeague(send: Send): Promise<string> {
  const team = { name: 'Herons', sport: 'football', ageGroup: 'U12' }
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: team })
  const teamId = wordIn(made, 'team', 'id')
  const player = { firstName: 'Pau', lastName: 'Gil' }
  await send({ method: 'POST', path: `/rest/v1/teams/${teamId}/members`, body: player })
  const seasons = await send({ method: 'GET', path: `/rest/v1/teams/${teamId}/seasons` })
  const fixture = { opponent: 'Harbour Town', startTime: '10:30' }
  const league = await send({
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/leagues`,
    body: {
      name: 'Northern Youth League',
      seasonId: wordIn(seasons, 'seasons', '0', 'id'),
      fixtures: [
        { ...fixture, day: 1, startDate: '2026-03-07', location: 'home' },
        { ...fixture, day: 2, startDate: '2026-03-14', location: 'away' },
      ],
    },
  })
  await send({
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/leagues/${wordIn(league, 'league', 'id')}/results`,
    body: {
      language: 'en',
      text: '2026-03-07 Herons - Harbour Town 3:1\n2026-03-14 Harbour Town - Herons 2:2',
    },
  })
  return `/team/${teamId}`
}

test('a coach reads the team’s statistics as chart, table, file and print', async ({
  page,
  context,
  touchline,
}) => {
  const { session } = await makeAccount(touchline.address, { firstName: 'Lea', lastName: 'Ruiz' })
  await enter(context, session)
  const team = await aPlayedLeague(sender(touchline.address, session))
  const looksRight = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }

  await test.step('the dashboard shows the figures', async () => {
    await page.goto(team)
    await expect(page.getByRole('img', { name: 'Win 1, Draw 1, Defeat 0' })).toBeVisible()
    await page.getByRole('link', { name: 'See statistics' }).click()
  })

  await test.step('the introduction shows once', async () => {
    const dialog = page.getByRole('dialog', { name: 'Team stats' })
    await expect(dialog.getByText('Step 1 of 3')).toBeVisible()
    await looksRight()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(dialog.getByText('Step 3 of 3')).toBeVisible()
    await dialog.getByRole('button', { name: 'Got it' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('figures as charts and in a table', async () => {
    await page.goto(`${team}/statistics`)
    await expect(page.getByRole('img', { name: '2 games: scored 5, conceded 3' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await looksRight()
    await page.getByText('Table', { exact: true }).click()
    await expect(page).toHaveURL(/course=table/)
    await expect(page.getByRole('row', { name: /Harbour Town.*2:2/ })).toBeVisible()
    await looksRight()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    expect((await waiting).suggestedFilename()).toBe('games.csv')
  })

  await test.step('the game type is in the address', async () => {
    await page.goto(`${team}/statistics?type=friendly`)
    await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible()
  })

  await test.step('players and standings', async () => {
    await page.goto(`${team}/statistics?tab=players`)
    await expect(page.getByRole('row', { name: /Lea Ruiz/ })).toBeVisible()
    await looksRight()
    await page.getByRole('tab', { name: 'Standings' }).click()
    await expect(page.getByRole('row', { name: /Herons/ })).toBeVisible()
  })

  await test.step('print shows only the figures', async () => {
    await page.goto(`${team}/statistics`)
    await expect(page.getByText('Wins in a row')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Wins in a row')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Team stats' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden()
  })
})
