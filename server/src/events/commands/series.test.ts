import type { EventChange } from '@touchline/contract/events/shapes/draft'
import type { Scope } from '@touchline/domain/events/scopes'
import type { Actor } from '@touchline/domain/teams/actor'
import { beforeEach, describe, expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'

import { findEvents } from '../queries/calendar.ts'
import { requireEvent } from '../queries/calendar.ts'
import { aPlayingTeam, now, rowOf, someEvents, type Playing } from '../testing/playing-team.ts'
import { answerEvent } from './answer.ts'
import { cancelEvent, restoreEvent } from './cancel.ts'
import { changeEvent, previewChange, type EventEdit } from './edit.ts'

const { database } = await testDatabase()
let team: Playing
/** Tuesdays at 18:00: 10, 17, 24 and 31 March, 7 April. It is 14 March, so the first is over. */
let ids: readonly string[]

beforeEach(async () => {
  team = await aPlayingTeam(database)
  ids = await someEvents(database, team.coach, {
    date: '2026-03-10',
    startTime: '18:00',
    endTime: '19:30',
    repeat: { every: 'week', ends: { kind: 'count', count: 5 } },
  })
})

const idOf = (index: number) => ids[index] ?? ''

const all: { readonly scope: Scope } = { scope: 'all' }

async function edit(index: number, scope: Scope | { askAgain: boolean }, changes: EventChange) {
  const input = typeof scope === 'string' ? { scope } : { ...all, ...scope }
  const { version } = await requireEvent(database, team.coach, idOf(index))
  return database
    .transaction()
    .execute((tx) => changeEvent(tx, asking(idOf(index)), { version, changes, ...input }))
}

function asking(eventId: string, actor: Actor = team.coach) {
  return { actor, now, eventId }
}

function say(index: number, memberId: string) {
  return database
    .transaction()
    .execute((tx) => answerEvent(tx, asking(idOf(index)), [{ memberId, answer: 'going' }]))
}

async function calendar() {
  const reader = { accountId: team.coach.accountId, teamId: team.teamId }
  const window = { from: '2026-03-01', to: '2026-04-30', limit: 100 }
  return (await findEvents(database, reader, window)).events
}

async function show(what: 'startsLocal' | 'title' | 'location' | 'seriesId') {
  const events = new Map((await calendar()).map((event) => [event.id, event[what]]))
  return ids.map((id) => events.get(id) ?? null)
}

async function rules() {
  const series = await database
    .selectFrom('event_series')
    .select(['rule', 'starts_local'])
    .where('team_id', '=', team.teamId)
    .orderBy('starts_local')
    .execute()
  return series.map(({ rule, starts_local }) => [starts_local.slice(0, 16), rule])
}

describe('all dates', () => {
  test('changes coming dates, never past ones', async () => {
    const effect = await edit(2, 'all', { title: 'Training' })
    expect(effect).toMatchObject({ dates: 4, askedAgain: false, difference: ['title'] })
    expect(await show('title')).toEqual([
      'Practice',
      'Training',
      'Training',
      'Training',
      'Training',
    ])
    expect(new Set(await show('seriesId')).size).toBe(1)
  })

  test('moves day and time from the next date on and keeps past dates in their series', async () => {
    await edit(2, 'all', { date: '2026-03-25', startTime: '19:00', endTime: '20:30' })
    expect(await show('startsLocal')).toEqual([
      '2026-03-10T18:00',
      '2026-03-18T19:00',
      '2026-03-25T19:00',
      '2026-04-01T19:00',
      '2026-04-08T19:00',
    ])
    expect(await rules()).toEqual([
      ['2026-03-10 18:00', 'FREQ=WEEKLY;WKST=MO;COUNT=1'],
      ['2026-03-18 19:00', 'FREQ=WEEKLY;WKST=TU;COUNT=4'],
    ])
  })

  test('keeps a date’s own value and changes its other fields', async () => {
    await edit(2, 'one', { location: 'Hall 2' })
    const effect = await edit(1, 'all', { location: 'Campo Sur', title: 'Training' })
    expect(effect).toMatchObject({ dates: 4, ownDates: 1 })
    expect(await show('location')).toEqual([null, 'Campo Sur', 'Hall 2', 'Campo Sur', 'Campo Sur'])
    expect((await show('title')).slice(1)).toEqual(['Training', 'Training', 'Training', 'Training'])
  })

  test('leaves a date alone that was moved individually', async () => {
    await edit(2, 'one', { date: '2026-03-26' })
    await edit(1, 'all', { startTime: '17:30', kit: 'Red' })
    expect(await show('startsLocal')).toEqual([
      '2026-03-10T18:00',
      '2026-03-17T17:30',
      '2026-03-26T18:00',
      '2026-03-31T17:30',
      '2026-04-07T17:30',
    ])
  })

  test('keeps answers when the time moves, and asks again if announced to', async () => {
    await say(1, rowOf(team.player))
    await say(3, rowOf(team.player))
    await say(3, team.leo)
    const kept = await edit(1, 'all', { startTime: '18:15' })
    expect(kept).toMatchObject({ moves: true, askedAgain: false, answerers: 2, dates: 4 })
    expect((await calendar()).map(({ counts }) => counts.going)).toEqual([0, 1, 0, 2, 0])
    const effect = await edit(1, { askAgain: true }, { startTime: '18:30' })
    expect(effect).toMatchObject({ askedAgain: true, answerers: 2, dates: 4 })
    const again = await database
      .selectFrom('moved_answers')
      .select(['event_id', 'member_id'])
      .where('team_id', '=', team.teamId)
      .execute()
    expect(again).toHaveLength(3)
    expect((await calendar()).map(({ counts }) => counts.going)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('this and following', () => {
  test('splits the series in two, each with its own rule', async () => {
    await edit(3, 'following', { title: 'Spring' })
    expect(await show('title')).toEqual(['Practice', 'Practice', 'Practice', 'Spring', 'Spring'])
    const series = await show('seriesId')
    expect(series[2]).not.toBe(series[3])
    expect(await rules()).toEqual([
      ['2026-03-10 18:00', 'FREQ=WEEKLY;WKST=MO;COUNT=3'],
      ['2026-03-31 18:00', 'FREQ=WEEKLY;WKST=MO;COUNT=2'],
    ])
    await edit(1, 'all', { kit: 'Red' })
    const kits = (await calendar()).map(({ kit }) => kit)
    expect(kits).toEqual([null, 'Red', 'Red', null, null])
  })

  test('keeps the clock time when summer time begins', async () => {
    await edit(2, 'following', { startTime: '17:30' })
    const starts = (await calendar()).map(({ startsAt }) => startsAt.slice(5, 16))
    expect(starts.slice(2)).toEqual(['03-24T16:30', '03-31T15:30', '04-07T15:30'])
  })

  test('keeps answers when neither day, time nor place moves', async () => {
    await say(3, rowOf(team.player))
    expect(await edit(2, 'following', { kit: 'Red', places: 12 })).toMatchObject({
      askedAgain: false,
      answerers: 0,
    })
    expect((await calendar())[3]?.counts.going).toBe(1)
  })
})

test('previews an edit without saving it', async () => {
  await say(2, rowOf(team.player))
  const input: EventEdit = { scope: 'following', version: 1, changes: { startTime: '18:30' } }
  const preview = await database
    .transaction()
    .execute((tx) => previewChange(tx, asking(idOf(1)), input))
  expect(preview).toEqual({
    difference: ['startsAt'],
    dates: 4,
    ownDates: 0,
    moves: true,
    movesDay: false,
    askedAgain: false,
    answerers: 1,
  })
  expect(await show('startsLocal')).toContain('2026-03-24T18:00')
  expect(await edit(1, 'following', { startTime: '18:30' })).toEqual(preview)
})

test('creates no event for an excluded date', async () => {
  const made = await someEvents(database, team.coach, {
    date: '2026-05-12',
    repeat: {
      every: 'month',
      monthlyBy: 'weekday',
      except: ['2026-06-09'],
      ends: { kind: 'count', count: 3 },
    },
  })
  expect(made).toHaveLength(2)
  const { rule, exdates } = await database
    .selectFrom('event_series')
    .select(['rule', 'exdates'])
    .where('team_id', '=', team.teamId)
    .orderBy('starts_local', 'desc')
    .executeTakeFirstOrThrow()
  expect(rule).toBe('FREQ=MONTHLY;BYDAY=2TU;COUNT=3')
  expect(exdates).toHaveLength(1)
})

describe('a cancellation', () => {
  const cancel = (index: number, scope: Scope) =>
    database
      .transaction()
      .execute((tx) => cancelEvent(tx, asking(idOf(index)), { scope, reason: 'Holidays' }))
  const restore = (index: number, scope: Scope) =>
    database.transaction().execute((tx) => restoreEvent(tx, asking(idOf(index)), { scope }))
  const off = async () => (await calendar()).map(({ cancelledAt }) => cancelledAt !== null)

  test.each([
    ['one', [false, false, false, true, false]],
    ['following', [false, false, false, true, true]],
    ['all', [false, true, true, true, true]],
  ] satisfies [Scope, boolean[]][])('of %s', async (scope, expected) => {
    await cancel(3, scope)
    expect(await off()).toEqual(expected)
  })

  test('is restored with its answers', async () => {
    await say(3, rowOf(team.player))
    await cancel(3, 'following')
    await restore(3, 'all')
    expect(await off()).toEqual([false, false, false, false, false])
    expect((await calendar())[3]).toMatchObject({ version: 3, counts: { going: 1 } })
  })

  test('gives the places of members who left to the waiting list when restored', async () => {
    await edit(3, 'one', { places: 1 })
    await say(3, rowOf(team.player))
    await say(3, team.leo)
    await cancel(3, 'one')
    await database
      .updateTable('members')
      .set({ left_at: now })
      .where('id', '=', rowOf(team.player))
      .execute()
    await restore(3, 'one')
    expect((await calendar())[3]?.counts).toMatchObject({ going: 1, waiting: 0 })
  })

  test('keeps cancelled dates out of later edits', async () => {
    await cancel(3, 'one')
    expect(await edit(2, 'all', { title: 'Training' })).toMatchObject({ dates: 3 })
    await restore(3, 'one')
    expect((await show('title'))[3]).toBe('Practice')
  })
})

test('does not let a player change a series', async () => {
  const input: EventEdit = { scope: 'all', version: 1, changes: { title: 'Mine' } }
  const refused = database
    .transaction()
    .execute((tx) => changeEvent(tx, asking(idOf(1), team.player), input))
  await expect(refused).rejects.toMatchObject({ code: 'not_allowed' })
})

test.each([
  ['is over', '08:00', '09:00'],
  // In the team's time zone it is ten o'clock.
  ['is going on', '09:30', '11:00'],
])(
  'announces the first coming date of a series whose first date %s',
  async (_, startTime, endTime) => {
    const [, second] = await someEvents(database, team.coach, {
      date: '2026-03-14',
      startTime,
      endTime,
      repeat: { every: 'week', ends: { kind: 'count', count: 3 } },
    })
    const announced = await database
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'events.created')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(announced?.payload).toMatchObject({ eventId: second })
  },
)
