import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import type { Appointment } from '../queries/answers.ts'
import { findHistory } from '../queries/history.ts'
import { requireEventPage } from '../queries/page.ts'
import { aPlayingTeam, anEvent, now, rowOf, somePlayers } from '../testing/playing-team.ts'
import { answerEvent, type AnswerInput } from './answer.ts'
import { cancelEvent } from './cancel.ts'
import { limitPerEvent } from './limit-per-event.ts'

const { database } = await testDatabase()
const { teamId, coach, player, mother, leo, mia } = await aPlayingTeam(database)

function answer(actor: Actor, eventId: string, ...inputs: readonly AnswerInput[]) {
  return database.transaction().execute((tx) => answerEvent(tx, { actor, now, eventId }, inputs))
}

function newsOf(name: string, eventId: string) {
  return database
    .selectFrom('outbox')
    .select(['payload', 'topics'])
    .where('name', '=', name)
    .where(sql`payload ->> 'eventId'`, '=', eventId)
    .execute()
}

test('stores, counts and announces an answer with its comment', async () => {
  const eventId = await anEvent(database, coach)
  const said = await answer(player, eventId, {
    memberId: rowOf(player),
    answer: 'maybe',
    comment: 'Exam',
  })

  expect(said.counts).toEqual({ going: 0, maybe: 1, notGoing: 0, waiting: 0 })
  expect(said.standings).toEqual([
    {
      memberId: rowOf(player),
      answer: 'maybe',
      waiting: null,
      comment: 'Exam',
      answeredAt: now.toISOString(),
    },
  ])
  expect(await newsOf('events.answered', eventId)).toEqual([
    { payload: { teamId, eventId }, topics: [`team:${teamId}`] },
  ])
})

test('changes nothing and notifies no one when an answer is repeated', async () => {
  const eventId = await anEvent(database, coach)
  const first = await answer(player, eventId, { memberId: rowOf(player), answer: 'going' })
  const again = await answer(player, eventId, { memberId: rowOf(player), answer: 'going' })

  expect(again).toEqual(first)
  expect(await newsOf('events.answered', eventId)).toHaveLength(1)
  const history = { teamId, eventId, memberId: rowOf(player) }
  expect(await findHistory(database, history)).toHaveLength(1)
})

test('keeps a comment until it is replaced or emptied', async () => {
  const eventId = await anEvent(database, coach)
  const memberId = rowOf(player)
  await answer(player, eventId, { memberId, answer: 'not_going', comment: 'Ill' })
  const kept = await answer(player, eventId, { memberId, answer: 'maybe' })
  const gone = await answer(player, eventId, { memberId, answer: 'maybe', comment: '' })
  expect([kept.standings[0]?.comment, gone.standings[0]?.comment]).toEqual(['Ill', null])
})

test('lets a mother answer for both children in one request', async () => {
  const eventId = await anEvent(database, coach, { places: 1 })
  const said = await answer(
    mother,
    eventId,
    { memberId: leo, answer: 'going' },
    { memberId: mia, answer: 'going' },
  )
  expect(said.standings).toMatchObject([
    { memberId: leo, waiting: null },
    { memberId: mia, waiting: 1 },
  ])
})

test('gives a freed place to the first person waiting; who returns joins the end of the list', async () => {
  const eventId = await anEvent(database, coach, { places: 1 })
  await answer(player, eventId, { memberId: rowOf(player), answer: 'going' })
  await answer(mother, eventId, { memberId: leo, answer: 'going' })
  await answer(mother, eventId, { memberId: mia, answer: 'going' })
  await answer(player, eventId, { memberId: rowOf(player), answer: 'not_going' })
  const back = await answer(player, eventId, { memberId: rowOf(player), answer: 'going' })

  expect(back.counts).toEqual({ going: 1, maybe: 0, notGoing: 0, waiting: 2 })
  const page = await requireEventPage(database, coach, { teamId, eventId })
  expect(
    page.answers.filter(({ answer: given }) => given).map((one) => [one.firstName, one.waiting]),
  ).toEqual([
    ['Leo', null],
    ['Mia', 1],
    ['Pau', 2],
  ])
  expect(await newsOf('events.moved_up', eventId)).toMatchObject([{ payload: { memberId: leo } }])
})

test('puts everyone on the waiting list if there are no places', async () => {
  const eventId = await anEvent(database, coach, { places: 0 })
  const said = await answer(player, eventId, { memberId: rowOf(player), answer: 'going' })
  expect(said.standings).toMatchObject([{ answer: 'going', waiting: 1 }])
})

test('lets staff answer for any member and records who did', async () => {
  const eventId = await anEvent(database, coach)
  await answer(player, eventId, { memberId: rowOf(player), answer: 'going' })
  await answer(coach, eventId, { memberId: rowOf(player), answer: 'not_going' })

  const history = await findHistory(database, { teamId, eventId, memberId: rowOf(player) })
  expect(history).toMatchObject([
    { answer: 'not_going', answeredBy: 'Carla Ruiz' },
    { answer: 'going', answeredBy: 'Pau Ruiz' },
  ])
  const page = await requireEventPage(database, player, { teamId, eventId })
  const own = page.answers.find(({ memberId }) => memberId === rowOf(player))
  expect(own).toMatchObject({ answer: 'not_going', answeredBy: 'Carla Ruiz' })
})

