import { beforeEach, expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import { cancelEvent, restoreEvent } from '#server/events/commands/cancel.ts'
import { remindSilent } from '#server/events/commands/remind.ts'
import { anEvent, aPlayingTeam, rowOf, type Playing } from '#server/events/testing/playing.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()
const centre = await openCentre(platform)
let team: Playing

beforeEach(async () => {
  team = await aPlayingTeam(database)
  await centre.settle()
})

function act<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transaction().execute(run)
}

test('those without an answer are reminded, the others are left alone', async () => {
  const eventId = await anEvent(database, team.coach)
  const yes = [{ memberId: rowOf(team.player), answer: 'maybe' }] as const
  await act((tx) => answerEvent(tx, { actor: team.player, now, eventId }, yes))
  await act((tx) => remindSilent(tx, { actor: team.coach, now, eventId }))
  expect(await centre.toldTo(team.mother)).toContain('answer_reminder')
  expect(await centre.toldTo(team.player)).not.toContain('answer_reminder')
})

test('what takes place after all is told to those who heard that it is off', async () => {
  const eventId = await anEvent(database, team.coach)
  const asking = { actor: team.coach, now, eventId }
  await act((tx) => cancelEvent(tx, asking, { reason: null }))
  await centre.settle()
  await act((tx) => restoreEvent(tx, asking, {}))
  expect(await centre.toldTo(team.mother)).toContain('event_restored')
  expect(await centre.toldTo(team.coach)).toEqual([])
})
