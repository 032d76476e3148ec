import { beforeEach, expect, test } from 'vitest'

import { expectedFailure } from '#server/platform/errors.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { absenceOperations } from '../testing/absences.ts'
import { aPlayingTeam, anEvent, now, type Playing } from '../testing/playing-team.ts'
import { addUnavailabilities } from './add-unavailabilities.ts'

const { database } = await testPlatform()
const { say, seen, listOf } = absenceOperations(database)
const illness = {
  firstDay: '2026-03-20',
  lastDay: '2026-03-21',
  reason: 'illness',
  note: null,
} as const
let team: Playing

beforeEach(async () => {
  team = await aPlayingTeam(database)
})

function note(memberIds: readonly string[], actor = team.mother) {
  return database
    .transaction()
    .execute((tx) =>
      addUnavailabilities(tx, { actor, now, memberIds, overridesAnswers: true }, illness),
    )
}

test('replaces the "yes" of two sick children and answers for the silent ones', async () => {
  const { coach, mother, leo, mia } = team
  const friday = await anEvent(database, coach, { date: '2026-03-20' })
  const saturday = await anEvent(database, coach, { date: '2026-03-21' })
  const sunday = await anEvent(database, coach, { date: '2026-03-22' })
  await say([mother, leo], friday, 'going')
  await say([mother, mia], sunday, 'going')

  expect(await note([leo, mia])).toBe(4)
  for (const child of [leo, mia])
    for (const eventId of [friday, saturday])
      expect(await seen([mother, child], eventId)).toMatchObject({ answer: 'not_going' })
  expect(await seen([mother, mia], sunday)).toMatchObject({ answer: 'going' })
  expect(await listOf([mother, leo])).toMatchObject([{ reason: 'illness' }])
})

test('withdraws a "yes" after the deadline and leaves a "maybe" alone', async () => {
  const { coach, mother, leo, mia } = team
  const deadline = { daysBefore: 8, time: '08:00' }
  const eventId = await anEvent(database, coach, { date: '2026-03-21', deadline })
  await database
    .updateTable('events')
    .set({ answer_until: new Date('2026-03-15T00:00:00Z') })
    .where('id', '=', eventId)
    .execute()
  await say([mother, leo], eventId, 'going')
  await say([mother, mia], eventId, 'maybe')
  await database
    .updateTable('events')
    .set({ answer_until: new Date('2026-03-14T08:00:00Z') })
    .where('id', '=', eventId)
    .execute()

  await note([leo, mia])
  expect(await seen([mother, leo], eventId)).toMatchObject({ answer: 'not_going' })
  expect(await seen([mother, mia], eventId)).toMatchObject({ answer: 'maybe' })
})

test('refuses the whole request if the caller may not answer for one of the people', async () => {
  const { leo, mother, player } = team
  const failure = await note([leo, player.memberId ?? '']).catch(expectedFailure)
  expect(failure).toMatchObject({ code: 'not_allowed' })
  expect(await listOf([mother, leo])).toEqual([])
})
