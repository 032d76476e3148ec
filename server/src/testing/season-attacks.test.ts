import { schoolHolidays } from '@touchline/contract/events/shapes/season-planner'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'

import { aClub, aMember, aTeam } from '#server/teams/testing/people.ts'

import { calendarSite } from './support/calendar-site.ts'
import { running } from './support/running.ts'

const site = await calendarSite()
afterAll(() => site.close())
const { at } = site
const { ask, signUp, platform } = await running({ AUTH_JWT_SECONDS: '86400' }, site.outbound)
const { database } = platform
const coach = await signUp('Carla')
const teamId = await aTeam(database)
await aMember(database, teamId, { accountId: coach.id, role: 'Coach' })
const clubId = await aClub(database, coach.id)

const planners = [`/rest/v1/teams/${teamId}/season`, `/rest/v1/clubs/${clubId}/season`] as const

const days = { from: '2027-01-01', to: '2027-06-30' }
const read = (planner: string, source: object) =>
  ask(coach, { method: 'POST', path: `${planner}/school-holidays`, body: { source, ...days } })

const internal = [
  'http://2130706434/school.ics',
  'http://127.1.2.3/',
  'http://[::ffff:7f00:2]/',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data',
  'webcal://172.16.0.1/school.ics',
  'file:///etc/hostname',
] as const

type Refusal = readonly [address: string, problem: string]

const refusals: readonly Refusal[] = [
  ...internal.map((address): Refusal => [address, 'bad_address']),
  // Redirects to a link-local address.
  [at('home'), 'bad_address'],
  [at('bomb'), 'too_large'],
  [at('page'), 'not_a_calendar'],
  [at('silent'), 'unreachable'],
]

test.each(refusals)('no school calendar is read from %s: %s', async (address, problem) => {
  for (const planner of planners) {
    const { status, text } = await read(planner, { address })
    expect(status).toBe(422)
    expect(JSON.parse(text)).toMatchObject({ data: { fields: { 'source.address': problem } } })
  }
})

const entries = (count: number, lines: readonly string[]) =>
  Array.from({ length: count }, (_, uid) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    ...lines,
    'END:VEVENT',
  ]).flat()
const fileOf = (lines: readonly string[]) => ({
  fileName: 'school.ics',
  base64: Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')).toString(
    'base64',
  ),
})
const holiday = ['DTSTART;VALUE=DATE:20270322', 'DTEND;VALUE=DATE:20270405', 'SUMMARY:Easter']
const easter = { name: 'Easter', from: '2027-03-22', to: '2027-04-04' }

test('an endless rule and one with a million dates leave the holidays readable', async () => {
  const endless = ['BEGIN:VEVENT', 'UID:e', 'DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=DAILY']
  const million = ['END:VEVENT', 'BEGIN:VEVENT', 'UID:m', 'DTSTART:20270101T000000Z']
  const lines = [...endless, ...million, 'RRULE:FREQ=SECONDLY;COUNT=1000000', 'END:VEVENT']
  const { text } = await read(planners[0], fileOf([...lines, ...entries(1, holiday)]))
  expect(schoolHolidays.parse(JSON.parse(text)).breaks).toEqual([easter])
})

test.each([
  ['a million dates', 1200, ['DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=DAILY;COUNT=1000000']],
  ['too many entries', 5001, holiday],
])('refuses a calendar with %s', async (_what, count, lines) => {
  const { status, text } = await read(planners[1], fileOf(entries(count, lines)))
  expect(status).toBe(422)
  expect(JSON.parse(text)).toMatchObject({
    data: { fields: { 'source.address': 'too_many_entries' } },
  })
})

test('refuses more rows than a request or a plan may have', async () => {
  const cells = {
    team: '',
    kind: 'training',
    days: 'TU',
    from: '17:30',
    to: '19:00',
    venue: '',
    first: '',
    last: '',
    opponent: '',
    side: '',
    runsInHolidays: false,
  }
  const save = (path: string, count: number) => {
    const rows = Array.from({ length: count }, () => ({ id: newId(), cells, version: 0 }))
    return ask(coach, { method: 'PUT', path: `${path}/rows`, body: { rows } })
  }
  for (const planner of planners) {
    expect((await save(planner, 5000)).text).toContain('too_large')
    expect((await save(planner, 101)).text).toContain('too_many')
    for (let saved = 0; saved < 400; saved += 100)
      expect((await save(planner, 100)).status).toBe(200)
    const full = await save(planner, 1)
    expect(full.status).toBe(422)
    expect(full.text).toContain('too_many')
  }
})
