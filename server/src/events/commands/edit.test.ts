import type { EventChange } from '@touchline/contract/events/shapes/draft'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'

import { requireEvent } from '../queries/calendar.ts'
import { findHistory } from '../queries/history.ts'
import { requireEventPage } from '../queries/page.ts'
import { aPlayingTeam, anEvent, now, rowOf } from '../testing/playing-team.ts'
import { answerEvent } from './answer.ts'
import { cancelEvent } from './cancel.ts'
import { changeEvent } from './edit.ts'

const { database } = await testDatabase()
const { teamId, coach, player, mother, leo, mia } = await aPlayingTeam(database)

function say(actor: Actor, eventId: string, memberIds: readonly string[]) {
  const inputs = memberIds.map((memberId) => ({ memberId, answer: 'going' }) as const)
  return database.transaction().execute((tx) => answerEvent(tx, { actor, now, eventId }, inputs))
}

async function change(
  eventId: string,
  changes: EventChange,
  { actor = coach, ...input }: { actor?: Actor; askAgain?: boolean } = {},
) {
  const { version } = await requireEvent(database, coach, eventId)
  return database
    .transaction()
    .execute((tx) => changeEvent(tx, { actor, now, eventId }, { version, changes, ...input }))
}

function cancel(eventId: string, actor = coach) {
  return database
    .transaction()
    .execute((tx) =>
      cancelEvent(tx, { actor, now, eventId }, { reason: 'The pitch is under water' }),
    )
}

test('keeps the answers when the title changes, and says what changed', async () => {
  const eventId = await anEvent(database, coach)
  await say(player, eventId, [rowOf(player)])
  const edited = await change(eventId, { title: 'Training', kit: 'Red', startTime: '09:00' })

  expect(edited).toEqual({
    difference: ['title', 'kit'],
    dates: 1,
    ownDates: 0,
    moves: false,
    movesDay: false,
    askedAgain: false,
    answerers: 0,
  })
  expect(await requireEvent(database, coach, eventId)).toMatchObject({
    title: 'Training',
    kit: 'Red',
    version: 2,
    counts: { going: 1 },
  })
})

test.each([
  [{ date: '2026-04-04' }, {}, true],
  [{ startTime: '08:00' }, {}, false],
  [{ endTime: '11:30' }, {}, false],
  [{ location: 'Campo Sur' }, {}, false],
  [{ date: '2026-04-04' }, { askAgain: false }, false],
  [{ startTime: '08:00' }, { askAgain: true }, true],
  [{ kit: 'Red' }, { askAgain: true }, false],
] satisfies [EventChange, { askAgain?: boolean }, boolean][])(
  '%j with %j asks everyone again: %s',
  async (changes, input, askedAgain) => {
    const eventId = await anEvent(database, coach, { places: 1 })
    await say(player, eventId, [rowOf(player)])
    await say(mother, eventId, [leo])
    expect(await change(eventId, changes, input)).toMatchObject({ askedAgain })
    const page = await requireEventPage(database, coach, { teamId, eventId })
    expect(page.counts).toMatchObject(
      askedAgain ? { going: 0, waiting: 0, silent: 4 } : { going: 1, waiting: 1, silent: 2 },
    )
    const history = await findHistory(database, { teamId, eventId, memberId: leo })
    expect(history).toMatchObject([{ answer: 'going', waiting: true }])
  },
)

test('marks a kept answer until it is confirmed; it counts again at the old time', async () => {
  const eventId = await anEvent(database, coach, { startTime: '17:30', endTime: '19:00' })
  await say(player, eventId, [rowOf(player)])
  const marked = async () => (await requireEvent(database, player, eventId)).mine[0]?.beforeChange
  expect(await marked()).toBe(false)
  await change(eventId, { startTime: '18:15' })
  expect(await marked()).toBe(true)
  await change(eventId, { startTime: '17:30' })
  expect(await marked()).toBe(false)
  await change(eventId, { startTime: '18:15' })
  await say(player, eventId, [rowOf(player)])
  expect(await marked()).toBe(false)
  expect(await requireEvent(database, coach, eventId)).toMatchObject({ counts: { going: 1 } })
})

test('restores the old answers in order when the day changes back', async () => {
  const eventId = await anEvent(database, coach, { places: 1 })
  await say(player, eventId, [rowOf(player)])
  await say(mother, eventId, [leo])
  await change(eventId, { date: '2026-04-04' })
  await say(mother, eventId, [mia])
  await change(eventId, { date: '2026-03-21' }, { askAgain: false })
  const page = await requireEventPage(database, coach, { teamId, eventId })
  expect(page.counts).toMatchObject({ going: 1, waiting: 2, silent: 1 })
  expect((await requireEvent(database, mother, eventId)).mine).toMatchObject([
    { firstName: 'Leo', answer: 'going', beforeChange: false },
    { firstName: 'Mia', waiting: null, beforeChange: true },
  ])
})

