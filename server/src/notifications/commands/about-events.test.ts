import { beforeEach, expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import { cancelEvent, restoreEvent } from '#server/events/commands/cancel.ts'
import { setGuests } from '#server/events/commands/guests.ts'
import { remindUnanswered } from '#server/events/commands/remind.ts'
import { anEvent, aPlayingTeam, rowOf, type Playing } from '#server/events/testing/playing-team.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember } from '#server/teams/testing/people.ts'

import { findUnread } from '../queries/lines.ts'
import { findStanding } from '../queries/standing.ts'
import { openCentre } from '../testing/centre.ts'
import { lettersTo } from '../testing/letters.ts'

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

test('reminds people without an answer and nobody else', async () => {
  const eventId = await anEvent(database, team.coach)
  const yes = [{ memberId: rowOf(team.player), answer: 'maybe' }] as const
  await act((tx) => answerEvent(tx, { actor: team.player, now, eventId }, yes))
  await act((tx) => remindUnanswered(tx, { actor: team.coach, now, eventId }))
  expect(await centre.notificationsOf(team.mother)).toContain('answer_reminder')
  expect(await centre.notificationsOf(team.player)).not.toContain('answer_reminder')
})

test('notifies the people who knew of the cancellation when an event is restored', async () => {
  const eventId = await anEvent(database, team.coach)
  const asking = { actor: team.coach, now, eventId }
  await act((tx) => cancelEvent(tx, asking, { reason: null }))
  await centre.settle()
  await act((tx) => restoreEvent(tx, asking, {}))
  expect(await centre.notificationsOf(team.mother)).toContain('event_restored')
  expect(await centre.notificationsOf(team.coach)).toEqual([])
})

test('notifies a guest of the invitation and of changes, with a link to the event', async () => {
  const guests = await aPlayingTeam(database)
  const clubId = await aClub(database)
  await database
    .updateTable('teams')
    .set({ club_id: clubId })
    .where('id', 'in', [team.teamId, guests.teamId])
    .execute()
  await aMember(database, guests.teamId, { accountId: team.coach.accountId, role: 'Coach' })
  const eventId = await anEvent(database, team.coach)
  await centre.settle()
  const asking = { actor: team.coach, now, eventId }
  const unread = async () => {
    const standing = await findStanding(database, guests.mother.accountId)
    return (await findUnread(database, standing)).unread
  }
  await act((tx) => setGuests(tx, asking, [guests.leo]))
  const lines = await centre.linesOf(guests.mother.accountId)
  expect(lines).toMatchObject([
    { kind: 'guest_asked', asGuest: true, people: [{ firstName: 'Leo', relation: 'child' }] },
  ])
  const letter = (await lettersTo(platform, guests.mother)).at(-1)
  expect(letter?.subject).toMatch(/^You’re invited as a guest: Practice, .* \(Norte U12\)$/)

  // Existing guests are not notified again.
  await act((tx) => setGuests(tx, asking, [guests.leo, rowOf(guests.player)]))
  await centre.settle()
  await act((tx) => cancelEvent(tx, asking, { reason: null }))
  expect(await centre.notificationsOf(guests.mother)).toEqual(['event_cancelled', 'guest_asked'])
  expect(await centre.notificationsOf(guests.player)).toEqual(['event_cancelled', 'guest_asked'])
  expect(await unread()).toBe(2)

  await act((tx) => restoreEvent(tx, asking, {}))
  await act((tx) => setGuests(tx, asking, []))
  expect(await centre.notificationsOf(guests.mother)).toEqual([])
  expect(await unread()).toBe(0)
})
