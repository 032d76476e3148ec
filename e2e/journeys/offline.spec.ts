import type { BrowserContext, Page } from '@playwright/test'

import { keptThings, untilKept, untilLooked, untilWritten } from '../harness/device.ts'
import { type Ravens, ravens } from '../harness/ravens.ts'
import { enter } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'
import { test } from '../harness/without-network.ts'

test.use({ serviceWorkers: 'allow' })

const day = 86_400_000
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * day).toISOString().slice(0, 10)

const waiting = 'Waiting to be sent'

/** Tomorrow's week: on a Sunday, the calendar opens with another one. */
const calendarOf = (home: string): string => `${home}/calendar?week=${dayFromNow(1)}`

/** Adds a practice to the team; returns its id. */
async function addPractice({ send, teamId }: Ravens, title: string, days: number): Promise<string> {
  const event = await send({
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/events`,
    body: {
      type: 'practice',
      title,
      date: dayFromNow(days),
      startTime: '10:00',
      endTime: '11:30',
    },
  })
  return wordIn(event, 'event', 'id')
}

/** Taps the first segment with that name. */
async function tap(page: Page, segment: string): Promise<void> {
  await page
    .locator('main label')
    .filter({ hasText: new RegExp(`^${segment}$`) })
    .first()
    .click()
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
}

test('offline on the pitch: read, answer, mark attendance, and see the results later', async ({
  context,
  page,
  browser,
  touchline,
}) => {
  test.setTimeout(300_000)
  const team = await ravens(touchline.address)
  const { session, send, teamId, memberId, home } = team
  const practice = await addPractice(team, 'Rain practice', 1)
  const moving = await addPractice(team, 'Moving practice', 2)
  const past = await addPractice(team, 'Past practice', -1)
  await enter(context, session)

  await test.step('opens pages once online', async () => {
    for (const [path, shown, key] of [
      ['/teams', 'Ravens', '"teams","mine"'],
      [`${home}/members`, 'Carla Coach', `"members","${teamId}"`],
      [`${home}/events/${practice}`, 'Rain practice', practice],
      [`${home}/events/${moving}`, 'Moving practice', moving],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('main').getByText(shown).first()).toBeVisible()
      await untilWritten(page, key)
    }
    await page.goto(`${home}/attendance?tab=by-event`)
    await page.getByText('Past events', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Past practice' })).toBeVisible()
    await untilWritten(page, /"past","[\da-f-]{36}"/)
    await page.goto(calendarOf(home))
    await expect(page.getByText('Rain practice').first()).toBeAttached()
    await untilWritten(page, '"list"')
    await untilKept(page)
  })

  await test.step('the calendar, an event and the roster open offline, and show their age', async () => {
    await goOffline(context)
    await page.reload()
    await expect(page.getByText('You’re offline')).toBeVisible()
    await expect(page.getByText(/As of \d\d:\d\d\./)).toBeVisible()
    await expect(page.getByText('Rain practice').first()).toBeAttached()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(`${home}/members`)
    await expect(page.getByText('Carla Coach').first()).toBeVisible()
    await page.goto(`${home}/events/${practice}`)
    await expect(page.getByRole('heading', { name: 'Rain practice' })).toBeVisible()
  })

  await test.step('pages that are never stored say that they need a network', async () => {
    for (const path of ['/notifications', `${home}/members/${memberId}`]) {
      await page.goto(path)
      const failure = page.getByRole('alert').filter({ hasText: 'Couldn’t load' })
      await expect(failure).toContainText('Try again later.')
    }
    await page.goto(`${home}/events/${past}`)
    const notKept = page.getByRole('alert').filter({ hasText: 'Not available offline yet' })
    await expect(notKept).toContainText('Try again later.')
    await expectAccessible(page)
    await page.goto(`${home}/events/${practice}`)
  })

  await test.step('answers wait, also after the page was closed', async () => {
    await tap(page, 'Going')
    await expect(page.getByText(waiting).first()).toBeVisible()
    await expect(page.getByText('1 unsent change.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(waiting).first()).toBeVisible()
    await page.goto(`${home}/events/${moving}`)
    await tap(page, 'Maybe')
    await expect(page.getByText('2 unsent changes.')).toBeVisible()
  })

  await test.step('attendance marks wait, too', async () => {
    await page.goto(`${home}/attendance?tab=by-event`)
    await page.getByText('Past events', { exact: true }).click()
    await tap(page, 'Present')
    await expect(page.getByText(waiting)).toBeVisible()
    await expect(page.getByText('3 unsent changes.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.getByText('Past events', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Present' }).first()).toBeChecked()
  })

  await test.step('print shows the marks alone, in black', async () => {
    const marks = page
      .getByRole('radiogroup')
      .filter({ has: page.getByRole('radio', { checked: true }) })
    await page.emulateMedia({ media: 'print' })
    await expect(marks.first()).toHaveText(/Present/, { useInnerText: true })
    await expect(marks.first()).not.toHaveText(/Late/, { useInnerText: true })
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByText(waiting)).toBeVisible()
    await expect(page.getByText('3 unsent changes.')).toBeVisible()
  })

  await test.step('a form keeps its input', async () => {
    await page.goto(`${home}/create-event`)
    await page.getByLabel('Title').fill('Typed offline')
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Typed offline')
  })

  await test.step('signing out would lose them, and asks first', async () => {
    await page.goto(calendarOf(home))
    await page.getByRole('button', { name: 'Carla' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByText('You’ll lose 3 unsent changes.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  const laptop = await (await browser.newContext({ baseURL: touchline.address })).newPage()
  await enter(laptop.context(), session)
  await laptop.goto(`${home}/events/${practice}`)

  await test.step('meanwhile another device answers, and an event moves', async () => {
    await tap(laptop, 'Not going')
    await expect(laptop.getByRole('radio', { name: 'Not going' }).first()).toBeChecked()
    await send({
      method: 'PUT',
      path: `/rest/v1/teams/${teamId}/events/${past}/marks`,
      body: { marks: [{ memberId, mark: 'late' }] },
    })
    await send({
      method: 'PATCH',
      path: `/rest/v1/teams/${teamId}/events/${moving}`,
      body: { version: 1, changes: { date: dayFromNow(3) } },
    })
  })

  await test.step('back online everything is sent in order, and different results are listed', async () => {
    await context.setOffline(false)
    await expect(page.getByText('You’re offline')).toHaveCount(0)
    const outcomes = page.getByRole('region', { name: 'Your offline changes' })
    await expect(outcomes).toContainText(
      'Your answer “Going” replaced “Not going” from Carla Coach.',
    )
    await expect(outcomes).toContainText('The event has moved. Check it and answer again.')
    await expect(outcomes).toContainText('Your mark “Present” replaced “Late” from Carla Coach.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect(laptop.getByRole('radio', { name: 'Going', exact: true }).first()).toBeChecked()

    const history = await send({
      method: 'GET',
      path: `/rest/v1/teams/${teamId}/events/${practice}/answers/${memberId}/history`,
    })
    expect(history).toMatchObject({ answers: [{ answer: 'going' }, { answer: 'not_going' }] })
    const marks = await send({
      method: 'GET',
      path: `/rest/v1/teams/${teamId}/attendance/events?when=past`,
    })
    expect(JSON.stringify(marks)).toContain('"mark":"present"')
    expect(JSON.stringify(marks)).toContain(past)
  })

  await test.step('results stay listed until they are read', async () => {
    await page.reload()
    const outcomes = page.getByRole('region', { name: 'Your offline changes' })
    const close = outcomes.getByRole('button', { name: 'Close' })
    for (const left of [3, 2, 1]) {
      await expect(close).toHaveCount(left)
      await close.first().click()
    }
    await expect(outcomes).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Rain practice').first()).toBeAttached()
    await expect(outcomes).toHaveCount(0)
  })

  await test.step('signing out leaves nothing on the device', async () => {
    await page.getByRole('button', { name: 'Carla' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(() => keptThings(page)).toEqual([])
  })
})

test(
  'a browser without storage says so, and shows no blank page',
  inFull,
  async ({ context, page, touchline }) => {
    const team = await ravens(touchline.address)
    const { session, home } = team
    await addPractice(team, 'Rain practice', 1)
    await enter(context, session)
    await page.goto(home)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', {
      origin: touchline.address,
      quotaSize: 1,
    })
    await page.goto(calendarOf(home))
    await expect(page.getByText('Rain practice').first()).toBeAttached()
    await untilLooked(page)
    await goOffline(context)
    await expect(page.getByText('This browser’s storage is full.')).toBeVisible()
    await expect(page.getByText('Rain practice').first()).toBeAttached()
  },
)
