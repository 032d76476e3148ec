import type { Browser, Page } from '@playwright/test'

import { come, test } from '../harness/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const day = 86_400_000
const inAWeek = new Date(Date.now() + 7 * day).toISOString().slice(0, 10)

interface Team {
  readonly browser: Browser
  readonly address: string
  readonly coach: Send
  readonly path: string
}

/** A grown-up player, in a browser of their own; answers their page and how to speak for them. */
async function aPlayer({ browser, address, coach, path }: Team, firstName: string) {
  const context = await browser.newContext({ baseURL: address })
  const { send } = await come(context, address, { firstName, lastName: 'Player' })
  const code = wordIn(await coach({ method: 'GET', path: `${path}/join-link` }), 'code')
  const who = { kind: 'player', firstName, lastName: 'Player', dateOfBirth: '1996-03-02' }
  const body = { key: { kind: 'code', value: code }, who }
  const asked = await send({ method: 'POST', path: `${path}/join`, body })
  const request = `${path}/join-requests/${wordIn(asked, 'requestId')}`
  await coach({ method: 'POST', path: `${request}/approve`, body: {} })
  return context.newPage()
}

const answer = (page: Page, said: string) =>
  page
    .locator('main label')
    .filter({ hasText: new RegExp(`^${said}$`) })
    .first()
    .click()

test('the last place is taken, the next one waits and moves up; later the time to answer is over', async ({
  browser,
  context,
  page,
  touchline,
}) => {
  const { address } = touchline
  const { send: coach } = await come(context, address)
  const fields = { name: 'Ravens', sport: 'football', ageGroup: 'Adults', gender: 'mixed' }
  const made = await coach({ method: 'POST', path: '/rest/v1/teams', body: fields })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}`
  const body = { type: 'practice', title: 'One boat', date: inAWeek, places: 1 }
  const event = wordIn(await coach({ method: 'POST', path: `${path}/events`, body }), 'event', 'id')
  const at = `/team/${teamId}/events/${event}`
  const team = { browser, address, coach, path }
  const first = await aPlayer(team, 'Fred')
  const second = await aPlayer(team, 'Wanda')

  await test.step('first come, first served', async () => {
    await first.goto(at)
    await answer(first, 'Going')
    await expect(first.getByText('You have a place')).toBeVisible()
    await expect(first.getByText('1 of 1 places').first()).toBeVisible()
  })

  await test.step('who comes after the last place stands in line, and is told where', async () => {
    await second.goto(at)
    await answer(second, 'Going')
    await expect(second.getByText('The event is full. You are number 1 in line.')).toBeVisible()
    await expectAccessible(second)
    await expectNoSidewaysScroll(second)
    await page.goto(at)
    await expect(page.getByText('Waiting list').first()).toBeVisible()
  })

  await test.step('a place becomes free: the page says so, and the bell', async () => {
    await answer(first, 'Not going')
    await expect(second.getByText('A place became free: you are in.')).toBeVisible()
    await expectAccessible(second)
    await second.goto('/notifications')
    await expect(second.getByText('One boat').first()).toBeVisible({ timeout: 30_000 })
  })

  await test.step('after the deadline nothing is taken any more, with the reason', async () => {
    const changes = { deadline: { daysBefore: 7, time: '00:00' } }
    await coach({ method: 'PATCH', path: `${path}/events/${event}`, body: { version: 1, changes } })
    await first.goto(at)
    await expect(first.getByText('The time to answer is over').first()).toBeVisible()
    await expect(first.getByRole('radio', { name: 'Going', exact: true }).first()).toBeDisabled()
    await expectAccessible(first)
  })
})
