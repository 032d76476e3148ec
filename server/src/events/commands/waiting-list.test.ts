import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, anAccount } from '#server/teams/testing/people.ts'

import { requireEvent } from '../queries/calendar.ts'
import { findHistory } from '../queries/history.ts'
import { aPlayingTeam, anEvent, now, rowOf, somePlayers } from '../testing/playing-team.ts'
import { answerEvent } from './answer.ts'
import { changeEvent } from './edit.ts'
import { releasePlaces } from './leavers.ts'

const { database } = await testDatabase()

type Said = readonly [memberId: string, answer: 'going' | 'maybe' | 'not_going']

function say(actor: Actor, eventId: string, ...said: readonly Said[]) {
  const inputs = said.map(([memberId, answer]) => ({ memberId, answer }))
  return database.transaction().execute((tx) => answerEvent(tx, { actor, now, eventId }, inputs))
}

/** One place and three players who want it; the first has it. */
async function aLine() {
  const team = await aPlayingTeam(database)
  const eventId = await anEvent(database, team.coach, { places: 1 })
  const players = await somePlayers(database, team.player, 3)
  for (const player of players) await say(player, eventId, [rowOf(player), 'going'])
  const placesOf = async () => {
    const found = await Promise.all(
      players.map(async (player) => (await requireEvent(database, player, eventId)).mine),
    )
    return found.map(([mine]) => (mine?.answer === 'going' ? (mine.waiting ?? 'in') : mine?.answer))
  }
  return { ...team, eventId, players, placesOf }
}

async function takeOff(actor: Actor | undefined): Promise<void> {
  await database
    .updateTable('members')
    .set({ archived_at: now })
    .where('id', '=', actor?.memberId ?? '')
    .execute()
  await releasePlaces(database, actor?.teamId ?? '', now)
}

const notified = async (eventId: string) => {
  const found = await sql<{ member: string }>`
    select payload ->> 'memberId' as member from outbox
    where name = 'events.moved_up' and payload ->> 'eventId' = ${eventId}
    order by id`.execute(database)
  return found.rows.map(({ member }) => member)
}

test('frees no place and leaves no gap when a waiting person leaves the roster', async () => {
  const { eventId, players, coach } = await aLine()
  await takeOff(players[1])
  expect((await requireEvent(database, coach, eventId)).counts).toMatchObject({
    going: 1,
    waiting: 1,
  })
  const [, , last] = players
  expect((await requireEvent(database, last ?? coach, eventId)).mine[0]?.waiting).toBe(1)
  expect(await notified(eventId)).toEqual([])
})

test('lets people withdraw a yes after the deadline, marks it late and promotes the next', async () => {
  const { eventId, players, coach } = await aLine()
  await sql`update events set answer_until = ${new Date(now.getTime() - 1)} where id = ${eventId}`.execute(
    database,
  )
  const [first, second = coach] = players
  const late = say(first ?? coach, eventId, [rowOf(first ?? coach), 'not_going'])
  await late
  expect(await notified(eventId)).toEqual([rowOf(second)])
  const again = say(first ?? coach, eventId, [rowOf(first ?? coach), 'going'])
  await expect(again).rejects.toMatchObject({ code: 'deadline_passed' })
  await say(second, eventId, [rowOf(second), 'not_going'])
  const lateOnes = await database
    .selectFrom('answers')
    .select('member_id')
    .where('event_id', '=', eventId)
    .where('is_late', '=', true)
    .execute()
  expect(lateOnes).toHaveLength(2)
})

test('marks nobody late who declines from the waiting list after the deadline, and notifies no coach', async () => {
  const { eventId, players, coach } = await aLine()
  await sql`update events set answer_until = ${new Date(now.getTime() - 1)} where id = ${eventId}`.execute(
    database,
  )
  const [, waiting = coach] = players
  await say(waiting, eventId, [rowOf(waiting), 'not_going'])
  const found = await sql<{ late: boolean; notified: number }>`
    select a.is_late as late, (select count(*)::int from outbox o
      where o.name = 'events.withdrawn_late' and o.payload ->> 'eventId' = ${eventId}) as notified
    from answers a where a.event_id = ${eventId} and a.member_id = ${rowOf(waiting)}`.execute(
    database,
  )
  expect(found.rows).toEqual([{ late: false, notified: 0 }])
})

