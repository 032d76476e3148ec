import type { Page } from '@playwright/test'

import { createTeam } from '../harness/league.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
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

test('a coach creates a league, enters a result, and the table is right', async ({
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
    await page.getByRole('button', { name: /^New league Name/ }).click()
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
    // Errors of this step don't appear on the first one.
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByLabel('League Name')).toHaveAccessibleDescription('')
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Continue' }).click()
    await writeFixture(page, { day: 1, opponent: 'Harbour Town', date: dayIn(100) })
    await page.getByRole('button', { name: 'Add a fixture' }).click()
    await writeFixture(page, { day: 2, opponent: 'Valley Rovers', date: dayIn(107) })
    await looksRight(page)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('League Created Successfully')).toBeVisible()
    await looksRight(page)
  })

  await test.step('the matches are in the calendar', async () => {
    await page.getByRole('link', { name: 'View in Calendar' }).click()
    await expect(page.getByText('Harbour Town').first()).toBeVisible()
  })

  await test.step('enters a result by touch, which counts', async () => {
    await page.goto(`${team}/leagues`)
    await expect(page.getByRole('heading', { name: 'Upcoming Fixtures' })).toBeVisible()
    await looksRight(page)
    // Anywhere in the row, not just on the name.
    const row = page.getByRole('table', { name: 'All Fixtures' }).getByRole('row').nth(1)
    await row.click({ position: { x: 4, y: 30 } })
    await expect(page.getByRole('heading', { name: /Harbour Town/ })).toBeVisible()
    // No one is invited months ahead unless the coach does so.
    await expect(page.getByText(/^Not sent yet. Invitations go out /)).toBeVisible()
    await looksRight(page)
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByRole('heading', { name: 'Invitations sent' })).toBeFocused()
    await expect(page.getByText('Are you coming?')).toBeVisible()
    await page.goBack()
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
    await page.getByLabel('As of').fill(dayIn(104))
    const first = page.getByRole('row').nth(1)
    await expect(first).toContainText('Herons')
    await expect(first.getByRole('strong')).toHaveText('3')
    await looksRight(page)
  })

  await test.step('sets other rules, adds another team and shares a public page', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('combobox', { name: 'Table rules' }).click()
    await page.getByRole('option', { name: 'Two points for a win' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByText('Rules saved')).toBeVisible()
    await page.getByLabel('Team name').fill('Hill United')
    await page.getByRole('button', { name: 'Add team' }).click()
    await expect(page.getByText('Hill United').first()).toBeVisible()
    await page.getByText('Everyone, including search engines').click()
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

test(
  'the sets of a volleyball match make its score',
  inFull,
  async ({ page, context, touchline: { address } }) => {
    const { session } = await makeAccount(address, { firstName: 'Vera', lastName: 'Volley' })
    await enter(context, session)
    const send = sender(address, session)
    const teamId = await createTeam(send, 'Herons', 'volleyball')
    await send({
      method: 'POST',
      path: `/rest/v1/teams/${teamId}/leagues`,
      body: {
        name: 'Net League',
        fixtures: [{ day: 1, opponent: 'Harbour Town', startDate: dayIn(100) }],
      },
    })
    await page.goto(`/team/${teamId}/leagues?day=1`)
    await page.getByRole('button', { name: /^Enter the result of Herons/ }).click()
    const dialog = page.getByRole('dialog')
    for (const [number, own, theirs] of [
      [1, '25', '20'],
      [2, '23', '25'],
      [3, '15', '9'],
    ] as const) {
      await dialog.getByRole('button', { name: 'Add set' }).click()
      const set = dialog.getByRole('group', { name: `Points of set ${number}` })
      await set.getByLabel('Herons').fill(own)
      await set.getByLabel('Harbour Town').fill(theirs)
    }
    await expect(dialog.getByLabel('Score of Herons')).toHaveValue('2')
    await expect(dialog.getByLabel('Score of Harbour Town')).toHaveValue('1')
    await looksRight(page)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Enter the result of Herons/ })).toContainText(
      '2 : 1',
    )
    await page.getByRole('tab', { name: 'Standings' }).click()
    await page.getByLabel('As of').fill(dayIn(104))
    await expect(page.getByRole('row').nth(1).getByRole('strong')).toHaveText('2')
  },
)

