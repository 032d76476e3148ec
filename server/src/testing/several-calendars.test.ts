import { importedCalendar } from '@touchline/contract/events/shapes/calendar-sync'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'

import { calendarOf, caseOf, entry } from './support/calendar-writing.ts'
import { followedTeams } from './support/followed-team.ts'

const { site, team, coach, done, platform } = await followedTeams()
afterAll(() => site.close())

const gameA = entry('GA', '20261205T140000', 'SUMMARY:Game A', 'LOCATION:Hawks Park')
const gameB = entry('GB', '20261212T140000', 'SUMMARY:Game B')
const moved = entry('GA', '20261205T160000', 'SUMMARY:Game A', 'LOCATION:Hawks Park')

test('makes no copies of the same events in a file and at a URL, and keeps following the URL', async () => {
  const { takesFile, follows, reads, events, answers, notified } = await team()
  await takesFile(caseOf('file-then-address'))
  const first = await events()
  await answers(first[0]?.id ?? '')
  const calendarId = await follows(caseOf('file-then-address'))
  expect((await events()).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  await reads(calendarId, caseOf('file-then-address').replaceAll('20261205T14', '20261205T11'))
  const now = await events()
  expect(now.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(now[0]).toMatchObject({ startsLocal: '2026-12-05T11:00', counts: { going: 1 } })
  expect(await notified()).toEqual([first[0]?.id])
})

test('moves the dates of a series with a newer file', async () => {
  const { takesFile, events } = await team()
  await takesFile(caseOf('series-shift-v1'))
  const first = await events()
  await takesFile(caseOf('series-shift-v2'))
  const now = await events()
  expect(now.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(new Set(now.map(({ startsLocal }) => startsLocal.slice(11)))).toEqual(new Set(['18:30']))
})

test('recognises the same events with other UIDs in another calendar', async () => {
  const { takesFile, follows, events } = await team()
  await takesFile(caseOf('uid-changes-v1'))
  await follows(caseOf('uid-changes-v2'))
  expect(await events()).toHaveLength(2)
})

test('keeps an event that another calendar still has', async () => {
  const { follows, reads, events } = await team()
  const league = await follows(calendarOf(gameA, gameB), 'league')
  const club = await follows(calendarOf(gameA, gameB), 'club')
  const first = await events()
  await reads(league, calendarOf(gameB))
  expect((await events()).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  await reads(club, calendarOf(gameB))
  expect(await events()).toHaveLength(1)
})

test('removes nothing for an empty calendar if another one has part of it', async () => {
  const { follows, reads, events } = await team()
  const league = await follows(calendarOf(gameA, gameB), 'whole')
  await follows(calendarOf(gameA), 'part')
  await reads(league, calendarOf())
  expect(await events()).toHaveLength(2)
})

test('does not move an event back for an outdated calendar', async () => {
  const { follows, reads, events } = await team()
  const league = await follows(calendarOf(gameA, gameB), 'ahead')
  const club = await follows(calendarOf(gameA, gameB), 'behind')
  await reads(league, calendarOf(moved, gameB))
  await reads(club, calendarOf(gameA, gameB))
  expect((await events())[0]).toMatchObject({ startsLocal: '2026-12-05T16:00' })
})

test('keeps removed events removed, also from another calendar and with another UID', async () => {
  const { takesFile, follows, reads, events, send } = await team()
  await takesFile(calendarOf(gameA, gameB))
  const [first] = await events()
  await send(coach, { method: 'DELETE', path: `/events/${first?.id}` })
  const calendarId = await follows(calendarOf(gameA, gameB), 'removed')
  await reads(calendarId, calendarOf(gameA, gameB).replace('UID:GA', 'UID:new'))
  expect((await events()).map(({ title }) => title)).toEqual(['Game B'])
})

test('keeps staff’s changes field by field; time, place and cancellation follow', async () => {
  const { follows, reads, events, edits } = await team()
  const calendarId = await follows(calendarOf(gameA, gameB))
  const [first] = await events()
  if (first === undefined) throw new Error('no event')
  const own = { title: 'Derby', kit: 'Red', opponent: 'Sur', meetingTime: '13:15', type: 'game' }
  await edits(first, own)
  await reads(calendarId, calendarOf(moved, gameB))
  const derby = { id: first.id, title: 'Derby', kit: 'Red', location: 'Hawks Park' }
  expect((await events())[0]).toMatchObject({
    ...derby,
    startsLocal: '2026-12-05T16:00',
    meetingLocal: '2026-12-05T13:15',
    cancelledAt: null,
  })
  await reads(calendarId, calendarOf([...moved].toSpliced(-1, 0, 'STATUS:CANCELLED'), gameB))
  expect((await events())[0]).toMatchObject(derby)
  expect((await events())[0]?.cancelledAt).not.toBeNull()
  await reads(calendarId, calendarOf(moved, gameB))
  expect((await events())[0]).toMatchObject({ ...derby, cancelledAt: null })
})

test('keeps a time set by hand until the calendar itself changes it', async () => {
  const { follows, reads, events, edits } = await team()
  const calendarId = await follows(calendarOf(gameA, gameB))
  const [first] = await events()
  if (first === undefined) throw new Error('no event')
  await edits(first, { startTime: '15:00', endTime: '17:00' })
  await reads(calendarId, calendarOf(gameA, gameB))
  expect((await events())[0]).toMatchObject({ startsLocal: '2026-12-05T15:00' })
  await reads(calendarId, calendarOf(moved, gameB))
  expect((await events())[0]).toMatchObject({ startsLocal: '2026-12-05T16:00' })
})

test('keeps an event cancelled by staff whatever the calendar says, until they restore it', async () => {
  const { follows, reads, events, send } = await team()
  const calendarId = await follows(calendarOf(gameA, gameB))
  const [first] = await events()
  const path = `/events/${first?.id}`
  await send(coach, {
    method: 'PUT',
    path: `${path}/cancellation`,
    body: { isCancelled: true, reason: 'Ill' },
  })
  const off = [...moved].toSpliced(-1, 0, 'STATUS:CANCELLED')
  for (const one of [moved, off, moved]) await reads(calendarId, calendarOf(one, gameB))
  expect((await events())[0]?.cancelledAt).not.toBeNull()
  await send(coach, {
    method: 'PUT',
    path: `${path}/cancellation`,
    body: { isCancelled: false },
  })
  await reads(calendarId, calendarOf(moved, gameB))
  expect((await events())[0]).toMatchObject({
    cancelledAt: null,
    startsLocal: '2026-12-05T16:00',
  })
})

test('keeps an event that a calendar dropped and staff restored', async () => {
  const { follows, reads, events, answers, send } = await team()
  const calendarId = await follows(calendarOf(gameA, gameB))
  const [first] = await events()
  await answers(first?.id ?? '')
  await reads(calendarId, calendarOf(gameB))
  expect((await events())[0]?.cancelledAt).not.toBeNull()
  await send(coach, {
    method: 'PUT',
    path: `/events/${first?.id}/cancellation`,
    body: { isCancelled: false },
  })
  await reads(calendarId, calendarOf(gameB))
  expect((await events())[0]?.cancelledAt).toBeNull()
})

test('keeps days, nights and tournaments intact when followed, edited and read again', async () => {
  const { takesFile, follows, reads, events, edits, answers, notified } = await team()
  for (const name of ['multi-day-and-overnight', 'all-day']) await takesFile(caseOf(name))
  const spans = async () =>
    (await events()).map(({ startsLocal, endsLocal, isAllDay }) =>
      [startsLocal.slice(5), endsLocal.slice(5), ...(isAllDay ? ['all day'] : [])].join(' '),
    )
  const expected = [
    '12-12T00:00 12-13T00:00 all day',
    '12-12T20:00 12-13T01:00',
    '12-13T00:00 12-14T00:00 all day',
    '12-15T00:00 12-16T00:00 all day',
    '12-16T00:00 12-17T00:00 all day',
    '12-18T09:00 12-20T17:00',
  ]
  expect(await spans()).toEqual(expected)
  for (const event of await events()) {
    await answers(event.id)
    await edits(event, { kit: 'Red' })
  }
  const calendarId = await follows(caseOf('multi-day-and-overnight'))
  await reads(calendarId, caseOf('multi-day-and-overnight').replaceAll('UID:', 'UID:new-'))
  expect(await spans()).toEqual(expected)
  expect((await events()).every(({ kit, counts }) => kit === 'Red' && counts.going === 1)).toBe(
    true,
  )
  expect(await notified()).toEqual([])
})

test('counts guessed zones in a preview', async () => {
  const { at } = await team()
  const named = (zone: string, uid: string) =>
    entry(uid, '20261205T140000').map((line) => line.replace('Europe/Berlin', zone))
  const known = ['europe/madrid', 'GMT+01:00', '(UTC+01:00) Amsterdam, Berlin']
  const zones = ['Hora de verano romance', 'Somewhere', 'Somewhere', ...known]
  const text = calendarOf(...zones.map((zone, place) => named(zone, `Z${place}`)))
  const base64 = Buffer.from(text).toString('base64')
  const { preview } = await done(coach, `POST ${at}/calendar-imports`, {
    body: { source: { fileName: 'x.ics', base64 }, preview: true },
    shape: importedCalendar,
  })
  expect(preview).toMatchObject({
    created: 6,
    unreadable: 0,
    isCutOff: false,
    guessedZones: { count: 2, names: ['Hora de verano romance', 'Somewhere'] },
  })
})

test('adopts events that the team already has, with their own type and place', async () => {
  const { teamId, follows, reads, events } = await team()
  const own = {
    team_id: teamId,
    type: 'meeting',
    title: 'GAME a',
    starts_at: '2026-12-05T13:00:00.000Z',
    ends_at: '2026-12-05T15:00:00.000Z',
    time_zone: 'Europe/Berlin',
    location: 'Own place',
    created_by: coach.id,
  }
  const { id } = await platform.database
    .insertInto('events')
    .values({ ...own, id: newId() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const calendarId = await follows(calendarOf(gameA, gameB))
  expect((await events()).map(({ title }) => title)).toEqual(['GAME a', 'Game B'])
  await reads(calendarId, calendarOf(moved, gameB))
  expect(await events()).toHaveLength(2)
  expect((await events())[0]).toMatchObject({
    id,
    title: 'GAME a',
    startsLocal: '2026-12-05T16:00',
  })
  const [now] = await platform.database
    .selectFrom('events')
    .select(['type', 'location'])
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .execute()
  expect(now).toEqual({ type: 'meeting', location: 'Own place' })
})
