import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { anEvent, aPlayingTeam, type Playing } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openCentre } from '../testing/centre.ts'
import { aboutCreation } from './about-events.ts'
import { notifyRecipients } from './notify.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

let team: Playing

beforeEach(async () => {
  team = await aPlayingTeam(database)
})

const linesOfPlayer = () => centre.linesOf(team.player.accountId)

async function everythingIsRead(): Promise<void> {
  await sql`update notifications set read_at = now()`.execute(database)
}

test('changes nothing when the same event is delivered again', async () => {
  await anEvent(database, team.coach)
  const before = await linesOfPlayer()
  await centre.hearAgain()
  expect(before).toHaveLength(1)
  expect(await linesOfPlayer()).toEqual(before)
})

test('does not restore read lines when the same event is delivered again', async () => {
  await anEvent(database, team.coach)
  await centre.settle()
  await everythingIsRead()
  await centre.hearAgain()
  expect(await linesOfPlayer()).toMatchObject([{ isRead: true, count: 1 }])
})

test('makes one line when several processes handle the same event at once', async () => {
  const eventId = await anEvent(database, team.coach)
  const payload = { teamId: team.teamId, eventId, count: 1, actorId: team.coach.accountId }
  const news = { id: 900_000, payload }
  await Promise.all([1, 2, 3].map(() => notifyRecipients(platform, news, aboutCreation)))
  const lines = await database
    .selectFrom('notifications')
    .select('outbox_ids')
    .where('account_id', '=', team.player.accountId)
    .execute()
  expect(lines.map((line) => line.outbox_ids.length)).toEqual([1])
})

test('starts a new line after the previous one was read', async () => {
  await anEvent(database, team.coach)
  await centre.settle()
  await everythingIsRead()
  await anEvent(database, team.coach)
  expect(await linesOfPlayer()).toMatchObject([
    { isRead: false, count: 1 },
    { isRead: true, count: 1 },
  ])
})

test('skips people without an account', async () => {
  await anEvent(database, team.coach)
  await database.deleteFrom('accounts').where('id', '=', team.player.accountId).execute()
  expect(await linesOfPlayer()).toEqual([])
  expect(await centre.notificationsOf(team.mother)).toEqual(['event_created'])
})
