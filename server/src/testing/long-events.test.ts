import { followedCalendars } from '@touchline/contract/events/shapes/calendar-sync'
import { eventPage } from '@touchline/contract/events/shapes/event'
import { createdEvent, editedEvent } from '@touchline/contract/events/shapes/requests'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { refreshCalendar } from '#server/events/commands/refresh-calendar.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { calendarSite } from './support/calendar-site.ts'
import { running } from './support/running.ts'

const site = await calendarSite()
afterAll(() => site.close())
const { ask, done, signUp, platform } = await running({ AUTH_JWT_SECONDS: '86400' }, site.outbound)
const { database } = platform
platform.setClock('2026-11-28T12:00:00.000Z')
const coach = await signUp('Carla')
const player = await signUp('Pau')

async function aRunTeam() {
  const teamId = await aTeam(database)
  await database
    .updateTable('teams')
    .set({ time_zone: 'Europe/Berlin' })
    .where('id', '=', teamId)
    .execute()
  await aMember(database, teamId, { accountId: coach.id, role: 'Coach' })
  const playerId = await aMember(database, teamId, { accountId: player.id, role: 'Player' })
  return { teamId, playerId, at: `/teams/${teamId}` }
}

const plain = { type: 'other', title: 'Club party' }
const night = { date: '2026-12-12', startTime: '20:00', endDate: '2026-12-13', endTime: '01:00' }

test('saves, moves and moves back an overnight event as one', async () => {
  const { at } = await aRunTeam()
  const body = { ...plain, ...night }
  const { event } = await done(coach, `POST ${at}/events`, { body, shape: createdEvent })
  expect(event).toMatchObject({
    startsLocal: '2026-12-12T20:00',
    endsLocal: '2026-12-13T01:00',
    isAllDay: false,
  })
  const change = async (changes: object) => {
    const { version } = await page(at, event.id)
    await edit(at, event.id, { version, changes })
    return page(at, event.id)
  }
  expect(await change({ date: '2026-12-31' })).toMatchObject({
    startsLocal: '2026-12-31T20:00',
    endsLocal: '2027-01-01T01:00',
    times: { date: '2026-12-31', endDate: '2027-01-01', endTime: '01:00' },
  })
  expect(await change({ startTime: '21:30' })).toMatchObject({ endsLocal: '2027-01-01T01:00' })
  expect(await change({ isAllDay: true, endDate: null })).toMatchObject({
    isAllDay: true,
    startsLocal: '2026-12-31T00:00',
    endsLocal: '2027-01-01T00:00',
    times: { endDate: null },
  })
})

test.each([
  [{ endDate: null }, { endTime: 'end_before_start' }],
  [{ endDate: '2026-12-11' }, { endDate: 'end_date_before_start' }],
  [{ endDate: '2027-12-11' }, { endDate: 'event_too_long' }],
])('refuses an end before the start at its field: %j', async (change, fields) => {
  const { at } = await aRunTeam()
  const answer = await ask(coach, {
    method: 'POST',
    path: `/rest/v1${at}/events`,
    body: { ...plain, ...night, ...change },
  })
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([422, { data: { fields } }])
})

test('keeps the own times of weekdays in a series when everything else changes', async () => {
  const { at } = await aRunTeam()
  const body = {
    type: 'practice',
    title: 'Practice',
    date: '2026-12-01',
    startTime: '17:30',
    endTime: '19:00',
    repeat: {
      every: 'week',
      weekdays: ['TU', 'TH'],
      times: [{ weekday: 'TH', startTime: '18:00', endTime: '19:30' }],
      ends: { kind: 'count', count: 4 },
    },
  }
  const { event } = await done(coach, `POST ${at}/events`, { body, shape: createdEvent })
  const starts = async () => (await calendar(at)).map(({ startsLocal }) => startsLocal)
  expect(await starts()).toEqual([
    '2026-12-01T17:30',
    '2026-12-03T18:00',
    '2026-12-08T17:30',
    '2026-12-10T18:00',
  ])
  const { version } = await page(at, event.id)
  await edit(at, event.id, { version, scope: 'all', changes: { startTime: '17:00', kit: 'Blue' } })
  expect(await starts()).toEqual([
    '2026-12-01T17:00',
    '2026-12-03T18:00',
    '2026-12-08T17:00',
    '2026-12-10T18:00',
  ])
  expect(new Set((await calendar(at)).map(({ kit }) => kit))).toEqual(new Set(['Blue']))
})

