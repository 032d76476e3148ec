import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import {
  actingAs,
  anInvitationTest,
  letterTo,
  lettersTo,
  aSignedInPerson,
  type AccountWithEmail,
  type InvitationTest,
} from '../testing/invitation-test.ts'
import { inviteManager } from './club-managers.ts'
import { inviteByEmail, invitePerson } from './invite.ts'

const platform = await testPlatform()
const { database } = platform
let stage: InvitationTest

beforeEach(async () => {
  stage = await anInvitationTest(platform)
})

async function teamOf(admin: AccountWithEmail): Promise<string> {
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId: admin.id, isAdmin: true })
  return teamId
}

const invite = (who: AccountWithEmail, teamId: string, emails: readonly string[]) =>
  actingAs(platform, who)((work) => inviteByEmail(work, { teamId, emails }))

test('lets a coach invite twenty families in one evening, twice', async () => {
  const families = Array.from({ length: 40 }, (_, at) => `family${at}.${stage.teamId}@example.org`)
  for (const _evening of [1, 2]) {
    const { results } = await invite(stage.admin, stage.teamId, families)
    expect(results).toHaveLength(40)
  }
})

test('lets one account email a stranger ten times a day, through any number of teams', async () => {
  const stranger = `stranger.${stage.teamId}@example.org`
  for (let count = 0; count < 10; count += 1)
    await invite(stage.admin, await teamOf(stage.admin), [stranger])
  await expect(invite(stage.admin, await teamOf(stage.admin), [stranger])).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  const other = await aSignedInPerson(database, 'Olga')
  expect((await invite(other, await teamOf(other), [stranger])).results).toHaveLength(1)
})

test('lets all accounts together email a stranger twenty times a day', async () => {
  const stranger = `crowded.${stage.teamId}@example.org`
  for (const name of ['One', 'Two']) {
    const sender = await aSignedInPerson(database, name)
    for (let count = 0; count < 10; count += 1)
      await invite(sender, await teamOf(sender), [stranger])
  }
  const third = await aSignedInPerson(database, 'Three')
  await expect(invite(third, await teamOf(third), [stranger])).rejects.toMatchObject({
    code: 'too_many_requests',
  })
})

test('lets an account email six hundred invitations a day', async () => {
  for (let round = 0; round < 12; round += 1) {
    const emails = Array.from(
      { length: 50 },
      (_, at) => `r${round}.${at}.${stage.teamId}@example.org`,
    )
    await invite(stage.admin, await teamOf(stage.admin), emails)
  }
  const more = [`one.more.${stage.teamId}@example.org`]
  await expect(invite(stage.admin, await teamOf(stage.admin), more)).rejects.toMatchObject({
    code: 'too_many_requests',
  })
})

describe('a team named "Your account is locked"', () => {
  const locked = 'Your account is locked'
  const stranger = () => `target.${stage.teamId}@example.org`

  async function lockedTeam(): Promise<string> {
    const teamId = await aTeam(database, { name: locked })
    await aMember(database, teamId, { accountId: stage.admin.id, isAdmin: true })
    return teamId
  }

  const ways: readonly [string, () => Promise<unknown>][] = [
    ['invitations', async () => invite(stage.admin, await lockedTeam(), [stranger()])],
    [
      'invitations to manage clubs',
      async () => {
        const clubId = await aClub(database, stage.admin.id)
        await sql`update clubs set name = ${locked} where id = ${clubId}`.execute(database)
        const actor = { clubId, accountId: stage.admin.id, roles: ['manager'] } as const
        return actingAs(
          platform,
          stage.admin,
        )((work) => inviteManager(work, actor, { email: stranger(), roles: ['board'] }))
      },
    ],
    [
      'words to the guardians of a child it made up',
      async () => {
        const teamId = await lockedTeam()
        const email = `child.${crypto.randomUUID()}@example.org`
        const id = await aMember(database, teamId)
        await sql`update members set date_of_birth = '2012-01-01', email = ${email}
          where id = ${id}`.execute(database)
        const guardian = await aGuardian(database, { teamId, memberId: id })
        await sql`update guardians set email = ${stranger()} where id = ${guardian}`.execute(
          database,
        )
        const person = { kind: 'member', id } as const
        return actingAs(
          platform,
          stage.admin,
        )((work) => invitePerson(work, { teamId, person, email, message: 'Send your password' }))
      },
    ],
  ]

  test.each(ways)(
    'reaches a stranger ten times by %s, however often it is tried',
    async (...way) => {
      for (let count = 0; count < 139; count += 1) await way[1]().catch(() => undefined)
      expect(await lettersTo(database, stranger())).toBe(10)
    },
  )

  test('reaches them ten times by all of these together, never at the start of the subject', async () => {
    for (let count = 0; count < 20; count += 1)
      for (const [, write] of ways) await write().catch(() => undefined)
    expect(await lettersTo(database, stranger())).toBe(10)
    const { rows } = await sql<{ subject: string }>`
      select subject from mails where recipient = ${stranger()}
        and kind <> 'invitations.words_for_child'`.execute(database)
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(
      new Set(['You’re invited to a team', 'You’re invited to a role in a club']),
    )
  })

  test('starts the subject once three people have joined and a day has passed', async () => {
    const teamId = await lockedTeam()
    for (const name of ['Ben', 'Cleo'])
      await aMember(database, teamId, { accountId: (await aSignedInPerson(database, name)).id })
    await sql`update teams set created_at = ${new Date(platform.clock().getTime() - 86_400_000)}
      where id = ${teamId}`.execute(database)
    await invite(stage.admin, teamId, [stranger()])
    expect((await letterTo(database, stranger())).subject).toBe(`You’re invited to ${locked}`)
  })
})