test('keeps the clock time when the clocks change', async () => {
  const eventId = await anEvent(database, coach, { startTime: '17:30', endTime: '19:00' })
  await change(eventId, { date: '2026-03-29' })
  expect(await requireEvent(database, coach, eventId)).toMatchObject({
    startsLocal: '2026-03-29T17:30',
    endsLocal: '2026-03-29T19:00',
    startsAt: '2026-03-29T15:30:00.000Z',
  })
})

test('promotes people when places are added and refuses fewer places than are taken', async () => {
  const eventId = await anEvent(database, coach, { places: 1 })
  await say(player, eventId, [rowOf(player)])
  await say(mother, eventId, [leo, mia])

  await change(eventId, { places: 2 })
  expect((await requireEvent(database, mother, eventId)).mine).toMatchObject([
    { firstName: 'Leo', waiting: null },
    { firstName: 'Mia', waiting: 1 },
  ])
  await expect(change(eventId, { places: 1 })).rejects.toMatchObject({
    data: { fields: { places: 'places_below_going' } },
  })
  await change(eventId, { places: null })
  expect(await requireEvent(database, coach, eventId)).toMatchObject({
    counts: { going: 3, waiting: 0 },
  })
})

test('creates no new version if nothing changed', async () => {
  const eventId = await anEvent(database, coach)
  expect(await change(eventId, { title: 'Practice', kit: '' })).toMatchObject({
    difference: [],
    dates: 0,
  })
  expect((await requireEvent(database, coach, eventId)).version).toBe(1)
})

test('checks that the times fit together after the edit', async () => {
  const eventId = await anEvent(database, coach)
  await expect(change(eventId, { startTime: '11:00' })).rejects.toMatchObject({
    data: { fields: { endTime: 'end_before_start' } },
  })
})

test('refuses the second of two simultaneous edits with changed_meanwhile', async () => {
  const eventId = await anEvent(database, coach)
  const edit = (title: string) =>
    database
      .transaction()
      .execute((tx) =>
        changeEvent(tx, { actor: coach, now, eventId }, { version: 1, changes: { title } }),
      )
  const ended = await Promise.allSettled([edit('One'), edit('Two')])
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'changed_meanwhile' },
  })
})

test('keeps the edits of two coaches to different fields', async () => {
  const eventId = await anEvent(database, coach, { deadline: { daysBefore: 1, time: '20:00' } })
  const edit = (was: EventChange, changes: EventChange) =>
    database
      .transaction()
      .execute((tx) =>
        changeEvent(tx, { actor: coach, now, eventId }, { version: 1, was, changes }),
      )
  const deadline = { daysBefore: 1, time: '20:00' }
  await edit({ title: 'Practice' }, { title: 'Training' })
  await edit({ deadline, kit: null }, { deadline: null, kit: 'Red' })

  expect(await requireEvent(database, coach, eventId)).toMatchObject({
    title: 'Training',
    kit: 'Red',
    answerUntil: null,
    version: 3,
  })
  await expect(edit({ kit: null }, { kit: 'Blue' })).rejects.toMatchObject({
    code: 'changed_meanwhile',
  })
})

test('changes nothing and notifies no one at a second cancellation', async () => {
  const eventId = await anEvent(database, coach)
  await cancel(eventId)
  await cancel(eventId)

  const page = await requireEventPage(database, player, { teamId, eventId })
  expect(page).toMatchObject({
    cancelledAt: now.toISOString(),
    cancelReason: 'The pitch is under water',
    version: 2,
  })
  const news = await database
    .selectFrom('outbox')
    .select('id')
    .where('name', '=', 'events.cancelled')
    .where(sql`payload ->> 'eventId'`, '=', eventId)
    .execute()
  expect(news).toHaveLength(1)
  await expect(change(eventId, { title: 'Again' })).rejects.toMatchObject({
    code: 'event_cancelled',
  })
})

test.each(['player', 'mother'] as const)('does not let a %s change or cancel', async (who) => {
  const actor = { player, mother }[who]
  const eventId = await anEvent(database, coach)
  await expect(change(eventId, { title: 'Mine' }, { actor })).rejects.toMatchObject({
    code: 'not_allowed',
  })
  await expect(cancel(eventId, actor)).rejects.toMatchObject({ code: 'not_allowed' })
})

test('hides the event from another team’s coach', async () => {
  const eventId = await anEvent(database, coach)
  const other = await aPlayingTeam(database)
  await expect(cancel(eventId, other.coach)).rejects.toMatchObject({ code: 'not_found' })
  await expect(change(eventId, { title: 'Mine' }, { actor: other.coach })).rejects.toMatchObject({
    code: 'not_found',
  })
})
