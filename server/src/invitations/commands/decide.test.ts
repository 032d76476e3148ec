import type { JoiningPerson } from '@touchline/contract/invitations/shapes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { findActor } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { invitationsOf } from '../queries/invitations.ts'
import { findJoinTeam } from '../queries/teams.ts'
import {
  actingAs,
  adultPlayer,
  anInvitationTest,
  joinInput,
  letterTo,
  parentOfLeo,
  aSignedInPerson,
  tokenFor,
  type InvitationTest,
  type AccountWithEmail,
} from '../testing/invitation-test.ts'
import { approveRequest, declineRequest } from './decide.ts'
import { inviteByEmail } from './invite.ts'
import { stateOf } from './manage.ts'
import { withdrawRequest } from './withdraw.ts'

const platform = await testPlatform()
const { database } = platform
let stage: InvitationTest
let marta: AccountWithEmail

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  marta = await aSignedInPerson(database, 'Marta')
})

async function asked(who: JoiningPerson, account = marta): Promise<string> {
  const team = await findJoinTeam(database, stage.teamId)
  const key = { kind: 'link', value: team?.joinSecret ?? '' } as const
  const answer = await joinInput(platform, account, { teamId: stage.teamId, key, who })
  return answer.kind === 'waiting' ? answer.requestId : ''
}

const approving = (requestId: string, memberId?: string, account = stage.coach) =>
  actingAs(
    platform,
    account,
  )((work) => approveRequest(work, { teamId: stage.teamId, requestId, memberId }))

const declining = (requestId: string, note?: string, account = stage.coach) =>
  actingAs(
    platform,
    account,
  )((work) => declineRequest(work, { teamId: stage.teamId, requestId, note }))

async function rowsNamed(firstName: string) {
  const found = await sql<{
    id: string
    account_id: string | null
    email: string | null
    date_of_birth: string | null
  }>`
    select id, account_id, email, date_of_birth from members
    where team_id = ${stage.teamId} and first_name = ${firstName} order by id
  `.execute(database)
  return found.rows
}

