import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { approveRequest, declineRequest } from '#server/invitations/commands/decide.ts'
import { inviteByEmail, invitePerson } from '#server/invitations/commands/invite.ts'
import { withdrawRequest } from '#server/invitations/commands/withdraw.ts'
import { findJoinTeam } from '#server/invitations/queries/teams.ts'
import {
  acting,
  adult,
  aStage,
  joining,
  parentOfLeo,
  somebody,
  tokenFor,
  type Stage,
} from '#server/invitations/testing/stage.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

let stage: Stage
let marta: SignedIn

beforeEach(async () => {
  stage = await aStage(platform)
  marta = await somebody(database, 'Marta')
})

async function ask(account: SignedIn, who: typeof adult | typeof parentOfLeo = adult) {
  const team = await findJoinTeam(database, stage.teamId)
  const key = { kind: 'link', value: team?.joinSecret ?? '' } as const
  const answer = await joining(platform, account, { teamId: stage.teamId, key, who })
  return answer.kind === 'waiting' ? answer.requestId : ''
}

const notificationsOf = ({ id }: SignedIn) => centre.notificationsOf({ accountId: id })
const linesOf = ({ id }: SignedIn) => centre.linesOf(id)

test('those who decide hear who is asking; the others and the one who asks do not', async () => {
  const player = await somebody(database, 'Tim')
  await aMember(database, stage.teamId, { accountId: player.id, role: 'Player' })
  await ask(marta)
  expect(await linesOf(stage.admin)).toMatchObject([
    { kind: 'join_asked', count: 1, people: [{ firstName: 'Nora', relation: 'other' }] },
  ])
  expect(await notificationsOf(stage.coach)).toEqual(['join_asked'])
  expect(await notificationsOf(player)).toEqual([])
  expect(await notificationsOf(marta)).toEqual([])
})

test('several who ask are one line', async () => {
  for (const name of ['Ines', 'Olga', 'Mar']) await ask(await somebody(database, name))
  expect(await notificationsOf(stage.coach)).toEqual(['join_asked ×3'])
})

test('a manager of the club hears of it, too', async () => {
  const manager = await somebody(database, 'Carmen')
  const clubId = await aClub(database, manager.id)
  await sql`update teams set club_id = ${clubId} where id = ${stage.teamId}`.execute(database)
  await ask(marta)
  expect(await notificationsOf(manager)).toEqual(['join_asked'])
})

test('who is no longer staff reads no request, and who has left nothing of the team', async () => {
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

test('no one hears of a request that was taken back at once', async () => {
  const requestId = await ask(marta)
  await acting(platform, marta)((work) => withdrawRequest(work, { requestId }))
  expect(await notificationsOf(stage.coach)).toEqual([])
  expect(await notificationsOf(marta)).toEqual([])
})

test('the name of someone who was decided about is not shown any more', async () => {
  const requestId = await ask(marta)
  await centre.settle()
  await acting(
    platform,
    stage.admin,
  )((work) => declineRequest(work, { teamId: stage.teamId, requestId }))
  expect(await linesOf(stage.coach)).toMatchObject([{ kind: 'join_asked', people: [] }])
  expect(await linesOf(marta)).toMatchObject([
    { kind: 'join_declined', team: { id: stage.teamId } },
  ])
})

test('who was let in hears of it', async () => {
  const requestId = await ask(marta)
  await acting(
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
  await acting(
    platform,
    stage.admin,
  )((work) => approveRequest(work, { teamId: stage.teamId, requestId }))
  expect(await linesOf(marta)).toMatchObject([
    { kind: 'join_approved', people: [{ firstName: 'Leo', relation: 'child' }] },
  ])
})

test('notifies the inviter of an accepted invitation', async () => {
  const nora = await somebody(database, 'Nora', `nora-${crypto.randomUUID()}@example.org`)
  await acting(
    platform,
    stage.coach,
  )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [nora.email] }))
  const key = { kind: 'invitation', value: await tokenFor(platform, nora.email) } as const
  await joining(platform, nora, { teamId: stage.teamId, key, who: adult })
  expect(await linesOf(stage.coach)).toMatchObject([
    { kind: 'invitation_accepted', people: [{ firstName: 'Nora', relation: 'other' }] },
  ])
  expect(await notificationsOf(stage.admin)).toEqual([])
  expect(await notificationsOf(nora)).toEqual([])
})

test('a parent who accepted is named to the coach who invited, while that is a coach', async () => {
  const { teamId } = stage
  const memberId = await aMember(database, teamId, { firstName: 'Leo' })
  const guardianId = await aGuardian(database, { teamId, memberId }, { verifiedAt: null })
  const mother = await somebody(database, 'Marta', `marta-${crypto.randomUUID()}@example.org`)
  await acting(
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
  await joining(platform, mother, { teamId, key, who: { kind: 'invited' } })
  const accepted = { kind: 'invitation_accepted', people: [{ firstName: 'Marta' }] }
  expect(await linesOf(stage.coach)).toMatchObject([accepted])

  await sql`update members set is_coach = false where account_id = ${stage.coach.id}`.execute(
    database,
  )
  expect(await linesOf(stage.coach)).toMatchObject([{ ...accepted, people: [] }])
})