test('promotes two people in order for two more places and notifies each once', async () => {
  const { eventId, players, placesOf, coach } = await aLine()
  for (let time = 0; time < 2; time += 1)
    await database
      .transaction()
      .execute((tx) =>
        changeEvent(
          tx,
          { actor: coach, now, eventId },
          { version: time + 1, changes: time === 0 ? { places: 3 } : { title: 'Still three' } },
        ),
      )
  expect(await placesOf()).toEqual(['in', 'in', 'in'])
  expect(await notified(eventId)).toEqual(players.slice(1).map(rowOf))
})

test('asks everyone again when places and day change, without place notifications', async () => {
  const { eventId, placesOf, coach } = await aLine()
  await database
    .transaction()
    .execute((tx) =>
      changeEvent(
        tx,
        { actor: coach, now, eventId },
        { version: 1, changes: { places: 3, date: '2026-03-28' } },
      ),
    )
  expect(await placesOf()).toEqual([null, null, null])
  expect((await requireEvent(database, coach, eventId)).counts).toMatchObject({
    going: 0,
    waiting: 0,
  })
  expect(await notified(eventId)).toEqual([])
})

test('makes staff wait like others', async () => {
  const { eventId, coach, mother, leo } = await aLine()
  const own = await say(coach, eventId, [rowOf(coach), 'going'])
  expect(own.standings).toMatchObject([{ waiting: 3 }])
  const child = await say(coach, eventId, [leo, 'going'])
  expect(child.standings).toMatchObject([{ waiting: 4 }])
  expect((await requireEvent(database, mother, eventId)).mine[0]).toMatchObject({ waiting: 4 })
})

test('gives the only place to the first of two children in one request', async () => {
  const { coach, mother, leo, mia } = await aPlayingTeam(database)
  const eventId = await anEvent(database, coach, { places: 1 })
  const { standings } = await say(mother, eventId, [mia, 'going'], [leo, 'going'])
  expect(standings.map(({ memberId, waiting }) => [memberId, waiting])).toEqual([
    [mia, null],
    [leo, 1],
  ])
})

test('counts the last answer of two guardians who disagree, and names both', async () => {
  const { teamId, coach, mother, leo } = await aPlayingTeam(database)
  const accountId = await anAccount(database, 'Pedro')
  const id = await aGuardian(database, { teamId, memberId: leo }, { accountId })
  const name = { first_name: 'Pedro', last_name: 'Gil' }
  await database.updateTable('guardians').set(name).where('id', '=', id).execute()
  const father = await requirePerson(database, { accountId, teamId })
  const eventId = await anEvent(database, coach, { places: 1 })
  await say(mother, eventId, [leo, 'going'])
  await say(father, eventId, [leo, 'not_going'])
  expect((await requireEvent(database, mother, eventId)).mine[0]).toMatchObject({
    answer: 'not_going',
  })
  const history = await findHistory(database, { teamId, eventId, memberId: leo })
  expect(history.map(({ answer }) => answer)).toEqual(['not_going', 'going'])
  expect(new Set(history.map(({ answeredBy }) => answeredBy)).size).toBe(2)
})

test('leaves events in their zone when the team moves to another', async () => {
  const { teamId, coach } = await aPlayingTeam(database)
  const eventId = await anEvent(database, coach, { timeZone: 'Europe/Madrid' })
  const before = await requireEvent(database, coach, eventId)
  await database
    .updateTable('teams')
    .set({ time_zone: 'Pacific/Auckland' })
    .where('id', '=', teamId)
    .execute()
  expect(await requireEvent(database, coach, eventId)).toEqual(before)
})
