import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { approveRequest, declineRequest } from '#server/invitations/commands/decide.ts'
import { inviteByEmail, invitePerson } from '#server/invitations/commands/invite.ts'
import { withdrawRequest } from '#server/invitations/commands/withdraw.ts'
import { findJoinTeam } from '#server/invitations/queries/teams.ts'
import {
  actingAs,
  adultPlayer,
  anInvitationTest,
  joinInput,
  parentOfLeo,
  aSignedInPerson,
  tokenFor,
  type InvitationTest,
} from '#server/invitations/testing/invitation-test.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

let stage: InvitationTest
let marta: SignedIn

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  marta = await aSignedInPerson(database, 'Marta')
})

async function ask(account: SignedIn, who: typeof adultPlayer | typeof parentOfLeo = adultPlayer) {
  const team = await findJoinTeam(database, stage.teamId)
  const key = { kind: 'link', value: team?.joinSecret ?? '' } as const
  const answer = await joinInput(platform, account, { teamId: stage.teamId, key, who })
  return answer.kind === 'waiting' ? answer.requestId : ''
}

const notificationsOf = ({ id }: SignedIn) => centre.notificationsOf({ accountId: id })
const linesOf = ({ id }: SignedIn) => centre.linesOf(id)

test('notifies the people who decide, but neither others nor the applicant', async () => {
  const player = await aSignedInPerson(database, 'Tim')
  await aMember(database, stage.teamId, { accountId: player.id, role: 'Player' })
  await ask(marta)
  expect(await linesOf(stage.admin)).toMatchObject([
    { kind: 'join_asked', count: 1, people: [{ firstName: 'Nora', relation: 'other' }] },
  ])
  expect(await notificationsOf(stage.coach)).toEqual(['join_asked'])
  expect(await notificationsOf(player)).toEqual([])
  expect(await notificationsOf(marta)).toEqual([])
})

test('groups several applicants into one line', async () => {
  for (const name of ['Ines', 'Olga', 'Mar']) await ask(await aSignedInPerson(database, name))
  expect(await notificationsOf(stage.coach)).toEqual(['join_asked ×3'])
})

test('notifies a club manager too', async () => {
  const manager = await aSignedInPerson(database, 'Carmen')
  const clubId = await aClub(database, manager.id)
  await sql`update teams set club_id = ${clubId} where id = ${stage.teamId}`.execute(database)
  await ask(marta)
  expect(await notificationsOf(manager)).toEqual(['join_asked'])
})

test('hides the request from former staff, and the team from people who left', async () => {
  await ask(marta)
  await centre.settle()
  const { id } = stage.coach
  await sql`update members set is_coach = false where account_id = ${id}`.execute(database)
  expect(await notificationsOf(stage.coach)).toEqual([])
  await sql`update members set left_at = now() where account_id = ${stage.admin.id}`.execute(
    database,
  )
  expect(await notificationsOf(stage.admin)).toEqual([])
})

test('notifies nobody of a request withdrawn at once', async () => {
  const requestId = await ask(marta)
  await actingAs(platform, marta)((work) => withdrawRequest(work, { requestId }))
  expect(await notificationsOf(stage.coach)).toEqual([])
  expect(await notificationsOf(marta)).toEqual([])
})

test('hides the name of an applicant once decided', async () => {
  const requestId = await ask(marta)
  await centre.settle()
  await actingAs(
    platform,
    stage.admin,
  )((work) => declineRequest(work, { teamId: stage.teamId, requestId }))
  expect(await linesOf(stage.coach)).toMatchObject([{ kind: 'join_asked', people: [] }])
  expect(await linesOf(marta)).toMatchObject([
    { kind: 'join_declined', team: { id: stage.teamId } },
  ])
})

test('notifies an approved person', async () => {
  const requestId = await ask(marta)
  await actingAs(
    platform,
    stage.admin,
  )((work) => approveRequest(work, { teamId: stage.teamId, requestId }))
  expect(await linesOf(marta)).toMatchObject([
    { kind: 'join_approved', people: [{ firstName: 'Nora', relation: 'self' }] },
  ])
  expect(await notificationsOf(stage.admin)).toEqual([])
})

test('tells an approved parent which child it is for', async () => {
  const requestId = await ask(marta, parentOfLeo)
  await actingAs(
    platform,
    stage.admin,
  )((work) => approveRequest(work, { teamId: stage.teamId, requestId }))
  expect(await linesOf(marta)).toMatchObject([
    { kind: 'join_approved', people: [{ firstName: 'Leo', relation: 'child' }] },
  ])
})

test('notifies the inviter of an accepted invitation', async () => {
  const nora = await aSignedInPerson(database, 'Nora', `nora-${crypto.randomUUID()}@example.org`)
  await actingAs(
    platform,
    stage.coach,
  )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [nora.email] }))
  const key = { kind: 'invitation', value: await tokenFor(platform, nora.email) } as const
  await joinInput(platform, nora, { teamId: stage.teamId, key, who: adultPlayer })
  expect(await linesOf(stage.coach)).toMatchObject([
    { kind: 'invitation_accepted', people: [{ firstName: 'Nora', relation: 'other' }] },
  ])
  expect(await notificationsOf(stage.admin)).toEqual([])
  expect(await notificationsOf(nora)).toEqual([])
})

test('names an accepting parent to the inviting coach while still a coach', async () => {
  const { teamId } = stage
  const memberId = await aMember(database, teamId, { firstName: 'Leo' })
  const guardianId = await aGuardian(database, { teamId, memberId }, { verifiedAt: null })
  const mother = await aSignedInPerson(
    database,
    'Marta',
    `marta-${crypto.randomUUID()}@example.org`,
  )
  await actingAs(
    platform,
    stage.coach,
  )((work) =>
    invitePerson(work, {
      teamId,
      person: { kind: 'guardian', id: guardianId },
      email: mother.email,
    }),
  )
  const key = { kind: 'invitation', value: await tokenFor(platform, mother.email) } as const
  await joinInput(platform, mother, { teamId, key, who: { kind: 'invited' } })
  const accepted = { kind: 'invitation_accepted', people: [{ firstName: 'Marta' }] }
  expect(await linesOf(stage.coach)).toMatchObject([accepted])

  await sql`update members set is_coach = false where account_id = ${stage.coach.id}`.execute(
    database,
  )
  expect(await linesOf(stage.coach)).toMatchObject([{ ...accepted, people: [] }])
})
