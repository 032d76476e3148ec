import type { JoiningPerson } from '@touchline/contract/invitations/shapes'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { openDispatcher } from '#server/platform/outbox/dispatcher.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { withdrawRequest } from './commands/withdraw.ts'
import { invitationsListeners } from './listeners.ts'
import { findJoinTeam } from './queries/teams.ts'
import {
  actingAs,
  adultPlayer,
  anInvitationTest,
  joinInput,
  lettersTo,
  letterTo,
  parentOfLeo,
  aSignedInPerson,
  type InvitationTest,
  type AccountWithEmail,
} from './testing/invitation-test.ts'

const platform = await testPlatform()
const { database } = platform
const dispatcher = openDispatcher(platform, invitationsListeners(platform))
await platform.startJobs(dispatcher.jobs)

let stage: InvitationTest
let marta: AccountWithEmail

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  marta = await aSignedInPerson(database, 'Marta')
})

async function ask(who: JoiningPerson, account = marta): Promise<string> {
  const team = await findJoinTeam(database, stage.teamId)
  const key = { kind: 'link', value: team?.joinSecret ?? '' } as const
  const answer = await joinInput(platform, account, { teamId: stage.teamId, key, who })
  return answer.kind === 'waiting' ? answer.requestId : ''
}

async function settle(): Promise<void> {
  await dispatcher.dispatch()
  await platform.jobs.settle()
}

const lettersOf = ({ email }: AccountWithEmail) => lettersTo(database, email)
const letterOf = ({ email }: AccountWithEmail) => letterTo(database, email)

test('notifies admins and coaches of an applicant, but no players', async () => {
  const player = await aSignedInPerson(database, 'Tim')
  await aMember(database, stage.teamId, { accountId: player.id, role: 'Player' })
  await ask(adultPlayer)
  await settle()

  expect(await lettersOf(stage.admin)).toBe(1)
  expect(await lettersOf(player)).toBe(0)
  const letter = await letterOf(stage.coach)
  expect(letter.text).toContain(`/team/${stage.teamId}/join-requests`)
})

test.each([
  [['changes'], 0],
  [['changes', 'messages'], 1],
])('an admin with the email setting %j gets %i emails about it', async (topics, letters) => {
  await database
    .updateTable('accounts')
    .set({ email_topics: topics })
    .where('id', '=', stage.admin.id)
    .execute()
  await ask(adultPlayer)
  await settle()
  expect(await lettersOf(stage.admin)).toBe(letters)
})

test('emails each in their language, with the child’s name', async () => {
  await sql`update accounts set language = 'de' where id = ${stage.coach.id}`.execute(database)
  await ask(parentOfLeo)
  await settle()

  const german = await letterOf(stage.coach)
  expect(german.subject).toContain('möchte bei')
  expect(german.text).toContain('Elternteil von Leo')
})

test('skips people who muted the team', async () => {
  await sql`insert into team_mutes (team_id, account_id) values (${stage.teamId}, ${stage.admin.id})`.execute(
    database,
  )
  await ask(adultPlayer)
  await settle()

  expect(await lettersOf(stage.admin)).toBe(0)
  expect(await lettersOf(stage.coach)).toBe(1)
})

test('emails nobody about a request withdrawn meanwhile', async () => {
  const requestId = await ask(adultPlayer)
  await actingAs(platform, marta)((work) => withdrawRequest(work, { requestId }))
  await settle()
  expect(await lettersOf(stage.coach)).toBe(0)
})

test('makes no link of a name that looks like an address', async () => {
  await ask({ ...adultPlayer, firstName: 'www.evil.example' })
  await settle()
  const letter = await letterOf(stage.coach)
  expect(letter.text).not.toContain('www.evil.example')
})
