import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import {
  aPlayingTeam,
  anEvent,
  anEventByHand,
  now,
  rowOf,
} from '#server/events/testing/playing-team.ts'
import { testDatabase } from '#server/platform/testing/database.ts'

import { findByEvent } from '../queries/by-event.ts'
import { findMarks, type GivenMark } from '../queries/marks.ts'
import { countPastEvents, findTallies } from '../queries/tallies.ts'
import { markAttendance } from './marks.ts'

const { database } = await testDatabase()
const { teamId, coach, player, leo, mia } = await aPlayingTeam(database)
const later = new Date('2026-03-28T09:00:00.000Z')

function mark(actor: Actor, eventId: string, given: readonly GivenMark[]) {
  return markAt(later, { actor, eventId, given })
}

interface Marking {
  readonly actor: Actor
  readonly eventId: string
  readonly given: readonly GivenMark[]
}

function markAt(moment: Date, { actor, eventId, given }: Marking) {
  return database
    .transaction()
    .execute((tx) => markAttendance(tx, { actor, now: moment, eventId }, given))
}

test('has no figures before an event is over', async () => {
  await anEvent(database, coach)
  const question = { teamId, now, limit: 10 }
  expect(await countPastEvents(database, question)).toBe(0)
  expect(await findTallies(database, question, { but: [] })).toMatchObject([
    { firstName: 'Carla', invited: 0 },
    { firstName: 'Leo' },
    { firstName: 'Mia' },
    { firstName: 'Pau' },
  ])
})

test('overwriting a mark that was not on screen reports the replaced mark', async () => {
  const eventId = await anEvent(database, coach)
  await mark(coach, eventId, [
    { memberId: leo, mark: 'absent' },
    { memberId: mia, mark: 'late' },
  ])
  const replaced = await mark(coach, eventId, [
    { memberId: leo, mark: 'present', was: null },
    { memberId: mia, mark: 'late', was: null },
    { memberId: rowOf(player), mark: 'present', was: null },
  ])
  expect(replaced).toEqual([{ memberId: leo, mark: 'absent', markedBy: 'Carla Ruiz' }])
  const taken = await mark(coach, eventId, [{ memberId: leo, mark: 'injured', was: 'present' }])
  expect(taken).toEqual([])
})

test('staff set, change and remove marks', async () => {
  const eventId = await anEvent(database, coach)
  await mark(coach, eventId, [
    { memberId: leo, mark: 'late' },
    { memberId: mia, mark: 'absent' },
  ])
  await mark(coach, eventId, [
    { memberId: leo, mark: 'present' },
    { memberId: mia, mark: null },
  ])
  expect(await findMarks(database, { teamId, eventId })).toEqual([
    { memberId: leo, mark: 'present', note: null },
  ])
})

test('refuses marks before the event begins', async () => {
  const eventId = await anEvent(database, coach)
  const given = [{ memberId: leo, mark: 'present' }] as const
  const tooEarly = markAt(now, { actor: coach, eventId, given })
  await expect(tooEarly).rejects.toMatchObject({ code: 'conflict' })
})

test('refuses coaches of other teams and members of other teams', async () => {
  const eventId = await anEvent(database, coach)
  const given = [{ memberId: leo, mark: 'present' }] as const
  const other = await aPlayingTeam(database)
  await expect(mark(other.coach, eventId, given)).rejects.toMatchObject({ code: 'not_found' })
  for (const memberId of [other.leo, newId()])
    await expect(mark(coach, eventId, [{ memberId, mark: 'present' }])).rejects.toMatchObject({
      code: 'not_found',
    })
})

