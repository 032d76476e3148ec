import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { forecastOf } from '@touchline/domain/attendance/forecast'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import { aPlayingTeam, anEvent, rowOf, somePlayers } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { findPastAttendance } from '../queries/past-attendance.ts'
import { markAttendance } from './marks.ts'
import { warnOfShortage } from './warn-of-shortage.ts'

const platform = await testPlatform()
const { database } = platform
const pastDays = ['2026-03-18', '2026-03-25', '2026-04-01', '2026-04-08']
const ahead = '2026-04-15'
const twoDaysAhead = new Date('2026-04-13T17:00:00.000Z')

let coach: Actor
let players: readonly Actor[]

beforeEach(async () => {
  await database.deleteFrom('events').execute()
  await sql`delete from outbox`.execute(database)
  const team = await aPlayingTeam(database)
  coach = team.coach
  players = await somePlayers(database, team.player, 8)
  platform.setClock('2026-03-14T09:00:00.000Z')
})

function event(date: string, change: Partial<EventDraftInput> = {}) {
  return anEvent(database, coach, { date, startTime: '18:00', endTime: '19:30', ...change })
}

function answer(eventId: string, said: readonly Actor[], answered: 'going' | 'not_going') {
  const now = new Date('2026-03-14T10:00:00.000Z')
  return database.transaction().execute((tx) =>
    answerEvent(
      tx,
      { actor: coach, now, eventId },
      said.map((actor) => ({ memberId: rowOf(actor), answer: answered })),
    ),
  )
}

/** Four practices attended by the first six players. */
async function fourPractices() {
  for (const date of pastDays) {
    const eventId = await event(date)
    await answer(eventId, players.slice(0, 6), 'going')
    await answer(eventId, players.slice(6), 'not_going')
  }
}

async function forecast(eventId: string, now = twoDaysAhead) {
  const past = await findPastAttendance(database, { teamId: coach.teamId, eventId }, now)
  return past && forecastOf(past, past.places)
}

async function warned(): Promise<readonly unknown[]> {
  await Promise.all([warnOfShortage(platform), warnOfShortage(platform)])
  const found = await sql<{ eventId: string }>`
    select payload ->> 'eventId' as "eventId" from outbox
    where name = 'attendance.short_of_players'`.execute(database)
  return found.rows.map(({ eventId }) => eventId)
}

describe('the forecast', () => {
  test('uses past answers, and counts only players', async () => {
    await fourPractices()
    const eventId = await event(ahead)
    // Six usually come, two never do; Pau, Leo and Mia never answered.
    expect(await forecast(eventId)).toMatchObject({ likely: 6, events: 4, undecided: 11 })
  })

  test('prefers marks where staff recorded attendance', async () => {
    const marked = await event(pastDays[0] ?? '')
    await fourPractices()
    const given = players.map((actor) => ({ memberId: rowOf(actor), mark: 'absent' as const }))
    await answer(marked, players, 'going')
    await database
      .transaction()
      .execute((tx) =>
        markAttendance(tx, { actor: coach, now: twoDaysAhead, eventId: marked }, given),
      )
    const eventId = await event(ahead)
    await answer(eventId, players, 'going')
    const past = await findPastAttendance(database, { teamId: coach.teamId, eventId }, twoDaysAhead)
    expect(past).toMatchObject({ events: 5, promised: 8, kept: 0 })
  })

  test.each([
    ['over', {}, new Date('2026-04-16T09:00:00.000Z')],
    ['of another team', { teamId: '019cebf5-0f00-7000-8000-0000000000aa' }, twoDaysAhead],
  ])('is not made for an event %s', async (_, change, now) => {
    const key = { teamId: coach.teamId, eventId: await event(ahead), ...change }
    expect(await findPastAttendance(database, key, now)).toBeUndefined()
  })
})

describe('the warning', () => {
  beforeEach(fourPractices)

  test('is sent once, three days ahead, if too few players will probably come', async () => {
    const eventId = await event(ahead, { minimum: 8 })
    platform.setClock('2026-04-12T10:00:00.000Z')
    expect(await warned()).toEqual([])
    platform.setClock('2026-04-13T10:00:00.000Z')
    expect(await warned()).toEqual([eventId])
    expect(await warned()).toEqual([eventId])
  })

  test('is not sent if enough players will probably come', async () => {
    await event(ahead, { minimum: 4 })
    platform.setClock(twoDaysAhead.toISOString())
    expect(await warned()).toEqual([])
  })

  test('is not sent if enough have said yes', async () => {
    const eventId = await event(ahead, { minimum: 8 })
    await answer(eventId, players, 'going')
    platform.setClock(twoDaysAhead.toISOString())
    expect(await warned()).toEqual([])
  })

  test('is sent a day later if players withdraw', async () => {
    const eventId = await event(ahead, { minimum: 8 })
    await answer(eventId, players, 'going')
    platform.setClock('2026-04-12T18:00:00.000Z')
    expect(await warned()).toEqual([])
    await answer(eventId, players.slice(2), 'not_going')
    platform.setClock('2026-04-13T10:00:00.000Z')
    expect(await warned()).toEqual([])
    for (const time of ['2026-04-13T18:10:00.000Z', '2026-04-14T18:20:00.000Z']) {
      platform.setClock(time)
      expect(await warned()).toEqual([eventId])
    }
  })

  test('is sent again after the event moves', async () => {
    const eventId = await event(ahead, { minimum: 8 })
    platform.setClock(twoDaysAhead.toISOString())
    await warned()
    await sql`update events set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
      where id = ${eventId}`.execute(database)
    expect(await warned()).toEqual([eventId, eventId])
  })
})
