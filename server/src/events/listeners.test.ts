import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { answerEvent } from './commands/answer.ts'
import { eventsListeners } from './listeners.ts'
import { requireEvent } from './queries/calendar.ts'
import { requireEventPage } from './queries/page.ts'
import { aPlayingTeam, anEvent, rowOf } from './testing/playing-team.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()

async function aFullEvent(date: string) {
  const { teamId, coach, player, mother, leo } = await aPlayingTeam(database)
  const eventId = await anEvent(database, coach, { places: 1, date })
  for (const [actor, memberId] of [
    [player, rowOf(player)],
    [mother, leo],
  ] as const)
    await database
      .transaction()
      .execute((tx) => answerEvent(tx, { actor, now, eventId }, [{ memberId, answer: 'going' }]))
  return { teamId, coach, player, mother, eventId }
}

async function hear(teamId: string) {
  for (const listener of eventsListeners(platform)) await listener.run({ teamId }, 1)
}

test('gives the place of someone who leaves the team to the first person waiting', async () => {
  const { teamId, player, mother, eventId } = await aFullEvent('2026-03-21')
  await database
    .updateTable('members')
    .set({ left_at: now })
    .where('team_id', '=', teamId)
    .where('id', '=', rowOf(player))
    .execute()
  await hear(teamId)

  const event = await requireEvent(database, mother, eventId)
  expect(event.counts).toEqual({ going: 1, maybe: 0, notGoing: 0, waiting: 0, silent: 2 })
  expect(event.mine).toMatchObject([{ answer: 'going', waiting: null }, { answer: null }])
})

test('stops counting someone who was removed completely', async () => {
  const { teamId, coach, player, eventId } = await aFullEvent('2026-03-21')
  await database
    .deleteFrom('members')
    .where('team_id', '=', teamId)
    .where('id', '=', rowOf(player))
    .execute()
  await hear(teamId)
  expect((await requireEvent(database, coach, eventId)).counts).toMatchObject({
    going: 1,
    waiting: 0,
  })
})

test('leaves past events unchanged', async () => {
  const { teamId, coach, player, eventId } = await aFullEvent('2026-03-14')
  platform.setClock('2026-03-15T00:00:00.000Z')
  await database
    .updateTable('members')
    .set({ archived_at: now })
    .where('team_id', '=', teamId)
    .where('id', '=', rowOf(player))
    .execute()
  await hear(teamId)
  expect((await requireEvent(database, coach, eventId)).counts).toMatchObject({
    going: 1,
    waiting: 1,
  })
})

test('changes no past figures when someone leaves later', async () => {
  const { teamId, coach, player } = await aPlayingTeam(database)
  const eventId = await anEvent(database, coach, { date: '2026-03-14' })
  const silent = async () => (await requireEvent(database, coach, eventId)).counts.silent
  const names = async () => (await requireEventPage(database, coach, { teamId, eventId })).answers
  const leave = (left_at: string) =>
    database
      .updateTable('members')
      .set({ left_at })
      .where('team_id', '=', teamId)
      .where('id', '=', rowOf(player))
      .execute()
  expect(await silent()).toBe(4)
  await leave('2026-03-20T00:00:00.000Z')
  expect([await silent(), (await names()).length]).toEqual([4, 4])
  expect((await names()).map(({ beforeChange }) => beforeChange)).not.toContain(true)
  await leave('2026-03-02T00:00:00.000Z')
  expect([await silent(), (await names()).length]).toEqual([3, 3])
})

test('expects no answer to past events from people who join later, unless entered afterwards', async () => {
  const { teamId, coach } = await aPlayingTeam(database)
  const eventId = await anEvent(database, coach, { date: '2026-03-14' })
  const silent = async () => (await requireEvent(database, coach, eventId)).counts.silent
  const names = async () => (await requireEventPage(database, coach, { teamId, eventId })).answers
  await aMember(database, teamId, { joinedAt: new Date('2026-03-20') })
  expect([await silent(), (await names()).length]).toEqual([4, 4])
  await aMember(database, teamId, { joinedAt: new Date('2026-03-10') })
  expect([await silent(), (await names()).length]).toEqual([5, 5])
  await database
    .updateTable('events')
    .set({ created_at: '2026-03-25T00:00:00.000Z' })
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .execute()
  expect([await silent(), (await names()).length]).toEqual([6, 6])
})