/** Far enough ahead that no one is invited yet, whenever the journey runs. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** A league with three teams, two of them level. */
async function aLevelLeague(send: Send, teamPath: string): Promise<void> {
  const made = await send({
    method: 'POST',
    path: `${teamPath}/leagues`,
    body: { name: 'Level League', teams: [{ name: 'Harbour Town' }, { name: 'Valley Rovers' }] },
  })
  const path = `${teamPath}/leagues/${wordIn(made, 'league', 'id')}/matches`
  const [home, away] = ['1', '2'].map((at) => wordIn(made, 'teams', at, 'id'))
  const outcome = { kind: 'played', score: { home: 1, away: 1 } }
  await send({ method: 'POST', path, body: { matches: [{ home, away, outcome }] } })
}

/** A reader joins by code and is approved. */
async function aReader(send: Send, address: string, teamPath: string): Promise<string> {
  const { session } = await makeAccount(address, { firstName: 'Rita', lastName: 'Reader' })
  const who = {
    kind: 'player',
    firstName: 'Rita',
    lastName: 'Reader',
    dateOfBirth: '1985-04-02',
  }
  const value = wordIn(await send({ method: 'GET', path: `${teamPath}/join-link` }), 'code')
  const response = await sender(
    address,
    session,
  )({
    method: 'POST',
    path: `${teamPath}/join`,
    body: { key: { kind: 'code', value }, who },
  })
  if (wordIn(response, 'kind') === 'joined') return session
  const request = `${teamPath}/join-requests/${wordIn(response, 'requestId')}`
  await send({ method: 'POST', path: `${request}/decide`, body: { approve: true } })
  return session
}

test(
  'decisions, drawn lots and other rules count for everyone',
  inFull,
  async ({ page, browser, context, touchline: { address } }) => {
    const { session } = await makeAccount(address, { firstName: 'Rosa', lastName: 'Regel' })
    await enter(context, session)
    const send = sender(address, session)
    const teamId = await createTeam(send, 'Herons')
    await aLevelLeague(send, `/rest/v1/teams/${teamId}`)
    const leagues = `/team/${teamId}/leagues`
    let first = ''

    await test.step('deducts points, with the reason', async () => {
      await page.goto(`${leagues}?tab=settings`)
      await page.getByRole('button', { name: 'Add adjustment' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Enter the reason')).toBeVisible()
      await page.getByRole('combobox', { name: 'Team' }).click()
      await page.getByRole('option', { name: 'Herons' }).click()
      await page.getByLabel('Points', { exact: true }).fill('3')
      await page.getByLabel('Reason').fill('A player without a licence')
      await looksRight(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('A player without a licence')).toBeVisible()
    })

    await test.step('draws lots between two on the same place', async () => {
      await page.getByRole('tab', { name: 'Standings' }).click()
      // The settings have a button with the same name until the table loads.
      await expect(page.getByRole('columnheader', { name: 'Pts' })).toBeVisible()
      await page.getByRole('button', { name: 'Enter drawn lots' }).click()
      const second = page.getByRole('dialog').getByRole('listitem').nth(1)
      const up = second.getByRole('button', { name: /^Move .* up$/ })
      first = ((await up.getAttribute('aria-label')) ?? '').replace(/^Move (.*) up$/, '$1')
      await up.click()
      await looksRight(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('row').nth(1)).toContainText(first)
    })

    await test.step('shows the effect of another rule before saving it', async () => {
      await page.getByRole('tab', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Edit rules' }).click()
      await page.getByLabel('Draw', { exact: true }).fill('2')
      await expect(page.getByText('Win: 3, draw: 2, defeat: 0.')).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: 'Valley Rovers' })).toContainText(
        '1 › 2',
      )
      await looksRight(page)
      await page.getByRole('button', { name: 'Save', exact: true }).first().click()
      await expect(page.getByText('Rules saved')).toBeVisible()
    })

    await test.step('everyone on the team can read it', async () => {
      const reading = await browser.newContext({ baseURL: address })
      await enter(reading, await aReader(send, address, `/rest/v1/teams/${teamId}`))
      const reader = await reading.newPage()
      await reader.goto(`${leagues}?tab=standings`)
      await expect(reader.getByRole('row').nth(1)).toContainText(first)
      await expect(reader.getByRole('row').nth(1).getByRole('strong')).toHaveText('2')
      await expect(reader.getByText('Herons: −3 (A player without a licence)')).toBeVisible()
      await reader.getByRole('button', { name: '2 : Why this place' }).click()
      await expect(reader.getByText(/by drawn lots\.$/).last()).toBeVisible()
      await looksRight(reader)
      await reading.close()
    })
  },
)
