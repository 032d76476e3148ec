import { contract } from '@touchline/contract/contract'
import { clubSeason } from '@touchline/text/events/season-planner/en'
import { sync } from '@touchline/text/events/sync/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectRefused } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { SeasonDialog } from './season-dialog.tsx'

const { saveSeason, publicHolidays, readSchoolHolidays } = contract.events
const { dialog: text } = clubSeason
const { id: clubId } = example(contract.clubs.get).club
const season = { from: '2027-03-01', to: '2027-06-30', region: null, breaks: [], version: 3 }
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open() {
  server.answers(publicHolidays, {
    regions: [{ code: 'BY', name: 'Bayern' }],
    holidays: [{ name: 'Karfreitag', from: '2027-03-26', to: '2027-03-26' }],
  })
  await openDialog((onClose) => (
    <SeasonDialog
      owner={{ kind: 'club', id: clubId }}
      season={season}
      country="DE"
      onClose={onClose}
    />
  ))
  await expect.element(page.getByText(text.none)).toBeVisible()
}

test('adds public holidays once and school holidays from pasted lines', async () => {
  await open()
  server.answers(saveSeason)
  await press(button(text.addHolidays))
  await expect.element(page.getByText(text.found(1))).toBeVisible()
  await press(button(text.addHolidays))
  await expect.element(page.getByText(text.noneFound)).toBeVisible()
  await userEvent.fill(page.getByLabelText(text.pasteLabel), 'Ostern 29.03.–10.04.2027\nirgendwann')
  await press(button(text.read))
  await expectRefused(text.pasteLabel, text.unread('irgendwann'))
  await expect.element(page.getByLabelText(text.pasteLabel)).toHaveValue('irgendwann')
  await expectAccessible()
  await press(button(wire.save))
  await expect
    .poll(() => server.sentTo(saveSeason))
    .toMatchObject([
      {
        version: 3,
        breaks: [
          { name: 'Karfreitag', from: '2027-03-26' },
          { name: 'Ostern', from: '2027-03-29', to: '2027-04-10' },
        ],
      },
    ])
})

test('refuses a season that ends before it begins, and one that another planner changed', async () => {
  await open()
  await userEvent.fill(page.getByLabelText(text.to), '2027-02-01')
  await press(button(wire.save))
  await expectRefused(text.to, text.order)
  expect(server.sentTo(saveSeason)).toEqual([])
  await userEvent.fill(page.getByLabelText(text.to), '2027-06-01')
  server.refuses(saveSeason, 'changed_meanwhile')
  await press(button(wire.save))
  await expect.element(page.getByText(text.changed)).toBeVisible()
})

test('reads school holidays from an address and a file, and saves them with the rest', async () => {
  await open()
  server.answers(saveSeason)
  server.answers(readSchoolHolidays, {
    breaks: [{ name: 'Osterferien', from: '2027-03-22', to: '2027-04-02' }],
    leftOut: 2,
  })
  await press(button(text.readCalendar))
  await expectRefused(text.calendarLabel, sync.problems.calendar_address_required)
  await userEvent.fill(page.getByLabelText(text.calendarLabel), 'https://schule.example/ferien.ics')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(`${text.breaksFound(1)} ${text.leftOut(2)}`)).toBeVisible()
  expect(server.sentTo(saveSeason)).toEqual([])
  const file = new File(['BEGIN:VCALENDAR'], 'ferien.ics', { type: 'text/calendar' })
  await userEvent.upload(page.getByLabelText(sync.file), file)
  await expect.element(page.getByText(`${text.noBreaks} ${text.leftOut(2)}`)).toBeVisible()
  expect(server.sentTo(readSchoolHolidays)).toMatchObject([
    { source: { address: 'https://schule.example/ferien.ics' }, from: '2027-03-01' },
    { source: { fileName: 'ferien.ics', base64: btoa('BEGIN:VCALENDAR') } },
  ])
  await expectAccessible()
  await press(button(wire.save))
  await expect
    .poll(() => server.sentTo(saveSeason))
    .toMatchObject([{ breaks: [{ name: 'Osterferien', to: '2027-04-02' }] }])
})

test('an address without a calendar says so and keeps what was typed', async () => {
  await open()
  server.refuses(readSchoolHolidays, 'invalid_input', { 'source.address': 'not_a_calendar' })
  await userEvent.fill(page.getByLabelText(text.calendarLabel), 'https://schule.example')
  await press(button(text.readCalendar))
  await expectRefused(text.calendarLabel, sync.problems.not_a_calendar)
  await expect
    .element(page.getByLabelText(text.calendarLabel))
    .toHaveValue('https://schule.example')
})
