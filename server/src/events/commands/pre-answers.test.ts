import type { Actor } from '@touchline/domain/teams/actor'
import { describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { eventsListeners } from '../listeners.ts'
import { requireEventPage } from '../queries/page.ts'
import { absenceOperations } from '../testing/absences.ts'
import { aPlayingTeam, anEvent, draft, now, rowOf, somePlayers } from '../testing/playing-team.ts'
import { createEvents } from './create.ts'
import { changeEvent } from './edit.ts'

const platform = await testPlatform()
const { database } = platform
const { add, change, firstOf, listOf, remove, say, seen } = absenceOperations(database)
const silent = { answer: null, awayUntil: null, notGoing: 0 }
const away = { answer: 'not_going', awayUntil: '2026-03-25', notGoing: 1 }

test('answers events on the days away, and no others', async () => {
  const { coach, player } = await aPlayingTeam(database)
  const me = rowOf(player)
  const inside = await anEvent(database, coach, { date: '2026-03-21' })
  const outside = await anEvent(database, coach, { date: '2026-03-26' })
  await add([player, me])
  expect(await seen([player, me], inside)).toEqual(away)
  expect(await seen([player, me], outside)).toEqual(silent)
  expect(await listOf([player, me])).toMatchObject([{ preAnswered: 1, version: 1, isOver: false }])
})

describe('an answer given by a person', () => {
  test('stays when it was given before, also after the absence ends', async () => {
    const { coach, player } = await aPlayingTeam(database)
    const me = rowOf(player)
    const eventId = await anEvent(database, coach)
    await say([player, me], eventId, 'going')
    await add([player, me])
    const stays = { answer: 'going', awayUntil: null, notGoing: 0 }
    expect(await seen([player, me], eventId)).toEqual(stays)
    await remove([player, me], await firstOf([player, me]))
    expect(await seen([player, me], eventId)).toEqual(stays)
  })

  test.each(['going', 'maybe', 'not_going'] as const)(
    '%s, given while away, counts as the person’s own',
    async (answer) => {
      const { coach, player } = await aPlayingTeam(database)
      const me = rowOf(player)
      const eventId = await anEvent(database, coach)
      await add([player, me])
      await say([player, me], eventId, answer)
      await remove([player, me], await firstOf([player, me]))
      const notGoing = answer === 'not_going' ? 1 : 0
      expect(await seen([player, me], eventId)).toEqual({ answer, awayUntil: null, notGoing })
    },
  )
})

test('answers new events of a series when they are created', async () => {
  const { coach, player } = await aPlayingTeam(database)
  await add([player, rowOf(player)])
  const { eventIds } = await database.transaction().execute((tx) =>
    createEvents(
      tx,
      { actor: coach, now },
      draft({
        date: '2026-03-19',
        repeat: { every: 'day', interval: 1, weekdays: [], ends: { kind: 'count', count: 9 } },
      }),
    ),
  )
  const found = await Promise.all(eventIds.map((id) => seen([coach, rowOf(player)], id)))
  expect(found.map(({ answer }) => answer === 'not_going')).toEqual(
    [19, 20, 21, 22, 23, 24, 25, 26, 27].map((day) => day >= 20 && day <= 25),
  )
})

test('follows an event that moves into or out of the days away', async () => {
  const { coach, player } = await aPlayingTeam(database)
  const me = rowOf(player)
  const eventId = await anEvent(database, coach, { date: '2026-03-28' })
  await add([player, me])
  const move = (version: number, date: string) =>
    database
      .transaction()
      .execute((tx) =>
        changeEvent(tx, { actor: coach, now, eventId }, { version, changes: { date } }),
      )
  await move(1, '2026-03-22')
  expect(await seen([coach, me], eventId)).toEqual(away)
  await move(2, '2026-03-29')
  expect(await seen([coach, me], eventId)).toEqual(silent)
})

test('updates exactly the answers it caused when the days change', async () => {
  const { coach, player } = await aPlayingTeam(database)
  const me = rowOf(player)
  const early = await anEvent(database, coach, { date: '2026-03-20' })
  const mine = await anEvent(database, coach, { date: '2026-03-21' })
  const late = await anEvent(database, coach, { date: '2026-03-27' })
  await add([player, me])
  await say([player, me], mine, 'not_going')
  await change([player, me], { firstDay: '2026-03-26', lastDay: '2026-03-28' })
  expect(await seen([coach, me], early)).toEqual(silent)
  expect(await seen([coach, me], mine)).toEqual({ ...away, awayUntil: null })
  expect(await seen([coach, me], late)).toEqual({ ...away, awayUntil: '2026-03-28' })
})

test('keeps the answer for the other absence when one of two overlapping ones is removed', async () => {
  const { coach, player } = await aPlayingTeam(database)
  const me = rowOf(player)
  const eventId = await anEvent(database, coach)
  await add([player, me])
  await add([player, me], { firstDay: '2026-03-21', lastDay: '2026-04-02' })
  expect((await seen([coach, me], eventId)).awayUntil).toBe('2026-04-02')
  await remove([player, me], (await listOf([player, me]))[1]?.id ?? '')
  expect(await seen([coach, me], eventId)).toEqual(away)
  await remove([player, me], await firstOf([player, me]))
  expect(await seen([coach, me], eventId)).toEqual(silent)
})

test('promotes nobody when people are away, and keeps their places free', async () => {
  const { coach, player, mother, leo, mia } = await aPlayingTeam(database)
  const eventId = await anEvent(database, coach, { places: 1 })
  await say([player, rowOf(player)], eventId, 'going')
  await say([mother, leo], eventId, 'going')
  await add([mother, mia])
  const page = await requireEventPage(database, coach, { teamId: coach.teamId, eventId })
  expect(page.counts).toEqual({ going: 1, waiting: 1, maybe: 0, notGoing: 1, silent: 1 })
})

test('answers and withdraws more events than one batch holds', async () => {
  const { coach, player } = await aPlayingTeam(database)
  const me = rowOf(player)
  for (const startTime of ['08:00', '12:00', '18:00'])
    await database.transaction().execute((tx) =>
      createEvents(
        tx,
        { actor: coach, now },
        draft({
          startTime,
          endTime: '19:00',
          repeat: { every: 'day', interval: 1, weekdays: [], ends: { kind: 'count', count: 180 } },
        }),
      ),
    )
  await add([player, me], { firstDay: '2026-03-15', lastDay: '2027-03-01' })
  expect(await listOf([player, me])).toMatchObject([{ preAnswered: 540 }])
  await remove([player, me], await firstOf([player, me]))
  const left = await database
    .selectFrom('answers')
    .select('event_id')
    .where('member_id', '=', me)
    .execute()
  expect(left).toEqual([])
  const counted = await database
    .selectFrom('events')
    .select('id')
    .where('team_id', '=', coach.teamId)
    .where('not_going_count', '<>', 0)
    .execute()
  expect(counted).toEqual([])
})

test('counts twenty people once who leave and answer at the same time', async () => {
  const { coach, player } = await aPlayingTeam(database)
  const eventId = await anEvent(database, coach)
  const players = await somePlayers(database, player, 20)
  await Promise.all(
    players.flatMap((one, index) => [
      add([one, rowOf(one)]),
      ...(index % 2 === 0 ? [say([one, rowOf(one)], eventId, 'going')] : []),
    ]),
  )
  const { counts } = await requireEventPage(database, coach, { teamId: coach.teamId, eventId })
  expect(counts).toMatchObject({ going: 10, notGoing: 10 })
})

test('answers for people who return from the archive or change their role', async () => {
  const { coach, player } = await aPlayingTeam(database)
  const me = rowOf(player)
  await add([player, me])
  const eventId = await anEvent(database, coach, { audience: { kind: 'roles', roles: ['Keeper'] } })
  expect((await seen([coach, me], eventId)).answer).toBeUndefined()
  await database.updateTable('members').set({ role: 'Keeper' }).where('id', '=', me).execute()
  await hear('members.changed', player)
  expect(await seen([coach, me], eventId)).toEqual(away)
  await database.updateTable('members').set({ role: 'Player' }).where('id', '=', me).execute()
  await hear('members.changed', player)
  expect(await seen([coach, me], eventId)).toMatchObject({ notGoing: 0 })
})

async function hear(name: string, actor: Actor) {
  for (const { on, run } of eventsListeners(platform))
    if (on === name) await run({ teamId: actor.teamId, memberId: rowOf(actor) }, 1)
}
