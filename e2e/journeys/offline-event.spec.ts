import type { BrowserContext, Page } from '@playwright/test'

import { keptThings, untilKept, untilWritten } from '../harness/device.ts'
import { type Ravens, ravens, zone } from '../harness/ravens.ts'
import { enter } from '../harness/signed-in.ts'
import { aFamilyOf } from '../harness/team-family.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'
import { test } from '../harness/without-network.ts'

test.use({ serviceWorkers: 'allow' })

const hour = 3_600_000
const clock = new Intl.DateTimeFormat('sv', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: zone,
})

/** A day and time within the next day, in the team's zone, that doesn't end after midnight. */
function soon(): { date: string; startTime: string; endTime: string } {
  const [start = ''] = [20, 14]
    .map((hours) => clock.format(new Date(Date.now() + hours * hour)))
    .filter((moment) => Number(moment.slice(11, 13)) < 22)
  const [date = '', startTime = ''] = start.split(' ')
  const endTime = `${String(Number(startTime.slice(0, 2)) + 1).padStart(2, '0')}:59`
  return { date, startTime, endTime }
}

/** A match tomorrow with a place, a published line-up and someone in charge of the kit. */
async function aMatch({ send, teamId, memberId }: Ravens, childId: string): Promise<string> {
  const path = `/rest/v1/teams/${teamId}`
  const fields = {
    type: 'game',
    title: 'Ravens - Foxes',
    opponent: 'Foxes',
    homeAway: 'away',
    location: 'Rain Park, Mill Lane 4',
    meetingPlace: 'Behind the station',
    kit: 'Green',
  }
  const made = await send({
    method: 'POST',
    path: `${path}/events`,
    body: { ...fields, ...soon() },
  })
  const eventId = wordIn(made, 'event', 'id')
  const on = `${path}/events/${eventId}`
  const tasks = await send({
    method: 'POST',
    path: `${path}/tasks`,
    body: { task: { name: 'Bring the balls' } },
  })
  await send({
    method: 'PUT',
    path: `${on}/tasks`,
    body: { changes: [{ taskId: wordIn(tasks, 'id'), memberId }] },
  })
  await send({
    method: 'PUT',
    path: `${on}/answers`,
    body: { answers: [{ memberId: childId, answer: 'going' }] },
  })
  await send({
    method: 'PATCH',
    path: `${on}/match-day/line-up`,
    body: {
      version: 0,
      lineUp: {
        formation: null,
        captain: childId,
        players: [{ memberId: childId, place: null, shirtNumber: '7' }],
      },
    },
  })
  return eventId
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
}

const devicesWords = async (page: Page): Promise<string> => JSON.stringify(await keptThings(page))

test('the device saves an event the evening before and deletes it the day after', async ({
  context,
  page,
  browser,
  touchline,
}) => {
  test.setTimeout(300_000)
  const { address } = touchline
  const team = await ravens(address)
  const leo = { parent: 'Marta', child: 'Leo', aunt: 'Aunt Odile' }
  const marta = await aFamilyOf(address, team, leo)
  await aFamilyOf(address, team, { parent: 'Olga', child: 'Nia', aunt: 'Aunt Petra' })
  const eventId = await aMatch(team, marta.childId)
  const pack = `${team.home}/events/${eventId}/offline`
  await enter(context, team.session)

  await test.step('automatically while the site is open', async () => {
    await page.goto('/teams')
    await untilKept(page)
    await untilWritten(page, /"looking".*"offline"/, /Aunt Odile/)
    await untilWritten(page, '"match-day"', /"captain"/)
    await untilWritten(page, '"event-tasks"')
    await untilWritten(page, '"by-event","next"')
  })

  await test.step('everything opens offline', async () => {
    await goOffline(context)
    await page.goto(team.home)
    await page.getByRole('link', { name: 'Ravens - Foxes' }).click()
    await page.getByRole('link', { name: 'Offline pack' }).click()
    await expect(page).toHaveURL(/\/offline$/)
    // The previous page has the same heading and stays until this one renders.
    await expect(page.getByRole('heading', { name: 'Bench' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ravens - Foxes' })).toBeVisible()
    await expect(page.getByText('Saved on this device')).toBeVisible()
    await expect(page.getByText('Rain Park, Mill Lane 4').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Directions' })).toBeVisible()
    await expect(page.getByText('Behind the station')).toBeVisible()
    await expect(page.getByText('Bring the balls')).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Leo Gil' }).click()
    await expect(page.getByRole('link', { name: 'Call Aunt Odile' })).toHaveAttribute(
      'href',
      'tel:+34600111333',
    )
    await expect(page.getByText('Hazelnuts, says Marta')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save again' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('the family sees that their details were saved', async () => {
    const family = await browser.newContext({ baseURL: address })
    await enter(family, marta.session)
    const seen = await family.newPage()
    await seen.goto(`${team.home}/members/${marta.childId}?tab=access`)
    const looks = seen.getByRole('listitem').filter({ hasText: 'For an event: saved on a device' })
    await expect(looks.first()).toContainText('Carla Coach')
    await family.close()
  })

  await test.step('a parent’s copy has what parents see, without other families’ contacts', async () => {
    const family = await browser.newContext({ baseURL: address, serviceWorkers: 'allow' })
    await enter(family, marta.session)
    const seen = await family.newPage()
    await seen.goto('/teams')
    await untilKept(seen)
    await untilWritten(seen, '"match-day"')
    await goOffline(family)
    await seen.goto(pack)
    await expect(seen.getByText('Saved on this device')).toBeVisible()
    await expect(seen.getByText('Nia Gil')).toBeVisible()
    await expect(seen.locator('summary').filter({ hasText: 'Nia Gil' })).toHaveCount(0)
    const words = await devicesWords(seen)
    expect(words).toContain('Nia')
    expect(words).not.toMatch(/Aunt|Hazelnuts|\+34600111333/)
    await family.close()
  })

  await test.step('marks attendance on the pitch', async () => {
    await page.clock.setFixedTime(new Date(Date.now() + 21 * hour))
    await page.goto(`${team.home}/attendance?tab=by-event`)
    await page.getByRole('radiogroup', { name: 'Leo Gil' }).getByText('Present').click()
    await expect(page.getByText('Waiting to be sent')).toBeVisible()
  })

  await test.step('the day after, families’ numbers are deleted', async () => {
    await page.clock.setFixedTime(new Date(Date.now() + 48 * hour))
    await page.goto(pack)
    await expect(page.getByText('It’s over')).toBeVisible()
    await expect(page.getByText('Nia Gil')).toBeVisible()
    await expect(page.locator('summary')).toHaveCount(0)
    await expect.poll(() => devicesWords(page)).not.toMatch(/Aunt|Hazelnuts|\+34600111333/)
  })
})

test('a button saves the offline copy, and signing out deletes it', async ({
  context,
  page,
  touchline,
}) => {
  const team = await ravens(touchline.address)
  const leo = { parent: 'Marta', child: 'Leo', aunt: 'Aunt Odile' }
  const marta = await aFamilyOf(touchline.address, team, leo)
  const eventId = await aMatch(team, marta.childId)
  await enter(context, team.session)
  await page.goto(`${team.home}/events/${eventId}`)
  await page.getByRole('button', { name: /Save for offline|Save again/ }).click()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await untilWritten(page, /"looking".*"offline"/, /Aunt Odile/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Carla', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => keptThings(page)).toEqual([])
})
