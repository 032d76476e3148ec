import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { decideBirthDate } from '#server/members/commands/pending-birth-date.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { findJoinTeam } from '../queries/teams.ts'
import {
  actingAs,
  anInvitationTest,
  joinInput,
  aSignedInPerson,
  tokenFor,
  type AccountWithEmail,
  type InvitationTest,
} from '../testing/invitation-test.ts'
import { approveRequest } from './decide.ts'
import { invitePerson } from './invite.ts'

const platform = await testPlatform()
const { database } = platform
const asMinor = '2010-01-01'
const asAdult = '1990-01-01'
let stage: InvitationTest
let ines: AccountWithEmail
let mother: AccountWithEmail
let memberId: string

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  ines = await aSignedInPerson(database, 'Ines')
  mother = await aSignedInPerson(database, 'Marta')
  memberId = await aMember(database, stage.teamId, { firstName: 'Ines' })
  await aGuardian(database, { teamId: stage.teamId, memberId }, { accountId: mother.id })
})

const born = (day: string | null) =>
  sql`update members set date_of_birth = ${day} where id = ${memberId}`.execute(database)

async function dates() {
  const { rows } = await sql<{ roster: string | null; account: string | null }>`
    select m.date_of_birth as roster, a.date_of_birth as account
    from members m join accounts a on a.id = m.account_id where m.id = ${memberId}`.execute(
    database,
  )
  return rows[0]
}

async function waiting() {
  const { rows } = await sql`
    select date_of_birth as day, requested_by as by from pending_birth_dates
    where member_id = ${memberId}`.execute(database)
  return rows[0]
}

const decide = (confirm: boolean) =>
  database.transaction().execute(async (tx) => {
    const actor = await requirePerson(tx, { accountId: mother.id, teamId: stage.teamId })
    return decideBirthDate(tx, { actor }, { memberId, confirm })
  })

/** With the email that names the row, opened by anyone. */
async function openLetter(account: AccountWithEmail, dateOfBirth: string) {
  const person = { kind: 'member', id: memberId } as const
  await actingAs(
    platform,
    stage.coach,
  )((work) => invitePerson(work, { teamId: stage.teamId, person, email: ines.email }))
  return joinInput(platform, account, {
    teamId: stage.teamId,
    key: { kind: 'invitation', value: await tokenFor(platform, ines.email) },
    who: { kind: 'invited', dateOfBirth },
    otherAddress: account !== ines,
  })
}

const byLetter = (dateOfBirth: string) => openLetter(ines, dateOfBirth)

/** A forwarded email requires approval. */
async function byOtherAddress(dateOfBirth: string) {
  const other = await aSignedInPerson(database, 'Ines')
  const answer = await openLetter(other, dateOfBirth)
  await approve(answer.kind === 'waiting' ? answer.requestId : '')
  ines = other
}

const approve = (requestId: string) =>
  actingAs(
    platform,
    stage.coach,
  )((work) => approveRequest(work, { teamId: stage.teamId, requestId, memberId }))

/** By the team's link; a coach links the account to the row. */
async function byApproval(dateOfBirth: string) {
  const team = await findJoinTeam(database, stage.teamId)
  const answer = await joinInput(platform, ines, {
    teamId: stage.teamId,
    key: { kind: 'link', value: team?.joinSecret ?? '' },
    who: { kind: 'player', firstName: 'Ines', lastName: 'Gil', dateOfBirth },
  })
  await approve(answer.kind === 'waiting' ? answer.requestId : '')
}

const ways = [
  ['by letter', byLetter],
  ['by approval', byApproval],
  ['by a letter that was passed on', byOtherAddress],
] as const

test.each(ways)(
  'makes an adult’s date for a minor’s row wait for a guardian, %s',
  async (_, join) => {
    await born(asMinor)
    await join(asAdult)
    expect(await dates()).toEqual({ roster: asMinor, account: asMinor })
    expect(await waiting()).toEqual({ day: asAdult, by: ines.id })
    await decide(true)
    expect(await dates()).toEqual({ roster: asAdult, account: asAdult })
  },
)

test('counts a minor in an adult’s row as a minor; the roster’s date waits', async () => {
  await born(asAdult)
  await byLetter(asMinor)
  expect(await dates()).toEqual({ roster: asMinor, account: asMinor })
  expect(await waiting()).toEqual({ day: asAdult, by: stage.coach.id })
  await decide(false)
  expect(await dates()).toEqual({ roster: asMinor, account: asMinor })
})

test('makes the date wait for someone with guardians if the roster has none', async () => {
  await byLetter(asAdult)
  expect((await dates())?.roster).toBeNull()
  expect(await waiting()).toEqual({ day: asAdult, by: ines.id })
})

test('asks nobody if both dates agree on who is a minor', async () => {
  await born(asMinor)
  await byLetter('2010-02-01')
  expect((await dates())?.roster).toBe(asMinor)
  expect(await waiting()).toBeUndefined()
})

test('tells the guardian', async () => {
  await born(asMinor)
  await byLetter(asAdult)
  const { rows } = await sql<{ payload: unknown }>`
    select payload from outbox where name = 'members.birth_date_waiting'
      and payload->>'memberId' = ${memberId}`.execute(database)
  expect(rows.map(({ payload }) => payload)).toEqual([
    { teamId: stage.teamId, memberId, actorId: ines.id },
  ])
})