test('moves each date of a monthly 31st by a day', async () => {
  const { at } = await aRunTeam()
  const repeat = { every: 'month', monthlyBy: 'date', ends: { kind: 'count', count: 3 } }
  const body = { ...plain, date: '2026-12-31', startTime: '18:00', endTime: '19:00', repeat }
  const { event } = await done(coach, `POST ${at}/events`, { body, shape: createdEvent })
  await edit(at, event.id, {
    version: event.version,
    scope: 'following',
    changes: { date: '2027-01-01' },
  })
  const events = await calendar(at, '2026-12-01', '2027-01-31')
  expect(events.map(({ startsLocal }) => startsLocal)).toEqual(['2027-01-01T18:00'])
  const later = await calendar(at, '2027-02-01', '2027-04-02')
  expect(later.map(({ startsLocal }) => startsLocal)).toEqual([
    '2027-02-01T18:00',
    '2027-04-01T18:00',
  ])
})

/** In the formats of other programs, as in the test cases. */
const written = (cup: string) => `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//t//t//EN
X-WR-CALNAME:Calendar of cases
BEGIN:VEVENT
UID:cup
DTSTAMP:20261101T000000Z
${cup}
SUMMARY:Winter cup
END:VEVENT
BEGIN:VEVENT
UID:same
DTSTAMP:20261101T000000Z
DTSTART;VALUE=DATE:20261212
DTEND;VALUE=DATE:20261212
SUMMARY:End is start
END:VEVENT
BEGIN:VEVENT
UID:days
DTSTAMP:20261101T000000Z
DTSTART;VALUE=DATE:20261213
DTEND;VALUE=DATE:20261215
SUMMARY:Two days
END:VEVENT
BEGIN:VEVENT
UID:hour24
DTSTAMP:20261101T000000Z
DTSTART;TZID=Europe/Berlin:20261215T000000
DTEND;TZID=Europe/Berlin:20261215T240000
SUMMARY:Hour 24
END:VEVENT
BEGIN:VEVENT
UID:utc
DTSTAMP:20261101T000000Z
DTSTART:20261216T000000Z
DTEND:20261217T000000Z
SUMMARY:UTC
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
END:VEVENT
BEGIN:VEVENT
UID:here
DTSTAMP:20261101T000000Z
DTSTART:20261216T230000Z
DTEND:20261217T230000Z
SUMMARY:Midnight here
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
END:VEVENT
BEGIN:VEVENT
UID:night
DTSTAMP:20261101T000000Z
DTSTART;TZID=Europe/Berlin:20261219T200000
DTEND;TZID=Europe/Berlin:20261220T010000
SUMMARY:Night
END:VEVENT
END:VCALENDAR`

const cup = 'DTSTART;TZID=Europe/Berlin:20261225T090030\nDTEND;TZID=Europe/Berlin:20261227T170000'

async function imported(name: string) {
  site.serves(written(cup))
  const team = await aRunTeam()
  const body = { source: { address: site.at(name) } }
  const shape = followedCalendars
  const { calendars } = await done(coach, `POST ${team.at}/calendar-imports`, { body, shape })
  return { ...team, calendarId: calendars[0]?.id ?? '' }
}

