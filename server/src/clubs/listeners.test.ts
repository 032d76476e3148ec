import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { openDispatcher } from '#server/platform/outbox/dispatcher.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { changeRoles } from './commands/roles.ts'
import { clubsListeners } from './listeners.ts'
import { requireClubActor } from './queries.ts'
import { saveRoles } from './queries/roles.ts'
import { aManagedClub, type ManagedClub } from './testing/club.ts'

const platform = await testPlatform()
const { database } = platform
const dispatcher = openDispatcher(platform, clubsListeners(platform))
await platform.startJobs(dispatcher.jobs)

let club: ManagedClub

beforeEach(async () => {
  club = await aManagedClub(database)
})

async function settle(): Promise<void> {
  await dispatcher.dispatch()
  await platform.jobs.settle()
}

async function give(accountId: string, roles: readonly ClubRole[]): Promise<void> {
  const { managerId, clubId } = club
  await database.transaction().execute(async (tx) => {
    const actor = await requireClubActor(tx, { accountId: managerId, clubId })
    await changeRoles(tx, actor, { accountId, roles })
  })
}

async function lettersTo(email: string): Promise<readonly { kind: string; subject: string }[]> {
  const found = await sql<{ kind: string; subject: string }>`
    select kind, subject from mails where recipient = ${email} order by created_at, id`.execute(
    database,
  )
  return found.rows
}

test('people who get a role, or lose it, get an email in their language', async () => {
  await sql`update accounts set language = 'de' where id = ${club.coachId}`.execute(database)
  await give(club.coachId, ['treasurer', 'board'])
  await settle()
  await give(club.coachId, [])
  await settle()
  expect(await lettersTo(club.coachEmail)).toEqual([
    { kind: 'clubs.role_given', subject: 'Deine Rolle in CD Norte: Kassenwart/in, Vorstand' },
    { kind: 'clubs.role_ended', subject: 'Deine Rolle in CD Norte ist beendet' },
  ])
  expect(await lettersTo(club.managerEmail)).toEqual([])
})

test("a role revoked before the email isn't announced", async () => {
  await give(club.coachId, ['treasurer', 'board'])
  await give(club.coachId, [])
  await settle()
  expect((await lettersTo(club.coachEmail)).map(({ kind }) => kind)).toEqual(['clubs.role_ended'])
})

test('people who want no emails get none', async () => {
  await sql`update accounts set email_topics = '{messages}' where id = ${club.coachId}`.execute(
    database,
  )
  await give(club.coachId, ['treasurer', 'board'])
  await settle()
  expect(await lettersTo(club.coachEmail)).toEqual([])
})

test('people who give up a role get no email about it', async () => {
  await database.transaction().execute((tx) =>
    saveRoles(tx, {
      clubId: club.clubId,
      accountId: club.coachId,
      roles: ['manager'],
      givenBy: club.managerId,
    }),
  )
  await give(club.managerId, [])
  await settle()
  expect(await lettersTo(club.managerEmail)).toEqual([])
})
