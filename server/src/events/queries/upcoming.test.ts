import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { answerEvent } from '../commands/answer.ts'
import { cancelEvent } from '../commands/cancel.ts'
import { aPlayingTeam, anEvent, now, type Playing, someEvents } from '../testing/playing-team.ts'
import { findUpcoming } from './upcoming.ts'

const { database } = await testDatabase()
let lions: Playing

beforeEach(async () => {
  lions = await aPlayingTeam(database)
})

function comingFor(accountId: string, limit = 20, cursor?: string) {
  return findUpcoming(database, { accountId }, { now, limit, cursor })
}

test('lists the events of all children in all teams by time, page by page', async () => {
  const tigers = await aPlayingTeam(database)
  const { accountId } = lions.mother
  const ben = await aMember(database, tigers.teamId, { firstName: 'Ben', role: 'Player' })
  await aGuardian(database, { teamId: tigers.teamId, memberId: ben }, { accountId })
  const later = await anEvent(database, tigers.coach, { date: '2026-03-22' })
  const sooner = await anEvent(database, lions.coach, { date: '2026-03-21' })
  const last = await anEvent(database, lions.coach, { date: '2026-06-01' })

  const first = await comingFor(accountId, 2)
  expect(first.events.map(({ id }) => id)).toEqual([sooner, later])
  expect(first.events.map(({ mine }) => mine.map(({ firstName }) => firstName))).toEqual([
    ['Leo', 'Mia'],
    ['Ben'],
  ])
  const second = await comingFor(accountId, 2, first.next ?? '')
  expect(second.events.map(({ id }) => id)).toEqual([last])
  expect(second.next).toBeNull()
})

test('includes long events that are running and excludes past ones and those for others', async () => {
  const { coach, mother, leo, mia, player } = lions
  await anEvent(database, coach, { date: '2026-03-13' })
  const running = await anEvent(database, coach, {
    date: '2026-03-14',
    startTime: '09:00',
    endTime: '11:00',
  })
  const camp = await anEvent(database, coach, { date: '2026-03-15' })
  await sql`
    update events set starts_at = '2026-02-20T08:00Z', ends_at = '2026-03-20T08:00Z'
    where id = ${camp}`.execute(database)
  const only = (...memberIds: string[]) => ({ audience: { kind: 'members', memberIds } as const })
  await anEvent(database, coach, only(player.memberId ?? ''))
  const cancelled = await anEvent(database, coach, only(leo, mia))
  await database
    .transaction()
    .execute((tx) => cancelEvent(tx, { actor: coach, now, eventId: cancelled }, { reason: null }))

  const { events } = await comingFor(mother.accountId)
  expect(events.map(({ id }) => id)).toEqual([camp, running, cancelled])
})

test('shows the answers of both guardians who disagree', async () => {
  const { teamId, coach, mother, leo } = lions
  const fatherId = await anAccount(database, 'Paco')
  await aGuardian(database, { teamId, memberId: leo }, { accountId: fatherId })
  const father = await requirePerson(database, { accountId: fatherId, teamId })
  const eventId = await anEvent(database, coach)
  const say = (actor: typeof father, answer: 'going' | 'not_going') =>
    database
      .transaction()
      .execute((tx) => answerEvent(tx, { actor, now, eventId }, [{ memberId: leo, answer }]))
  await say(mother, 'going')
  expect((await comingFor(fatherId)).events[0]?.mine[0]?.disagreement).toEqual([])
  await say(father, 'not_going')

  for (const { accountId } of [mother, father]) {
    const { events } = await comingFor(accountId)
    const [child] = events[0]?.mine ?? []
    expect(child).toMatchObject({ answer: 'not_going' })
    expect(child?.disagreement.map(({ answer }) => answer).toSorted()).toEqual([
      'going',
      'not_going',
    ])
  }
})

test('reads no teams for a club manager without a child', async () => {
  await someEvents(database, lions.coach)
  const strangerId = await anAccount(database, 'Nuria')
  expect(await comingFor(strangerId)).toEqual({ events: [], next: null })
})

test('refuses an invalid cursor', async () => {
  await expect(comingFor(lions.mother.accountId, 2, 'yesterday')).rejects.toMatchObject({
    code: 'invalid_input',
  })
})