test('imports whole days, nights and tournaments as such', async () => {
  const { at } = await imported('kinds')
  const events = await calendar(at)
  const read = events.map((event) => [
    event.title,
    event.isAllDay,
    event.startsLocal.slice(5),
    event.endsLocal.slice(5),
  ])
  expect(read).toEqual([
    ['End is start', true, '12-12T00:00', '12-13T00:00'],
    ['Two days', true, '12-13T00:00', '12-15T00:00'],
    ['Hour 24', true, '12-15T00:00', '12-16T00:00'],
    ['UTC', true, '12-16T00:00', '12-17T00:00'],
    ['Midnight here', true, '12-17T00:00', '12-18T00:00'],
    ['Night', false, '12-19T20:00', '12-20T01:00'],
    ['Winter cup', false, '12-25T09:00', '12-27T17:00'],
  ])
})

test('changes only the kit: times, answers and calendar stay', async () => {
  const { at, teamId, playerId, calendarId } = await imported('kit')
  const found = (await calendar(at)).find(({ title }) => title === 'Winter cup')
  const id = found?.id ?? ''
  await ask(player, {
    method: 'PUT',
    path: `/rest/v1${at}/events/${id}/answers`,
    body: { answers: [{ memberId: playerId, answer: 'going' }] },
  })
  const { version, startsAt, endsAt } = await page(at, id)
  const edited = await edit(at, id, { version, changes: { kit: 'Red' } })
  expect(edited).toMatchObject({ difference: ['kit'], moves: false, askedAgain: false })
  expect(await page(at, id)).toMatchObject({
    startsAt,
    endsAt,
    kit: 'Red',
    counts: { going: 1 },
    follows: 'Calendar of cases',
  })
  site.serves(written(cup.replaceAll('202612', '202701')))
  platform.setClock('2026-11-28T13:00:00.000Z')
  await refreshCalendar(platform, { teamId, calendarId })
  expect(await page(at, id)).toMatchObject({ startsLocal: '2027-01-25T09:00', kit: 'Red' })
})

test('declines for people who are away on the last day of a tournament', async () => {
  const { at, teamId, playerId } = await aRunTeam()
  const body = { ...plain, date: '2026-12-18', endDate: '2026-12-20', isAllDay: true }
  const { event } = await done(coach, `POST ${at}/events`, { body, shape: createdEvent })
  await ask(player, {
    method: 'POST',
    path: '/rest/v1/me/unavailabilities',
    body: {
      people: [{ teamId, memberId: playerId }],
      firstDay: '2026-12-20',
      lastDay: '2026-12-22',
    },
  })
  expect(await page(at, event.id)).toMatchObject({ counts: { notGoing: 1 } })
})

test('writes days as days in the feed', async () => {
  const { at, teamId } = await aRunTeam()
  const body = { ...plain, date: '2026-12-18', endDate: '2026-12-20', isAllDay: true }
  await done(coach, `POST ${at}/events`, { body, shape: createdEvent })
  await done(coach, `POST ${at}/events`, { body: { ...plain, ...night }, shape: createdEvent })
  const shape = z.object({ address: z.string() })
  const { address } = await done(coach, `GET /me/calendar-feed?teamId=${teamId}`, { shape })
  const { text } = await ask(undefined, { method: 'GET', path: new URL(address).pathname })
  expect(text).toContain('DTSTART;VALUE=DATE:20261218\r\nDTEND;VALUE=DATE:20261221\r\n')
  expect(text).toContain(
    'DTSTART;TZID=Europe/Berlin:20261212T200000\r\nDTEND;TZID=Europe/Berlin:20261213T010000\r\n',
  )
})

function page(at: string, id: string) {
  return done(coach, `GET ${at}/events/${id}`, { shape: eventPage })
}

function edit(at: string, id: string, body: object) {
  return done(coach, `PATCH ${at}/events/${id}`, { body, shape: editedEvent })
}

async function calendar(at: string, from = '2026-12-01', to = '2026-12-31') {
  const shape = z.object({ events: z.array(eventPage.pick(shown)) })
  return (await done(coach, `GET ${at}/events?from=${from}&to=${to}`, { shape })).events
}

const shown = {
  id: true,
  title: true,
  startsLocal: true,
  endsLocal: true,
  isAllDay: true,
  kit: true,
} as const
