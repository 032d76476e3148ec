import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { askingMembers } from '../testing/asking.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)
const as = openTestApi(platform)

/** A team with one admin on the roster; `actor` manages its club, if it has one. */
async function aTeamOf({ hasManager }: { readonly hasManager: boolean }) {
  const admin = await anAccount(database, 'Alba')
  const manager = await anAccount(database, 'Eva')
  const clubId = hasManager ? await aClub(database, manager) : undefined
  const teamId = await aTeam(database, clubId === undefined ? {} : { clubId })
  const memberId = await aMember(database, teamId, { accountId: admin, isAdmin: true })
  return { teamId, memberId, admin, runner: hasManager ? manager : admin }
}

type TeamOf = Awaited<ReturnType<typeof aTeamOf>>

const pathOf = ({ teamId, memberId }: TeamOf) => `/teams/${teamId}/members/${memberId}`

const ways = {
  'leaves on the card': ({ teamId, admin }: TeamOf) => as(admin)(`POST /teams/${teamId}/leave`, {}),
  'leaves in the profile': (team: TeamOf) =>
    ask(team.admin, { method: 'DELETE', path: pathOf(team) }),
  'is removed': (team: TeamOf) => ask(team.runner, { method: 'DELETE', path: pathOf(team) }),
  'is archived': ({ teamId, memberId, runner }: TeamOf) => {
    const body = { memberIds: [memberId], act: { kind: 'archive' } }
    return ask(runner, { method: 'POST', path: `/teams/${teamId}/members/changes`, body })
  },
  'loses the flag': (team: TeamOf) => {
    const body = { changes: { access: ['member'] } }
    return ask(team.runner, { method: 'PATCH', path: pathOf(team), body })
  },
}

async function isStillAdmin({ memberId }: TeamOf): Promise<boolean> {
  const { rows } = await sql`
    select from members where id = ${memberId} and is_admin
      and left_at is null and archived_at is null`.execute(database)
  return rows.length === 1
}

describe('the only admin on a roster', () => {
  const names = Object.entries(ways)

  test.each(names)('stays if no one else runs the team: %s is refused', async (_, go) => {
    const team = await aTeamOf({ hasManager: false })
    expect(JSON.stringify(await go(team))).toContain('last_admin')
    expect(await isStillAdmin(team)).toBe(true)
  })

  test.each(names)('leaves if a club manager runs the team: %s', async (_, go) => {
    const team = await aTeamOf({ hasManager: true })
    expect((await go(team)).status).toBe(200)
    expect(await isStillAdmin(team)).toBe(false)
  })
})

describe('leaving from the profile', () => {
  test('also ends their guardianships and is announced again, as on the card', async () => {
    const { teamId, memberId, admin } = await aTeamOf({ hasManager: true })
    const father = await anAccount(database, 'Tom')
    const child = { teamId, memberId: await aMember(database, teamId, { firstName: 'Leo' }) }
    const guardianId = await aGuardian(database, child, { accountId: admin })
    await aGuardian(database, { teamId, memberId }, { accountId: father })
    await as(admin)(`PUT /teams/${teamId}/mute`, { isMuted: true })

    await ask(admin, { method: 'DELETE', path: `/teams/${teamId}/members/${memberId}` })
    const left = await sql<{ mutes: number; account: string | null; wasAdmin: boolean }>`
      select (select count(*)::int from team_mutes where team_id = ${teamId}) as mutes,
        (select account_id from guardians where id = ${guardianId}) as account,
        (select admin_until is not null from members where id = ${memberId}) as "wasAdmin"`.execute(
      database,
    )
    expect(left.rows).toEqual([{ mutes: 0, account: null, wasAdmin: true }])
    const news = { name: 'members.left', payload: { teamId, memberId } }
    const topics = [`team:${teamId}`, `account:${admin}`, `account:${father}`]
    const announced = await sql`
      select name, topics, payload from outbox where name = 'members.left'
        and topics @> array[${`team:${teamId}`}]`.execute(database)
    expect(announced.rows).toEqual([{ ...news, topics }])
  })

  test('and archiving at the same moment only wait for each other at the team', async () => {
    for (let time = 0; time < 5; time += 1) {
      const team = await aTeamOf({ hasManager: true })
      const answers = await Promise.all([
        ways['leaves on the card'](team),
        ways['is archived'](team),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses).toContain(200)
      expect([200, 404]).toEqual(expect.arrayContaining(statuses))
    }
  })
})
