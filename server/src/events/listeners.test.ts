import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { answerEvent } from './commands/answer.ts'
import { eventsListeners } from './listeners.ts'
import { requireEvent } from './queries/calendar.ts'
import { aPlayingTeam, anEvent, rowOf } from './testing/playing.ts'

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

test('who leaves the team frees the place for the first of the line', async () => {
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

test('who was removed without a trace is no longer counted', async () => {
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

test('what is over stays as it was', async () => {
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
