import type { Page } from '@playwright/test'

import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const day = 86_400_000
const inAWeek = new Date(Date.now() + 7 * day).toISOString().slice(0, 10).replaceAll('-', '')

const league = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//League//EN',
  'X-WR-CALNAME:Regional league',
  'BEGIN:VEVENT',
  'UID:1@league.example',
  `DTSTAMP:${inAWeek}T090000Z`,
  `DTSTART:${inAWeek}T170000Z`,
  `DTEND:${inAWeek}T183000Z`,
  'SUMMARY:Ravens v Hawks',
  'LOCATION:Hawks Park',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:2@league.example',
  'DTSTART:to be announced',
  'SUMMARY:Ravens v Owls',
  'END:VEVENT',
  ...[1, 2, 3, 4, 5, 6].flatMap((siren) => [
    'BEGIN:VEVENT',
    `UID:siren${siren}@league.example`,
    `DTSTART:${inAWeek}T120000Z`,
    'RRULE:FREQ=MINUTELY',
    `SUMMARY:Siren ${siren}`,
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
  '',
].join('\r\n')

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Synchronize events' })
}

const addressOf = (page: Page) => dialogOf(page).getByLabel('Export URL').inputValue()

test('a calendar feed is subscribed to and renewed, and another calendar imported', async ({
  context,
  page,
  touchline,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { send } = await come(context, touchline.address)
  const body = { name: 'Ravens', sport: 'football', ageGroup: 'Adults' }
  const teamId = wordIn(await send({ method: 'POST', path: '/rest/v1/teams', body }), 'team', 'id')
  const dialog = dialogOf(page)
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()')

  await test.step('copies the calendar of all my teams', async () => {
    await page.goto('/calendar')
    await page.getByRole('button', { name: 'View, search and filters' }).click()
    await page.getByRole('button', { name: 'Sync' }).click()
    await expect(dialog.getByLabel('Export URL')).toHaveValue(/\/feeds\/\S+\.ics$/)
    await expect(dialog.getByLabel('From URL')).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Copy export URL' }).click()
    await expect(page.getByText('Copied!')).toBeVisible()
    expect(await copied()).toBe(await addressOf(page))
  })

  const mine = await copied()
  await test.step('the team has its own link, which can be renewed', async () => {
    await page.goto(`/team/${teamId}/calendar`)
    await page.getByRole('button', { name: 'View, search and filters' }).click()
    await page.getByRole('button', { name: 'Sync' }).click()
    await expect(dialog.getByLabel('Export URL')).toHaveValue(/\/feeds\/\S+\.ics$/)
    const before = await addressOf(page)
    expect(before).not.toBe(mine)
    expect((await page.request.get(before)).status()).toBe(200)
    await dialog.getByRole('button', { name: 'Make new link' }).click()
    await expectAccessible(page)
    const confirmation = page.getByRole('alertdialog', { name: 'Make a new link?' })
    await confirmation.getByRole('button', { name: 'Make new link' }).click()
    await expect(page.getByText('New link made')).toBeVisible()
    await expect(dialog.getByLabel('Export URL')).not.toHaveValue(before)
    expect((await page.request.get(before)).status()).toBe(404)
    expect((await page.request.get(await addressOf(page))).status()).toBe(200)
    expect((await page.request.get(mine)).status()).toBe(200)
  })

  await test.step('refuses what isn’t a calendar, with a message', async () => {
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(dialog.getByText('Please enter a calendar URL')).toBeVisible()
    await dialog.getByLabel('From URL').fill('http://127.0.0.1/calendar.ics')
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(
      dialog.getByText(/web address of a calendar|couldn’t read a calendar/),
    ).toBeVisible()
    await expectAccessible(page)
    await dialog
      .getByLabel('Choose file')
      .setInputFiles({ name: 'x.ics', mimeType: 'text/calendar', buffer: Buffer.from('hello') })
    await expect(dialog.getByText('Choose an iCalendar file')).toBeVisible()
  })

  await test.step('previews a file, then imports its events', async () => {
    await dialog.getByLabel('Choose file').setInputFiles({
      name: 'league.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(league),
    })
    await expect(dialog.getByText('1 new event')).toBeVisible()
    await expect(dialog.getByText('1 entry without a date left out')).toBeVisible()
    await expect(dialog.getByText('“Siren 5” repeats too often')).toBeVisible()
    await expect(dialog.getByText('1 more entry repeats too often')).toBeVisible()
    await expect(dialog.getByLabel('Export URL')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: 'Import events' }).click()
    await expect(page.getByText('Calendar import initiated')).toBeVisible()
    await expectAccessible(page)
    await page.goto(
      `/team/${teamId}/calendar?view=list&month=${inAWeek.slice(0, 4)}-${inAWeek.slice(4, 6)}`,
    )
    await expect(page.getByText('Ravens v Hawks').first()).toBeVisible()
  })
})
