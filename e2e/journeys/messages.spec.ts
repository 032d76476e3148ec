import type { BrowserContext, Page } from '@playwright/test'

import { listenTo } from '../harness/console.ts'
import { waitUntilDrawn } from '../harness/drawn.ts'
import { enter, test as signedIn } from '../harness/signed-in.ts'
import { aPlayer, aTeam, choose, pageOf, messageWith, say } from '../harness/talk.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { sender, wordIn } from '../harness/wire.ts'

/** Offline the browser logs every failed request. */
const test = signedIn.extend({
  silence: async ({ context }, use) => {
    const lines: string[] = []
    listenTo(context, lines)
    await use()
    expect(lines.filter((line) => !/net::ERR_|Failed to fetch/.test(line))).toEqual([])
  },
})

/** Sends a message offline: it waits and is sent automatically. */
async function sayOffline(context: BrowserContext, page: Page, words: string): Promise<void> {
  await context.setOffline(true)
  await say(page, words)
  await expect(page.getByText('Waiting for a connection')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText('Waiting for a connection')).toBeHidden({ timeout: 20_000 })
}

test('a coach and a mother write to each other live, within a child’s rights', async ({
  page,
  context,
  browser,
  touchline,
}) => {
  test.setTimeout(300_000)
  const { address } = touchline
  const { teamId, coach, mother } = await aTeam(address)
  await enter(context, coach)
  const hers = await pageOf(browser, { address, session: mother })

  await test.step('a first message takes two steps, and goes to the mother instead of her child', async () => {
    await page.goto(`/team/${teamId}/messages`)
    await expect(page.getByRole('heading', { name: 'Start a conversation' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'New message' }).click()
    const dialog = page.getByRole('dialog', { name: 'New message' })
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Practice moves to six')
    await expectAccessible(page)
    // Closed by accident, the draft stays.
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'New message' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Practice moves to six',
    )
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByText('Chosen people').click()
    await dialog.getByRole('checkbox', { name: /^Leo Gil/ }).check()
    await expect(dialog.getByText('Parents get it instead of Leo Gil.')).toBeVisible()
    await expect(dialog.getByText('Goes to 1 person', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(messageWith(page, 'Practice moves to six')).toBeVisible()
  })

  await test.step('she reads and answers, and both see it at once', async () => {
    await hers.page.goto(`/team/${teamId}/messages`)
    await hers.page.getByRole('link', { name: /Practice moves to six/ }).click()
    await expect(page.getByRole('button', { name: 'Seen by 1 of 1' })).toBeVisible()
    await say(hers.page, 'We will be there: https://example.org/map')
    const link = page.getByRole('link', { name: /^https:\/\/example\.org\/map/ })
    await expect(link).toHaveAttribute('rel', /noopener/)
    await page.getByRole('button', { name: 'Seen by 1 of 1' }).click()
    await expect(page.getByRole('dialog').getByText('Marta Gil')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('edits and deletes a message, leaving a note of it', async () => {
    await choose(page, 'Practice moves to six', 'Edit')
    await page.getByRole('textbox', { name: 'Message' }).fill('Practice moves to seven')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(messageWith(hers.page, 'Practice moves to seven')).toBeVisible()
    await expect(hers.page.getByText('edited', { exact: true })).toBeVisible()
    await say(page, 'Sorry, wrong team')
    await expect(messageWith(hers.page, 'Sorry, wrong team')).toBeVisible()
    await choose(page, 'Sorry, wrong team', 'Delete')
    await page.getByRole('button', { name: 'Delete message' }).click()
    await expect(hers.page.getByText(/^Deleted by its author/)).toBeVisible()
    await expect(messageWith(hers.page, 'Sorry, wrong team')).toBeHidden()
  })

  await test.step('a poll’s votes update live', async () => {
    await page.getByRole('button', { name: 'Start a poll' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start a poll' })
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Who drives?')
    await dialog.getByRole('textbox', { name: 'Answer 1' }).fill('I do')
    await dialog.getByRole('textbox', { name: 'Answer 2' }).fill('Not me')
    await dialog.getByRole('button', { name: 'Start poll' }).click()
    await hers.page.getByRole('button', { name: /^I do/ }).click()
    await expect(page.getByRole('button', { name: /^I do.*1 vote/ })).toBeVisible()
    await expectAccessible(hers.page)
  })

  await test.step('a message sent offline waits, and arrives once', async () => {
    await sayOffline(hers.context, hers.page, 'Written in a tunnel')
    await expect(messageWith(page, 'Written in a tunnel')).toHaveCount(1)
    await expect(messageWith(hers.page, 'Written in a tunnel')).toHaveCount(1)
  })

  await test.step('she reports a message; in a team without a club no one else could read it', async () => {
    await choose(hers.page, 'Practice moves to seven', 'Report')
    const dialog = hers.page.getByRole('dialog', { name: 'Report this message' })
    await expect(dialog.getByText(/never to the one you report/)).toBeVisible()
    await dialog.getByText('Something else').click()
    await expectAccessible(hers.page)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(hers.page.getByText(/Call the helpline/)).toBeVisible()
  })

  await test.step('a message to the whole team shows why a mother gets it', async () => {
    await page.goto(`/team/${teamId}/messages?to=`)
    const dialog = page.getByRole('dialog', { name: 'New message' })
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Welcome')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByText('Whole team').click()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: 'Show all 2 people' }).click()
    await expect(page.getByText('here for Leo (under 18)')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she writes to the staff; people who have not joined can’t be picked', async () => {
    const body = { firstName: 'Ava', lastName: 'Roe' }
    const path = `/rest/v1/teams/${teamId}/members`
    await sender(address, coach)({ method: 'POST', path, body })
    await hers.page.goto(`/team/${teamId}/messages?to=`)
    const dialog = hers.page.getByRole('dialog', { name: 'New message' })
    await dialog.getByRole('textbox', { name: 'Message' }).fill('May Leo come later?')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByText('Chosen people').click()
    await expect(dialog.getByRole('checkbox', { name: /^Ava Roe/ })).toBeDisabled()
    await dialog.getByText('Coaches, team admins and club managers').click()
    await expect(dialog.getByText('Goes to 1 person')).toBeVisible()
    await expectAccessible(hers.page)
    await expectNoSidewaysScroll(hers.page)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(hers.page.getByRole('button', { name: 'Show all 2 people' })).toBeVisible()
  })
  await hers.context.close()
})

test(
  'a report is read, decided on and answered',
  inFull,
  async ({ page, context, browser, touchline }) => {
    const { address } = touchline
    const { teamId, coach, mother } = await aTeam(address)
    const player = await aPlayer(address, { teamId, coach })
    const conversations = `/rest/v1/teams/${teamId}/conversations`
    const begin = { clientId: crypto.randomUUID(), words: 'Welcome all' }
    const made = await sender(
      address,
      coach,
    )({
      method: 'POST',
      path: conversations,
      body: { audience: { kind: 'team' }, message: begin },
    })
    const id = wordIn(made, 'conversation', 'id')
    await sender(
      address,
      mother,
    )({
      method: 'POST',
      path: `${conversations}/${id}/messages`,
      body: { clientId: crypto.randomUUID(), words: 'Something rude' },
    })
    await enter(context, coach)
    const hers = await pageOf(browser, { address, session: player })

    await hers.page.goto(`/team/${teamId}/messages/${id}`)
    await choose(hers.page, 'Something rude', 'Report')
    const dialog = hers.page.getByRole('dialog', { name: 'Report this message' })
    await dialog.getByText('Bullying or insults').click()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await hers.page.getByRole('link', { name: 'See the outcome under “Reports”.' }).click()
    await expect(hers.page.getByText('Not reviewed yet')).toBeVisible()
    await expectAccessible(hers.page)

    await page.goto('/reports')
    const report = page.getByRole('article', { name: 'A message of Marta Gil' })
    await report.getByRole('button', { name: 'Close report' }).click()
    await expect(report.getByText('Choose an outcome').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await report.getByText('Content removed').click()
    const answer = report.getByRole('textbox', { name: 'Reply to the person who reported it' })
    await answer.fill('We have talked with her')
    await report.getByRole('button', { name: 'Close report' }).click()
    await expect(report.getByText('Reply')).toBeVisible()
    await expectAccessible(page)

    await hers.page.goto(`/team/${teamId}/messages/${id}`)
    await expect(hers.page.getByText(/^Deleted by staff/)).toBeVisible()
    await hers.page.goto('/notifications')
    await hers.page.getByRole('link', { name: /Your report in Corbeaux U12/ }).click()
    await expect(hers.page.getByText('We have talked with her')).toBeVisible()
    await expectAccessible(hers.page)
    await expectNoSidewaysScroll(hers.page)
    await hers.context.close()
  },
)

test(
  'finds an old message, and opens its place in the conversation',
  inFull,
  async ({ page, context, touchline }) => {
    const { address } = touchline
    const { teamId, coach, mother } = await aTeam(address)
    const player = await aPlayer(address, { teamId, coach })
    const conversations = `/rest/v1/teams/${teamId}/conversations`
    const message = (words: string) => ({ clientId: crypto.randomUUID(), words })
    const body = { audience: { kind: 'team' }, message: message('Umbrella in the locker room') }
    const begin = { method: 'POST', path: conversations, body } as const
    const id = wordIn(await sender(address, coach)(begin), 'conversation', 'id')
    const path = `${conversations}/${id}/messages`
    // A person may send forty messages a minute; three share the work.
    const sends = [mother, player, coach].map((session) => sender(address, session))
    for (let n = 1; n <= 35; n += 1)
      for (const send of sends) await send({ method: 'POST', path, body: message(`Word ${n}`) })

    await enter(context, coach)
    await page.goto(`/team/${teamId}/messages`)
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('umbrella')
    await page.getByRole('link', { name: /Umbrella in the locker room/ }).click()
    await expect(messageWith(page, 'Umbrella in the locker room')).toBeInViewport()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Go to newest message' }).click()
    await expect(messageWith(page, 'Word 35').last()).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Go to newest message' })).toBeHidden()

    // Rotates the phone: the newest message stays visible.
    await page.setViewportSize({ width: 700, height: 600 })
    await page.evaluate(waitUntilDrawn)
    await expect(page.getByRole('button', { name: 'Go to newest message' })).toBeHidden()
    await expect(messageWith(page, 'Word 35').last()).toBeInViewport({ ratio: 1 })
  },
)
