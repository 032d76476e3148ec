import type { Page } from '@playwright/test'

import { dragByTouch } from '../harness/carry.ts'
import { listenTo } from '../harness/console.ts'
import { untilWritten } from '../harness/device.ts'
import { gameToday } from '../harness/game-today.ts'
import { enter, test as signedIn } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

/** Offline the browser logs every failed request. */
const test = signedIn.extend({
  silence: async ({ context }, use) => {
    const lines: string[] = []
    listenTo(context, lines)
    await use()
    expect(lines.filter((line) => !/net::ERR_|Failed to fetch|AuthRetryable/.test(line))).toEqual(
      [],
    )
  },
})

/**
 * The window is as high as the page, because a button half covered by the bottom bar would count as
 * small.
 */
async function looksRight(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 3000 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
}

/** Waits until a sheet has closed, so that its content isn't mistaken for the page's. */
const closed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0)

const score = (page: Page) => page.getByRole('heading', { level: 1 })

test('a coach makes a line-up and keeps the score, and the result counts', async ({
  context,
  page,
  browser,
  touchline,
}) => {
  test.setTimeout(300_000)
  const { session, team, matchDay } = await gameToday(touchline.address)
  await enter(context, session)

  await test.step('opens the match day from the event', async () => {
    await page.goto(matchDay.replace('/match-day', ''))
    await page.getByRole('link', { name: /^Match day/ }).click()
    await expect(page.getByText('0 of 5 places filled')).toBeVisible()
    await looksRight(page)
  })

  await test.step('fills a position by taps', async () => {
    await page.getByRole('button', { name: 'Goalkeeper: empty' }).click()
    const sheet = page.getByRole('dialog', { name: 'Who plays here: Goalkeeper?' })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /^Carla Coach/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await closed(page)
    await expect(page.getByRole('button', { name: /^Goalkeeper: Carla Coach/ })).toBeVisible()
  })

  await test.step('moves a player by keyboard, and puts them back', async () => {
    const ana = page.getByRole('button', { name: /Ana Player ,/ })
    await ana.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Ana Player picked up')).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Ana Player over Midfielder 1')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Midfielder 1: Ana Player/ })).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Midfielder 1: Ana Player/ })).toBeFocused()
  })

  await test.step('gives a player a position, a shirt number and the armband', async () => {
    await page.getByRole('button', { name: /Bea Player ,/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Bea Player' })
    await sheet.getByLabel('Shirt number').fill('10')
    await sheet.getByText('Captain').click()
    await looksRight(page)
    await sheet.getByRole('button', { name: 'Take over' }).click()
    await closed(page)
    await expect(page.getByRole('button', { name: /^Defender: Bea Player, Captain/ })).toBeVisible()
  })

  await test.step('moves a player by dragging', async () => {
    const chip = page.getByRole('button', { name: /Cleo Player ,/ })
    await dragByTouch(page, chip, page.getByRole('button', { name: 'Forward: empty' }))
    await expect(page.getByRole('button', { name: /^Forward: Cleo Player/ })).toBeVisible()
  })

  await test.step('restores unsaved changes after leaving', async () => {
    await untilWritten(page, '"draft"', /(?:"memberId".*){4}/)
    await page.goto(team)
    await page.goto(matchDay)
    await expect(page.getByText('We’ve restored your unsaved line-up.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Forward: Cleo Player/ })).toBeVisible()
    await looksRight(page)
  })

  await test.step('saves the line-up, then shows it to the team', async () => {
    await page.getByRole('button', { name: 'Save line-up' }).click()
    await expect(page.getByText('Draft: only staff can see it')).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published to the team')).toBeVisible()
    await looksRight(page)
  })

  const couch = await (await browser.newContext({ baseURL: touchline.address })).newPage()
  await enter(couch.context(), session)
  await couch.goto(`${matchDay}?view=live`)

  await test.step('enters a goal in three taps, and it shows at home', async () => {
    await page.getByRole('tab', { name: 'Live' }).click()
    const start = page.getByRole('button', { name: 'Start: First half' })
    await expect(start).toBeVisible()
    await looksRight(page)
    await start.click()
    await expect(page.getByRole('button', { name: 'Stop the clock' })).toBeVisible()
    await page
      .getByRole('group', { name: 'Ravens' })
      .getByRole('button', { name: 'Goal' })
      .first()
      .click()
    await expect(page.getByText('Who was it?')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /Ana Player/ }).click()
    await page
      .getByRole('group', { name: 'Whose assist?' })
      .getByRole('button', { name: /Bea Player/ })
      .click()
    await closed(page)
    await expect(score(page)).toContainText('1 to 0')
    await expect(score(couch)).toContainText('1 to 0')
    await expect(couch.getByRole('list', { name: 'What happened' })).toContainText('Ana Player')
  })

  await test.step('a goal needs no assist, a substitution needs both players', async () => {
    await couch.goto(team)
    await expect(
      couch.getByRole('link', { name: 'Live now: Ravens 1 : 0 Harbour Town' }),
    ).toBeVisible()
    await looksRight(couch)
    await couch.goto(matchDay.replace('/match-day', ''))
    const card = couch.getByRole('link', { name: /^Match day/ })
    await expect(card).toContainText('Live now: Ravens 1 : 0 Harbour Town')
    const ours = page.getByRole('group', { name: 'Ravens' })
    await ours.getByRole('button', { name: 'Goal' }).first().click()
    await page.getByRole('button', { name: /Cleo Player/ }).click()
    await expect(page.getByText('Whose assist?')).toBeVisible()
    await page.keyboard.press('Escape')
    await closed(page)
    await expect(score(page)).toContainText('2 to 0')
    await expect(card).toContainText('Live now: Ravens 2 : 0 Harbour Town')
    await looksRight(couch)
    await couch.goto(`${matchDay}?view=live`)
    await page.getByRole('button', { name: 'Substitution' }).click()
    await page.getByRole('button', { name: /Cleo Player/ }).click()
    await expect(page.getByText('Who comes on?')).toBeVisible()
    await page.keyboard.press('Escape')
    await closed(page)
    await page.getByRole('button', { name: /^Undo: .*Goal, Cleo/ }).click()
    await expect(score(couch), 'it has reached the others').toContainText('1 to 0')
  })

  await test.step('continues offline', async () => {
    await context.setOffline(true)
    const theirs = page.getByRole('group', { name: 'Harbour Town' })
    await theirs.getByRole('button', { name: 'Goal', exact: true }).click()
    await theirs.getByRole('button', { name: 'Goal', exact: true }).click()
    await expect(score(page)).toContainText('1 to 2')
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect(score(page)).toContainText('1 to 1')
    await expect(page.getByText('Waiting to be sent')).toBeVisible()
    await expect(page.getByText('3 unsent changes.')).toBeVisible()
    await looksRight(page)
  })

  await test.step('back online, everything is sent once', async () => {
    await context.setOffline(false)
    await expect(page.getByText('You’re offline')).toHaveCount(0)
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    await expect(score(couch)).toContainText('1 to 1')
  })

  await test.step('corrects a wrong entry', async () => {
    await page.getByRole('button', { name: /^Correct: .*Harbour Town/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Correct what was noted' })
    await sheet.getByRole('combobox', { name: 'What' }).click()
    await page.getByRole('option', { name: 'Own goal' }).click()
    // Elements that are fading out have no contrast.
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(score(page)).toContainText('2 to 0')
    await expect(score(couch)).toContainText('2 to 0')
  })

  await test.step('the final result is suggested, and counts in the league', async () => {
    await page.getByRole('tab', { name: 'Result' }).click()
    await looksRight(page)
    await expect(page.getByLabel('Score of Ravens')).toHaveValue('2')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Counts in the league.')).toBeVisible()
  })

  await test.step('shows who entered what', async () => {
    await page.getByText('History', { exact: true }).click()
    await expect(page.getByText('Live entry corrected')).toBeVisible()
    await expect(page.getByText('Result: 2 : 0')).toBeVisible()
    await looksRight(page)
  })

  await test.step('writes the report, and picks the player of the match', async () => {
    await page.getByRole('button', { name: 'Write a report' }).click()
    await page.getByLabel('How the match went').fill('Two goals in the rain.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Two goals in the rain.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Your vote' }).click()
    await page.getByRole('option', { name: 'Ana Player' }).click()
    await expect(page.getByText('1 vote', { exact: true })).toBeVisible()
    await looksRight(page)
  })

  await test.step('the event and the table show the result', async () => {
    await page.goto(matchDay.replace('/match-day', ''))
    await expect(page.getByText('Final score: Ravens 2 : 0 Harbour Town')).toBeVisible()
    await page.goto(`${team}/leagues?tab=standings`)
    await expect(page.getByRole('row').nth(1)).toContainText('Ravens')
    await expect(page.getByRole('row').nth(1).getByRole('strong')).toHaveText('3')
    await couch.context().close()
  })
})

test(
  'a goal entered before the result is added after it',
  inFull,
  async ({ context, page, touchline }) => {
    const { session, matchDay } = await gameToday(touchline.address)
    await enter(context, session)
    await page.goto(`${matchDay}?view=live`)
    const ours = page.getByRole('group', { name: 'Ravens' })
    await ours.getByRole('button', { name: 'Goal' }).first().click()
    await expect(page.getByText('Who was it?')).toBeVisible()
    const other = await context.newPage()
    await other.goto(`${matchDay}?view=after`)
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('h1')).toContainText('0 to 0')
    await page.getByRole('button', { name: /Ana Player/ }).click()
    await page.getByRole('button', { name: /Bea Player/ }).click()
    await closed(page)
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Ana Player')
    await expect(ours).toHaveCount(0)

    // Events added later have no match minute.
    await page.getByRole('button', { name: 'Add what happened' }).click()
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Player' }).click()
    await page.getByRole('option', { name: 'Bea Player' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Bea Player')
  },
)

test(
  'a cancelled match says so and can’t be prepared',
  inFull,
  async ({ context, page, touchline }) => {
    const { session, matchDay } = await gameToday(touchline.address)
    await enter(context, session)
    await page.goto(matchDay.replace('/match-day', ''))
    await page.getByRole('button', { name: 'Event menu' }).click()
    await page.getByRole('menuitem', { name: 'Cancel event' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('The pitch is under water')
    await dialog.getByRole('button', { name: 'Cancel event' }).click()
    await closed(page)

    await page.goto(`${matchDay}?view=live`)
    await expect(page.getByText(/^Cancelled on /)).toBeVisible()
    await expect(page.getByText('The pitch is under water')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Ravens' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add what happened' })).toHaveCount(0)
    await looksRight(page)
    await page.getByRole('tab', { name: 'Line-up' }).click()
    await expect(page.getByText('No line-up yet')).toBeVisible()
    await page.getByRole('tab', { name: 'Result', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enter the final result' })).toHaveCount(0)
  },
)