describe('approving a player', () => {
  test('adds them to the roster and tells them', async () => {
    const { memberId } = await approving(await asked(adultPlayer))
    expect(await rowsNamed('Nora')).toEqual([
      { id: memberId, account_id: marta.id, email: marta.email, date_of_birth: '1998-05-04' },
    ])
    expect((await letterTo(database, marta.email)).subject).toBe('You’re in: welcome to Norte U12')
  })

  test('links the row that staff chose and keeps its data', async () => {
    const rowId = await aMember(database, stage.teamId, { firstName: 'Norita' })
    await approving(await asked(adultPlayer), rowId)
    expect(await rowsNamed('Nora')).toEqual([])
    expect(await rowsNamed('Norita')).toEqual([
      { id: rowId, account_id: marta.id, email: marta.email, date_of_birth: '1998-05-04' },
    ])
  })

  test('refuses a row of someone else or of another team', async () => {
    const taken = await aMember(database, stage.teamId, {
      accountId: (await aSignedInPerson(database, 'Tim')).id,
    })
    const elsewhere = await aMember(database, (await anInvitationTest(platform)).teamId)
    const requestId = await asked(adultPlayer)
    await expect(approving(requestId, taken)).rejects.toMatchObject({ code: 'already_member' })
    await expect(approving(requestId, elsewhere)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('refuses a minor’s row for an account that claimed to be an adult', async () => {
    const rowId = await aMember(database, stage.teamId, { firstName: 'Ines' })
    await sql`update members set date_of_birth = '2014-01-01' where id = ${rowId}`.execute(database)
    await expect(approving(await asked(adultPlayer), rowId)).rejects.toMatchObject({
      code: 'guardian_needed',
    })
  })

  test('does not make a parent the child: each needs an own account', async () => {
    const { memberId } = await approving(await asked(parentOfLeo))
    await sql`update members set date_of_birth = '2000-01-01' where id = ${memberId}`.execute(
      database,
    )
    await expect(approving(await asked(adultPlayer), memberId ?? '')).rejects.toMatchObject({
      code: 'own_account',
    })
  })

  test('has one effect and result for two coaches at once', async () => {
    const requestId = await asked(adultPlayer)
    const [one, other] = await Promise.all([
      approving(requestId),
      approving(requestId, undefined, stage.admin),
    ])
    expect(one).toEqual(other)
    expect(await rowsNamed('Nora')).toHaveLength(1)
    const letters = await sql`select 1 from mails where recipient = ${marta.email}`.execute(
      database,
    )
    expect(letters.rows).toHaveLength(1)
  })
})

describe('approving a parent', () => {
  test('makes the child a profile without account or the parent’s address, and the parent its verified guardian', async () => {
    const { memberId } = await approving(await asked(parentOfLeo))
    expect(await rowsNamed('Leo')).toEqual([
      { id: memberId, account_id: null, email: null, date_of_birth: '2015-04-02' },
    ])
    const care = await sql`
      select g.account_id, g.email, c.role, c.verified_how, c.verified_by from guardianships c
      join guardians g on g.id = c.guardian_id where c.member_id = ${memberId}
    `.execute(database)
    expect(care.rows).toEqual([
      {
        account_id: marta.id,
        email: marta.email,
        role: 'mother',
        verified_how: 'staff',
        verified_by: stage.coach.id,
      },
    ])
    const actor = await findActor(database, { accountId: marta.id, teamId: stage.teamId })
    expect(actor).toMatchObject({ memberId: undefined, childIds: [memberId] })
  })

  test('also joins the sibling whose row has this name and address', async () => {
    const { teamId } = stage
    const [mia, eva] = [await aMember(database, teamId), await aMember(database, teamId)]
    const written = await aGuardian(database, { teamId, memberId: mia }, { verifiedAt: null })
    const other = await aGuardian(database, { teamId, memberId: eva }, { verifiedAt: null })
    await sql`update guardians set first_name = 'MÁRTA', email = ${marta.email.toUpperCase()} where id = ${written}`.execute(
      database,
    )
    await sql`update guardians set first_name = 'Luis', email = ${marta.email} where id = ${other}`.execute(
      database,
    )
    const { memberId } = await approving(await asked(parentOfLeo))
    const actor = await findActor(database, { accountId: marta.id, teamId })
    expect(new Set(actor?.childIds)).toEqual(new Set([memberId, mia]))
  })

  test('links the child on the roster; a second child creates no second parent', async () => {
    const leo = await aMember(database, stage.teamId, { firstName: 'Leo' })
    await approving(await asked(parentOfLeo), leo)
    const mia = { ...parentOfLeo, child: { ...parentOfLeo.child, firstName: 'Mia' } }
    const { memberId } = await approving(await asked(mia))

    expect(await rowsNamed('Leo')).toHaveLength(1)
    const actor = await findActor(database, { accountId: marta.id, teamId: stage.teamId })
    expect(new Set(actor?.childIds)).toEqual(new Set([leo, memberId]))
  })

  test('turns an invitation’s placeholder into the child', async () => {
    await actingAs(
      platform,
      stage.coach,
    )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [marta.email] }))
    const key = { kind: 'invitation', value: await tokenFor(platform, marta.email) } as const
    const answer = await joinInput(platform, marta, { teamId: stage.teamId, key, who: parentOfLeo })
    const states = async () =>
      (await invitationsOf(database, { teamId: stage.teamId, before: undefined, limit: 10 })).map(
        (row) => stateOf(row, platform.clock()),
      )

    expect(await states()).toEqual(['asking'])
    await approving(answer.kind === 'waiting' ? answer.requestId : '')
    expect(await states()).toEqual(['joined'])
    expect(await rowsNamed('Invited')).toEqual([])
    expect(await rowsNamed('Leo')).toMatchObject([{ account_id: null, email: null }])
  })

  test('removes the placeholder if the child was on the roster', async () => {
    await actingAs(
      platform,
      stage.coach,
    )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [marta.email] }))
    const key = { kind: 'invitation', value: await tokenFor(platform, marta.email) } as const
    const answer = await joinInput(platform, marta, { teamId: stage.teamId, key, who: parentOfLeo })
    const leo = await aMember(database, stage.teamId, { firstName: 'Leo' })
    await approving(answer.kind === 'waiting' ? answer.requestId : '', leo)

    expect(await rowsNamed('Invited')).toEqual([])
    expect(await rowsNamed('Leo')).toHaveLength(1)
    expect(
      await invitationsOf(database, { teamId: stage.teamId, before: undefined, limit: 10 }),
    ).toHaveLength(1)
  })

  test('keeps out a guardian blocked by the club', async () => {
    const { memberId } = await approving(await asked(parentOfLeo))
    await sql`update guardianships set blocked_at = now() where member_id = ${memberId}`.execute(
      database,
    )
    const again = await asked(parentOfLeo)
    await expect(approving(again, memberId ?? undefined)).rejects.toMatchObject({
      data: { reason: 'blocked' },
    })
  })

  test('makes nobody the parent of their own row', async () => {
    const leo = await aMember(database, stage.teamId, { firstName: 'Leo', accountId: marta.id })
    await expect(approving(await asked(parentOfLeo), leo)).rejects.toMatchObject({
      code: 'own_account',
    })
  })

  test('needs an admin to approve a coach as parent', async () => {
    const requestId = await asked(parentOfLeo, stage.coach)
    await expect(approving(requestId)).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await approving(requestId, undefined, stage.admin)).toMatchObject({ state: 'approved' })
  })
})

describe('declining', () => {
  test('tells the person with the coach’s note and is final', async () => {
    const requestId = await asked(adultPlayer)
    expect(await declining(requestId, 'We are full, see www.evil.test')).toMatchObject({
      state: 'declined',
    })
    const { text } = await letterTo(database, marta.email)
    expect(text).toContain('We are full')
    expect(text).not.toContain('www.evil.test')
    await expect(approving(requestId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await rowsNamed('Nora')).toEqual([])
  })

  test('lets a declined person ask again', async () => {
    await declining(await asked(adultPlayer))
    expect(await asked(adultPlayer)).not.toBe('')
  })

  test('lets only the person withdraw the request', async () => {
    const requestId = await asked(adultPlayer)
    const stranger = actingAs(platform, stage.admin)((work) => withdrawRequest(work, { requestId }))
    await expect(stranger).rejects.toMatchObject({ code: 'not_found' })
    await actingAs(platform, marta)((work) => withdrawRequest(work, { requestId }))
    await expect(approving(requestId)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('deciding without permission', () => {
  test('is refused for players and hidden from another team’s staff', async () => {
    const requestId = await asked(adultPlayer)
    const tim = await aSignedInPerson(database, 'Tim')
    await aMember(database, stage.teamId, { accountId: tim.id })
    await expect(approving(requestId, undefined, tim)).rejects.toMatchObject({
      code: 'not_allowed',
    })
    await expect(approving(requestId, undefined, marta)).rejects.toMatchObject({
      code: 'not_found',
    })

    const other = await anInvitationTest(platform)
    const foreign = actingAs(
      platform,
      other.admin,
    )((work) => approveRequest(work, { teamId: other.teamId, requestId }))
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
  })
})
