import type { Locator, Page } from '@playwright/test'

import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const row = { sport: 'football', gender: 'mixed', ageGroup: 'U12' }

/** Counts taps. */
function taps() {
  let count = 0
  return {
    count: () => count,
    on: async (target: Locator) => {
      count += 1
      await target.click()
    },
    /** Picks a day in the browser's date field. */
    day: async (field: Locator, day: string) => {
      count += 2
      await field.fill(day)
    },
  }
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The next Tuesday. */
function nextTuesday(): string {
  const ahead = (2 - new Date().getUTCDay() + 7) % 7 || 7
  return dayFromNow(ahead)
}

/** A team with a member, whose overview shows what is next. */
async function aTeam(send: Send): Promise<string> {
  const team = await send({ method: 'POST', path: '/rest/v1/teams', body: { ...row, name: 'Sur' } })
  const teamId = wordIn(team, 'team', 'id')
  const body = { firstName: 'Ana', lastName: 'Ruiz', role: 'Player' }
  await send({ method: 'POST', path: `/rest/v1/teams/${teamId}/members`, body })
  return teamId
}

const time = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true }).first()

test('a season of practices takes twelve taps, changing the time of one takes five', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address, sina)
  const teamId = await aTeam(send)
  const season = taps()

  await page.goto(`/team/${teamId}`)
  await season.on(page.getByRole('link', { name: 'Calendar', exact: true }).first())
  await season.on(page.getByRole('link', { name: /Create (first )?event/ }).first())
  const date = page.getByLabel(/^Date/)
  await expect(date).toBeVisible()
  const box = await date.boundingBox()
  expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(570)
  await page.screenshot({ path: 'test-results/create-phone.png' })
  await season.day(date, nextTuesday())
  await season.on(time(page, 'Start time'))
  await season.on(page.getByRole('option', { name: '17:30' }))
  await expect(time(page, 'End time')).toHaveValue('19:00')
  await season.on(page.getByRole('checkbox', { name: 'Recurring event' }))
  await expect(page.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked()
  await season.on(page.getByRole('checkbox', { name: 'Thursday' }))
  const last = page.getByLabel(/^Last day/)
  const may = `${new Date().getUTCFullYear() + (new Date().getUTCMonth() > 4 ? 1 : 0)}-05-31`
  await season.day(last, may)
  await page.screenshot({ path: 'test-results/series-phone.png', fullPage: true })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await season.on(page.getByRole('button', { name: 'Create event' }))
  await expect(page).toHaveURL(/\/calendar/)
  console.info(`practice series: ${season.count()} taps`)
  expect(season.count()).toBeLessThanOrEqual(12)

  const one = taps()
  await page.goto(`/team/${teamId}`)
  await one.on(page.getByRole('article').getByRole('link', { name: 'Practice' }).first())
  await one.on(page.getByRole('link', { name: 'Change time' }))
  await one.on(page.getByRole('option', { name: '18:00' }))
  await one.on(page.getByRole('button', { name: 'Save' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('18:00')).toBeVisible()
  await page.screenshot({ path: 'test-results/change-phone.png' })
  await one.on(dialog.getByRole('button', { name: 'Save' }))
  await expect(page.getByText(/18:00–19:30/)).toBeVisible()
  console.info(`time of one practice: ${one.count()} taps`)
  expect(one.count()).toBeLessThanOrEqual(5)
})

test('overnight, multi-day and all-day events are entered and shown as such', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address, sina)
  const teamId = await aTeam(send)
  const form = `/team/${teamId}/create-event`
  const create = async () => {
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(page).toHaveURL(/\/calendar/)
  }

  await page.goto(form)
  await page.getByRole('radio', { name: 'Meeting' }).check()
  await page.getByLabel(/^Date/).fill('2027-06-05')
  await time(page, 'Start time').fill('')
  await time(page, 'Start time').pressSequentially('17:45')
  await expect(page.getByRole('option', { name: '17:45' })).toBeInViewport()
  await page.screenshot({ path: 'test-results/typed-phone.png' })
  await time(page, 'Start time').press('Tab')
  await expect(time(page, 'End time')).toHaveValue('19:15')
  await time(page, 'Start time').fill('20:00')
  await time(page, 'Start time').press('Tab')
  await time(page, 'End time').fill('0100')
  await time(page, 'End time').press('Tab')
  await expect(time(page, 'End time')).toHaveValue('01:00')
  await expect(page.getByText('Ends Sun 01:00')).toBeVisible()
  await page.screenshot({ path: 'test-results/night-phone.png' })
  await create()

  await page.goto(form)
  await page.getByRole('radio', { name: 'Tournament' }).check()
  await page.getByLabel(/^Date/).fill('2027-06-11')
  await page.getByRole('checkbox', { name: 'Several days' }).check()
  await page.getByLabel('End date').fill('2027-06-13')
  await page.screenshot({ path: 'test-results/days-phone.png' })
  await create()

  await page.goto(form)
  await page.getByRole('button', { name: 'More types' }).click()
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByLabel('Title').fill('Club day')
  await page.getByLabel(/^Date/).fill('2027-06-19')
  await page.getByRole('checkbox', { name: 'All day' }).check()
  await page.screenshot({ path: 'test-results/allday-phone.png' })
  await create()

  await page.goto(`/team/${teamId}/calendar?view=month&month=2027-06`)
  await expect(page.locator('[data-event]').first()).toBeVisible()
  await page.screenshot({ path: 'test-results/month-phone.png', fullPage: true })
  await page.goto(`/team/${teamId}/calendar?view=list&month=2027-06`)
  await expect(page.getByText('20:00 – Sun 01:00')).toBeVisible()
  await expect(page.getByText('Fri 11, 09:00 – Sun 13 Jun, 10:30')).toBeVisible()
  await expect(page.getByText('All day').first()).toBeVisible()
  await page.screenshot({ path: 'test-results/agenda-phone.png', fullPage: true })
  await page.getByRole('link', { name: 'Meeting' }).first().click()
  await expect(page.getByText('Sat 5 Jun, 20:00 – Sun 01:00')).toBeVisible()
  await page.screenshot({ path: 'test-results/event-phone.png' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.screenshot({ path: 'test-results/event-desktop.png' })
  await page.goto(`/team/${teamId}/calendar?view=month&month=2027-06`)
  await expect(page.locator('[data-event]').first()).toBeVisible()
  await page.screenshot({ path: 'test-results/month-desktop.png' })
  await page.goto(form)
  await page.getByLabel(/^Date/).fill('2027-06-05')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('09:00–10:30')
  await page.screenshot({ path: 'test-results/create-desktop.png' })
  await expectAccessible(page)
})