test('shows only guardians and staff who answered for a child', async () => {
  const eventId = await anEvent(database, coach)
  await answer(mother, eventId, { memberId: leo, answer: 'going' })
  const knownTo = async (actor: Actor) => {
    const { answers } = await requireEventPage(database, actor, { teamId, eventId })
    const said = answers.find(({ memberId }) => memberId === leo)
    return [said?.answer, said?.answeredBy, said?.answeredAt === null]
  }
  expect(await knownTo(coach)).toEqual(['going', 'Marta Gil', false])
  expect(await knownTo(mother)).toEqual(['going', 'Marta Gil', false])
  expect(await knownTo(player)).toEqual(['going', null, true])
})

test('shows a comment only to the person, the guardians and staff', async () => {
  const eventId = await anEvent(database, coach)
  await answer(mother, eventId, { memberId: leo, answer: 'not_going', comment: 'Fever' })
  const readBy = async (actor: Actor) => {
    const { answers } = await requireEventPage(database, actor, { teamId, eventId })
    return answers.find(({ memberId }) => memberId === leo)?.comment
  }
  expect([await readBy(mother), await readBy(coach), await readBy(player)]).toEqual([
    'Fever',
    'Fever',
    null,
  ])
})

describe('refuses an answer', () => {
  test('that was given to an earlier day, time or place', async () => {
    const eventId = await anEvent(database, coach, { location: 'Stadium' })
    const { startsAt, endsAt, location } = await requireEventPage(database, player, {
      teamId,
      eventId,
    })
    const inputs = [{ memberId: rowOf(player), answer: 'going' as const }]
    const say = (was: Appointment) =>
      database
        .transaction()
        .execute((tx) => answerEvent(tx, { actor: player, now, eventId, was }, inputs))

    const seen = { startsAt, endsAt, location }
    for (const moved of [
      { startsAt: '2026-03-01T09:00:00.000Z' },
      { endsAt: '2026-03-30T19:00:00.000Z' },
      { location: null },
    ])
      await expect(say({ ...seen, ...moved })).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect((await say(seen)).counts.going).toBe(1)
  })

  test('for another parent’s child, and saves nothing of the request', async () => {
    const eventId = await anEvent(database, coach)
    const both = answer(
      mother,
      eventId,
      { memberId: leo, answer: 'going' },
      { memberId: rowOf(player), answer: 'going' },
    )
    await expect(both).rejects.toMatchObject({ code: 'not_allowed' })
    const page = await requireEventPage(database, coach, { teamId, eventId })
    expect(page.counts).toMatchObject({ going: 0, silent: 4 })
  })

  test('for people of another team and for events of another team', async () => {
    const eventId = await anEvent(database, coach)
    const memberId = await aMember(database, await aTeam(database))
    await expect(answer(coach, eventId, { memberId, answer: 'going' })).rejects.toMatchObject({
      code: 'not_found',
    })
    const other = await aPlayingTeam(database)
    const theirs = answer(other.coach, eventId, { memberId: rowOf(other.coach), answer: 'going' })
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' })
  })

  test('for a member who is not invited', async () => {
    const eventId = await anEvent(database, coach, {
      audience: { kind: 'members', memberIds: [leo] },
    })
    const said = answer(player, eventId, { memberId: rowOf(player), answer: 'going' })
    await expect(said).rejects.toMatchObject({ code: 'not_allowed' })
  })

  test('after the deadline, except from staff', async () => {
    const eventId = await anEvent(database, coach, {
      date: '2026-03-15',
      deadline: { daysBefore: 1, time: '09:59' },
    })
    const input = { memberId: rowOf(player), answer: 'going' } as const
    await expect(answer(player, eventId, input)).rejects.toMatchObject({ code: 'deadline_passed' })
    expect((await answer(coach, eventId, input)).counts.going).toBe(1)
  })

  test('from anyone once the event is cancelled', async () => {
    const eventId = await anEvent(database, coach)
    await database
      .transaction()
      .execute((tx) => cancelEvent(tx, { actor: coach, now, eventId }, { reason: null }))
    for (const actor of [player, coach]) {
      const said = answer(actor, eventId, { memberId: rowOf(player), answer: 'going' })
      await expect(said).rejects.toMatchObject({ code: 'event_cancelled' })
    }
  })
})

test('gives 16 places to 200 people answering at once: 184 wait, and each response is right', async () => {
  const crowd = await aPlayingTeam(database)
  const eventId = await anEvent(database, crowd.coach, { places: 16 })
  const people = await somePlayers(database, crowd.player, 200)

  const responses = await Promise.all(
    people.map(async (actor) => {
      const said = await limitPerEvent(eventId, () =>
        answer(actor, eventId, { memberId: rowOf(actor), answer: 'going' }),
      )
      expect(said.counts.going).toBeLessThanOrEqual(16)
      return said.standings
    }),
  )

  const positions = responses.flat().map(({ waiting }) => waiting)
  expect(positions.filter((position) => position === null)).toHaveLength(16)
  expect(positions.filter((position) => position !== null).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 184 }, (_, index) => index + 1),
  )
  const page = await requireEventPage(database, crowd.coach, { teamId: crowd.teamId, eventId })
  expect(page.counts).toMatchObject({ going: 16, waiting: 184, silent: 4 })
  const stored = new Map(page.answers.map((one) => [one.memberId, one.waiting]))
  expect(responses.flat().every((one) => stored.get(one.memberId) === one.waiting)).toBe(true)

  const quitters = people.filter((actor) => stored.get(rowOf(actor)) === null).slice(0, 5)
  await Promise.all(
    quitters.map((actor) =>
      answer(actor, eventId, { memberId: rowOf(actor), answer: 'not_going' }),
    ),
  )
  const after = await requireEventPage(database, crowd.coach, { teamId: crowd.teamId, eventId })
  expect(after.counts).toMatchObject({ going: 16, waiting: 179, notGoing: 5 })
  expect(await newsOf('events.moved_up', eventId)).toHaveLength(5)
})
