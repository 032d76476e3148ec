import { eventDraft } from '@touchline/contract/events/shapes/draft'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { findEvents } from '../queries/calendar.ts'
import { requireEventPage } from '../queries/page.ts'
import { aPlayingTeam, anEvent, draft, rowOf, someEvents } from '../testing/playing-team.ts'

const { database } = await testDatabase()
const { teamId, coach, player, leo } = await aPlayingTeam(database)

test('saves everything that was entered', async () => {
  const eventId = await anEvent(database, coach, {
    type: 'cup-game',
    title: 'Quarter final',
    details: 'Bring both kits',
    date: '2026-03-29',
    startTime: '17:30',
    endTime: '19:15',
    location: 'Campo Sur',
    meetingTime: '16:45',
    meetingPlace: 'Car park',
    opponent: 'CD Sur',
    homeAway: 'away',
    kit: 'Blue',
    places: 16,
    deadline: { daysBefore: 1, time: '20:00' },
  })

  const page = await requireEventPage(database, coach, { teamId, eventId })
  expect(page).toMatchObject({
    type: 'cup-game',
    title: 'Quarter final',
    details: 'Bring both kits',
    startsAt: '2026-03-29T15:30:00.000Z',
    startsLocal: '2026-03-29T17:30',
    endsLocal: '2026-03-29T19:15',
    meetingLocal: '2026-03-29T16:45',
    meetingPlace: 'Car park',
    location: 'Campo Sur',
    opponent: 'CD Sur',
    homeAway: 'away',
    kit: 'Blue',
    places: 16,
    answerUntil: '2026-03-28T19:00:00.000Z',
    times: { deadline: { daysBefore: 1, time: '20:00' }, startTime: '17:30' },
    counts: { going: 0, maybe: 0, notGoing: 0, waiting: 0, silent: 4 },
  })
  expect(page.answers).toHaveLength(4)
})

test('lasts from 09:00 to 10:30 without times; a practice has no opponent', async () => {
  const eventId = await anEvent(database, coach, { opponent: 'CD Sur', homeAway: 'home' })
  expect(await requireEventPage(database, coach, { teamId, eventId })).toMatchObject({
    startsLocal: '2026-03-21T09:00',
    endsLocal: '2026-03-21T10:30',
    timeZone: 'Europe/Madrid',
    opponent: null,
    homeAway: null,
  })
})

test('creates one rule and an event a week at the same clock time', async () => {
  const ids = await someEvents(database, coach, {
    title: 'Weekly',
    date: '2026-03-16',
    startTime: '18:00',
    endTime: '19:30',
    deadline: { daysBefore: 0, time: '12:00' },
    repeat: {
      every: 'week',
      weekdays: ['TU', 'TH'],
      ends: { kind: 'until', day: '2026-04-07' },
    },
  })

  const reader = { accountId: player.accountId, teamId }
  const window = { from: '2026-03-16', to: '2026-04-30', limit: 100 }
  const { events } = await findEvents(database, reader, window)
  const weekly = events.filter(({ title }) => title === 'Weekly')
  expect(weekly.map(({ id }) => id)).toEqual(ids)
  expect(weekly.map(({ startsLocal }) => startsLocal)).toEqual([
    '2026-03-17T18:00',
    '2026-03-19T18:00',
    '2026-03-24T18:00',
    '2026-03-26T18:00',
    '2026-03-31T18:00',
    '2026-04-02T18:00',
    '2026-04-07T18:00',
  ])
  expect(weekly.map(({ answerUntil }) => answerUntil?.slice(11, 13))).toEqual([
    '11',
    '11',
    '11',
    '11',
    '10',
    '10',
    '10',
  ])
  const series = await database.selectFrom('event_series').selectAll().execute()
  expect(series).toMatchObject([
    {
      rule: 'FREQ=WEEKLY;WKST=MO;BYDAY=TU,TH;UNTIL=20260407T215959Z',
      time_zone: 'Europe/Madrid',
      starts_local: '2026-03-17 18:00:00',
      duration_minutes: 90,
    },
  ])
})

test('counts only the people invited by hand or by role', async () => {
  const byHand = await anEvent(database, coach, {
    audience: { kind: 'members', memberIds: [leo, leo] },
  })
  const byRole = await anEvent(database, coach, { audience: { kind: 'roles', roles: ['PLAYER'] } })

  const hand = await requireEventPage(database, coach, { teamId, eventId: byHand })
  const role = await requireEventPage(database, coach, { teamId, eventId: byRole })
  expect(hand.answers.map(({ memberId }) => memberId)).toEqual([leo])
  expect(hand.counts.silent).toBe(1)
  expect(hand.mine).toEqual([])
  expect(role.counts.silent).toBe(3)
  expect(role.answers.map(({ firstName }) => firstName)).toEqual(['Leo', 'Mia', 'Pau'])
})

describe('refuses an event', () => {
  test('created by a player', async () => {
    await expect(anEvent(database, player)).rejects.toMatchObject({ code: 'not_allowed' })
  })

  test.each([
    ['venueId', 'venue_unknown'],
    ['opponentId', 'opponent_unknown'],
  ] as const)('with an unknown %s', async (field, problem) => {
    const event = anEvent(database, coach, { type: 'game', [field]: newId() })
    await expect(event).rejects.toMatchObject({ data: { fields: { [field]: problem } } })
  })

  test('with people of another team', async () => {
    const stranger = await aMember(database, await aTeam(database))
    const memberIds = [rowOf(player), stranger]
    const event = anEvent(database, coach, { audience: { kind: 'members', memberIds } })
    await expect(event).rejects.toMatchObject({ data: { fields: { audience: 'members_unknown' } } })
  })

  test('with more than 400 occurrences, and saves nothing', async () => {
    const before = await database.selectFrom('event_series').select('id').execute()
    const ends = { kind: 'until', day: '2027-12-31' } as const
    const event = anEvent(database, coach, { repeat: { every: 'day', ends } })
    await expect(event).rejects.toMatchObject({
      data: { fields: { 'repeat.ends': 'repeat_too_many' } },
    })
    expect(await database.selectFrom('event_series').select('id').execute()).toEqual(before)
  })
})

test.each([
  [{ title: '   ' }, 'title', 'title_required'],
  [{ date: '' }, 'date', 'date_required'],
  [{ date: '2026-02-30' }, 'date', 'date_required'],
  [{ endTime: '08:59' }, 'endTime', 'end_before_start'],
  [{ meetingTime: '09:01' }, 'meetingTime', 'meeting_after_start'],
  [{ deadline: { daysBefore: 0, time: '09:01' } }, 'deadline', 'deadline_after_start'],
  [{ places: -1 }, 'places', 'places_invalid'],
  [{ places: 1.5 }, 'places', 'places_invalid'],
  [{ places: 'abc' }, 'places', 'places_invalid'],
  [{ places: 2_147_483_648 }, 'places', 'places_invalid'],
  [{ timeZone: 'Mars/Base' }, 'timeZone', 'time_zone_unknown'],
])('refuses %j at %s', (...[change, field, problem]) => {
  const written = { type: 'practice', title: 'Practice', date: '2026-03-21', ...change }
  const parsed = eventDraft.safeParse(written)
  expect(parsed.error?.issues).toMatchObject([{ path: [field], message: problem }])
})

test('accepts an empty and a zero limit of places', () => {
  expect([draft({ places: null }).places, draft({ places: 0 }).places]).toEqual([null, 0])
})
