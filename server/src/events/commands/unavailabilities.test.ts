import { describe, expect, test } from 'vitest'

import { expectedFailure } from '#server/platform/errors.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { absenceOperations } from '../testing/absences.ts'
import { aPlayingTeam, anEvent, rowOf } from '../testing/playing-team.ts'

const { database } = await testPlatform()
const { add, change, firstOf, listOf, remove, seen } = absenceOperations(database)
const away = { answer: 'not_going', awayUntil: '2026-03-25', notGoing: 1 }

test('shows everyone who is away, and the reason only to staff, the person and the guardians', async () => {
  const { coach, player, mother, leo } = await aPlayingTeam(database)
  const eventId = await anEvent(database, coach)
  await add([mother, leo])
  for (const actor of [coach, mother]) expect(await seen([actor, leo], eventId)).toEqual(away)
  expect(await seen([player, leo], eventId)).toEqual({ ...away, awayUntil: null })
})

test('keeps the answer to an event that has begun', async () => {
  const { coach, player } = await aPlayingTeam(database)
  const me = rowOf(player)
  const eventId = await anEvent(database, coach)
  await add([player, me])
  await remove([player, me], await firstOf([player, me]), new Date('2026-03-22T09:00:00Z'))
  expect((await seen([coach, me], eventId)).answer).toBe('not_going')
})

describe('invalid days', () => {
  test.each([
    [{ firstDay: '' }, { firstDay: 'away_first_required' }],
    [{ lastDay: '' }, { lastDay: 'away_last_required' }],
    [{ lastDay: '2026-03-19' }, { lastDay: 'away_last_before_first' }],
    [{ lastDay: '2027-03-21' }, { lastDay: 'away_too_long' }],
    [{ firstDay: '2026-03-01', lastDay: '2026-03-13' }, { lastDay: 'away_over' }],
  ])('%j are refused with %j', async (days, fields) => {
    const { player } = await aPlayingTeam(database)
    const failure = await add([player, rowOf(player)], days).catch(expectedFailure)
    expect(failure).toMatchObject({ code: 'invalid_input', data: { fields } })
    expect(await listOf([player, rowOf(player)])).toEqual([])
  })

  test('allows fifty absences at a time', async () => {
    const { player } = await aPlayingTeam(database)
    const me = rowOf(player)
    for (let count = 0; count < 50; count += 1) await add([player, me])
    expect(await add([player, me]).catch(expectedFailure)).toMatchObject({
      data: { fields: { firstDay: 'away_too_many' } },
    })
  })

  test('reports a conflict when the form shows outdated days', async () => {
    const { player } = await aPlayingTeam(database)
    await add([player, rowOf(player)])
    const edit = change([player, rowOf(player)], { version: 0 })
    expect(await edit.catch(expectedFailure)).toMatchObject({ code: 'changed_meanwhile' })
  })
})

test('refuses other members and hides people and absences outside the team', async () => {
  const { coach, player, mother, leo, mia } = await aPlayingTeam(database)
  const other = await aPlayingTeam(database)
  expect(await add([player, leo]).catch(expectedFailure)).toMatchObject({ code: 'not_allowed' })
  expect(await add([other.coach, leo]).catch(expectedFailure)).toMatchObject({ code: 'not_found' })
  await add([mother, leo])
  const [days] = await listOf([coach, leo])
  const id = days?.id ?? ''
  for (const attempt of [() => remove([mother, mia], id), () => remove([other.coach, leo], id)])
    expect(await attempt().catch(expectedFailure)).toMatchObject({ code: 'not_found' })
  await remove([coach, leo], days?.id ?? '')
  expect(await listOf([coach, leo])).toEqual([])
})