test('the summary counts answers and marks of past events of the season', async () => {
  const own = await aPlayingTeam(database)
  const seasonId = newId()
  await database
    .insertInto('seasons')
    .values({
      id: seasonId,
      team_id: own.teamId,
      name: 'Spring',
      starts_on: '2026-03-20',
      ends_on: '2026-03-25',
    })
    .execute()
  const inside = await anEvent(database, own.coach, { date: '2026-03-25', startTime: '09:00' })
  const outside = await anEvent(database, own.coach, { date: '2026-03-26' })
  for (const eventId of [inside, outside]) {
    await database.transaction().execute((tx) =>
      answerEvent(tx, { actor: own.mother, now, eventId }, [
        { memberId: own.leo, answer: 'going' },
        { memberId: own.mia, answer: 'not_going' },
      ]),
    )
    await mark(own.coach, eventId, [{ memberId: own.leo, mark: 'late' }])
  }

  const season = { teamId: own.teamId, seasonId, now: later, limit: 10 }
  const always = { teamId: own.teamId, now: later, limit: 10 }
  expect(await countPastEvents(database, season)).toBe(1)
  const children = { only: [own.leo, own.mia], but: [] }
  expect(await findTallies(database, season, children)).toMatchObject([
    { firstName: 'Leo', invited: 1, going: 1, notGoing: 0, late: 1, absent: 0 },
    { firstName: 'Mia', invited: 1, going: 0, notGoing: 1, late: 0, absent: 0 },
  ])
  expect(await findTallies(database, always, children)).toMatchObject([
    { invited: 2, going: 2, late: 2 },
    { invited: 2, notGoing: 2 },
  ])
})

test('the next page of the summary continues where the last one stopped', async () => {
  const own = await aPlayingTeam(database)
  const question = { teamId: own.teamId, now: later, limit: 2 }
  const first = await findTallies(database, question, { but: [] })
  const cursor = first[1]?.memberId
  const second = await findTallies(database, { ...question, cursor }, { but: [] })
  expect(first.slice(0, 2).map(({ firstName }) => firstName)).toEqual(['Carla', 'Leo'])
  expect(second.map(({ firstName }) => firstName)).toEqual(['Mia', 'Pau'])
})

test("shows who's coming for the next events and who came for past ones", async () => {
  const own = await aPlayingTeam(database)
  const soon = await anEvent(database, own.coach, { places: 1 })
  const next = await anEvent(database, own.coach, { date: '2026-04-04' })
  await database.transaction().execute((tx) =>
    answerEvent(tx, { actor: own.mother, now, eventId: soon }, [
      { memberId: own.leo, answer: 'going' },
      { memberId: own.mia, answer: 'going' },
    ]),
  )
  await mark(own.coach, soon, [{ memberId: rowOf(own.player), mark: 'injured' }])
  const { accountId } = own.coach
  const question = { accountId, teamId: own.teamId, limit: 5, marks: true, own: [] } as const

  const coming = await findByEvent(database, { ...question, when: 'next', now })
  expect(coming.map(({ event }) => event.id)).toEqual([soon, next])
  expect(coming[0]?.people).toMatchObject([
    { firstName: 'Carla', answer: null, waiting: null, mark: null },
    { firstName: 'Leo', answer: 'going', waiting: null },
    { firstName: 'Mia', answer: 'going', waiting: 1 },
    { firstName: 'Pau', answer: null, mark: 'injured' },
  ])
  const after = await findByEvent(database, { ...question, when: 'next', now, cursor: soon })
  expect(after.map(({ event }) => event.id)).toEqual([next])
  const came = await findByEvent(database, { ...question, when: 'past', now: later })
  expect(came.map(({ event }) => event.id)).toEqual([soon])
})

test('an event without invitations can be marked once it has begun', async () => {
  const own = await aPlayingTeam(database)
  await anEventByHand(database, own.coach)
  const { accountId } = own.coach
  const peopleAt = async (when: 'next' | 'past', { at, marks }: { at: Date; marks: boolean }) => {
    const question = { accountId, teamId: own.teamId, limit: 5, marks, own: [], when, now: at }
    const [first] = await findByEvent(database, question)
    return first?.people.map(({ firstName }) => firstName)
  }
  expect(await peopleAt('next', { at: now, marks: true })).toEqual([])
  expect(await peopleAt('past', { at: later, marks: true })).toEqual(['Carla', 'Leo', 'Mia', 'Pau'])
  expect(await peopleAt('past', { at: later, marks: false })).toEqual([])
})
