import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { openDispatcher } from '#server/platform/outbox/dispatcher.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { dismissManager, makeManager } from './commands/managers.ts'
import { clubsListeners } from './listeners.ts'
import { requireClubActor } from './queries.ts'
import { saveRoles } from './queries/roles.ts'
import { aClubToRun, type ClubToRun } from './testing/club.ts'

const platform = await testPlatform()
const { database } = platform
const dispatcher = openDispatcher(platform, clubsListeners(platform))
await platform.startJobs(dispatcher.jobs)

let club: ClubToRun

beforeEach(async () => {
  club = await aClubToRun(database)
})

async function settle(): Promise<void> {
  await dispatcher.dispatch()
  await platform.jobs.settle()
}

async function act(run: typeof makeManager | typeof dismissManager, whom: string): Promise<void> {
  const { managerId: accountId, clubId } = club
  await database.transaction().execute(async (tx) => {
    await run(tx, await requireClubActor(tx, { accountId, clubId }), whom)
  })
}

async function lettersTo(email: string): Promise<readonly { kind: string; subject: string }[]> {
  const found = await sql<{ kind: string; subject: string }>`
    select kind, subject from mails where recipient = ${email} order by created_at, id`.execute(
    database,
  )
  return found.rows
}

test('who is made a manager, and who is no more, gets a letter in their language', async () => {
  await sql`update accounts set language = 'de' where id = ${club.coachId}`.execute(database)
  await act(makeManager, club.coachId)
  await settle()
  await act(dismissManager, club.coachId)
  await settle()
  expect(await lettersTo(club.coachEmail)).toEqual([
    { kind: 'clubs.manager_made', subject: 'Du leitest CD Norte jetzt mit' },
    { kind: 'clubs.manager_dismissed', subject: 'Du leitest CD Norte nicht mehr' },
  ])
  expect(await lettersTo(club.managerEmail)).toEqual([])
})

test('what was taken back before it was told is not told', async () => {
  await act(makeManager, club.coachId)
  await act(dismissManager, club.coachId)
  await settle()
  expect((await lettersTo(club.coachEmail)).map(({ kind }) => kind)).toEqual([
    'clubs.manager_dismissed',
  ])
})

test('who wants no letters gets none', async () => {
  await sql`update accounts set email_topics = '{messages}' where id = ${club.coachId}`.execute(
    database,
  )
  await act(makeManager, club.coachId)
  await settle()
  expect(await lettersTo(club.coachEmail)).toEqual([])
})

test('who gives the role up gets no letter about it', async () => {
  await database.transaction().execute((tx) =>
    saveRoles(tx, {
      clubId: club.clubId,
      accountId: club.coachId,
      roles: ['manager'],
      givenBy: club.managerId,
    }),
  )
  await act(dismissManager, club.managerId)
  await settle()
  expect(await lettersTo(club.managerEmail)).toEqual([])
})
