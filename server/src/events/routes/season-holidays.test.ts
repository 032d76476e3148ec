import { publicHolidays, schoolHolidays } from '@touchline/contract/events/shapes/season-planner'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, anAccount } from '#server/teams/testing/people.ts'

import { eventsRoutes } from '../routes.ts'
import { requestsOver } from '../testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { events: eventsRoutes })
platform.setClock('2027-01-04T10:00:00.000Z')

let manager: string
let clubId: string

beforeEach(async () => {
  manager = await anAccount(database)
  clubId = await aClub(database, manager)
})

test('finds public holidays of the club’s country and region', async () => {
  await sql`update clubs set country = 'DE', language = 'de' where id = ${clubId}`.execute(database)
  const path = `/clubs/${clubId}/holidays?from=2027-01-01&to=2027-06-30`
  const find = async (region: string) =>
    publicHolidays.parse((await ask(manager, { method: 'GET', path: `${path}${region}` })).body)
  const found = await find('')
  expect(found.regions).toContainEqual({ code: 'BY', name: 'Bayern' })
  expect(found.holidays).toContainEqual({
    name: 'Karfreitag',
    from: '2027-03-26',
    to: '2027-03-26',
  })
  const corpus = (holidays: typeof found.holidays) =>
    holidays.some(({ name }) => name === 'Fronleichnam')
  expect(corpus(found.holidays)).toBe(false)
  expect(corpus((await find('&region=BY')).holidays)).toBe(true)
})

const entry = (title: string, starts: string, ends: string) => [
  'BEGIN:VEVENT',
  `UID:${title}`,
  `SUMMARY:${title}`,
  `DTSTART${starts}`,
  `DTEND${ends}`,
  'END:VEVENT',
]
const calendarOf = (...entries: readonly (readonly string[])[]) =>
  Buffer.from(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flat(), 'END:VCALENDAR'].join('\r\n'),
  ).toString('base64')
const readHolidays = (base64: string, who = manager) =>
  ask(who, {
    method: 'POST',
    path: `/clubs/${clubId}/season/school-holidays`,
    body: { source: { fileName: 'school.ics', base64 }, from: '2027-03-01', to: '2027-06-30' },
  })

test('reads school holidays from a calendar: whole days, two or more, in the season', async () => {
  const { body } = await readHolidays(
    calendarOf(
      entry('Pfingstferien', ';VALUE=DATE:20270518', ';VALUE=DATE:20270530'),
      entry('Osterferien', ';VALUE=DATE:20270222', ';VALUE=DATE:20270306'),
      entry('Sommerferien', ';VALUE=DATE:20270701', ';VALUE=DATE:20270815'),
      entry('Elternabend', ':20270310T180000Z', ':20270310T200000Z'),
      entry('Pädagogischer Tag', ';VALUE=DATE:20270310', ';VALUE=DATE:20270311'),
    ),
  )
  expect(schoolHolidays.parse(body)).toEqual({
    breaks: [
      { name: 'Osterferien', from: '2027-02-22', to: '2027-03-05' },
      { name: 'Pfingstferien', from: '2027-05-18', to: '2027-05-29' },
    ],
    leftOut: 2,
  })
})

test('a file that is no calendar is refused, and strangers read none', async () => {
  const refused = await readHolidays(Buffer.from('Ferien').toString('base64'))
  expect(refused.body).toMatchObject({ data: { fields: { 'source.address': 'not_a_calendar' } } })
  const stranger = await anAccount(database)
  expect((await readHolidays(calendarOf(), stranger)).status).toBe(404)
})
