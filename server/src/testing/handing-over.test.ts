import { memberPage } from '@touchline/contract/members/shapes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { leavingOf } from './support/leaving.ts'
import { running } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const touchline = await running()
const { done, platform } = touchline
const { database } = platform
const { days, night, preview, leave, kindsTo, adminsOf } = leavingOf(touchline)

beforeEach(() => days(0))

async function deletedAt(table: 'teams' | 'clubs', id: string): Promise<Date | null | undefined> {
  const found = await sql<{ deleted_at: Date | null }>`
    select deleted_at from ${sql.table(table)} where id = ${id}`.execute(database)
  return found.rows[0]?.deleted_at
}

describe('what no one else runs', () => {
  async function aLonelyTeam(name: string) {
    const owner = await touchline.signUp('Olga')
    const teamId = await aTeam(database, { name })
    await aMember(database, teamId, { accountId: owner.id, role: 'Player - coach', isAdmin: true })
    return { owner, teamId }
  }

  test('makes a coach the admin before anyone else', async () => {
    const { owner, teamId } = await aLonelyTeam('Coached')
    const [player, coach] = [await touchline.signUp('Pia'), await touchline.signUp('Cleo')]
    await aMember(database, teamId, { accountId: player.id, firstName: 'Pia' })
    await aMember(database, teamId, { accountId: coach.id, firstName: 'Cleo', role: 'Coach' })
    expect((await preview(owner)).teams).toEqual([
      { id: teamId, name: 'Coached', outcome: { kind: 'handed_over', to: 'Cleo Ruiz' } },
    ])
    await leave(owner)
    days(15)
    await night()
    expect(await adminsOf(teamId)).toEqual([coach.id])
    expect(await kindsTo(coach.email)).toContain('teams.made_admin')
  })

  test('skips minors, people without an account and accounts being deleted', async () => {
    const { owner, teamId } = await aLonelyTeam('Empty')
    const [young, leaving] = [await touchline.signUp('Leo'), await touchline.signUp('Lars')]
    const child = await aMember(database, teamId, { accountId: young.id, role: 'Coach' })
    await sql`update members set date_of_birth = ${'2015-01-01'} where id = ${child}`.execute(
      database,
    )
    await aMember(database, teamId, { accountId: leaving.id, role: 'Coach' })
    await aMember(database, teamId, { role: 'Coach' })
    await leave(leaving)
    expect((await preview(owner)).teams).toEqual([
      { id: teamId, name: 'Empty', outcome: { kind: 'deleted' } },
    ])
    await leave(owner)
    days(15)
    await night()
    expect(await deletedAt('teams', teamId)).toEqual(platform.clock())
  })

  test('chooses the first member’s verified guardian if no one else is on the roster', async () => {
    const { owner, teamId } = await aLonelyTeam('Youth')
    const joined = async (firstName: string, day: string) => {
      const memberId = await aMember(database, teamId, { firstName })
      await sql`update members set created_at = ${day} where id = ${memberId}`.execute(database)
      return { teamId, memberId }
    }
    const [second, first] = [
      await joined('Mia', '2025-02-01T00:00:00Z'),
      await joined('Leo', '2025-01-01T00:00:00Z'),
    ]
    const [mother, father] = [await touchline.signUp('Marta'), await touchline.signUp('Felix')]
    const unproven = await touchline.signUp('Uwe')
    await aGuardian(database, second, { accountId: father.id })
    await aGuardian(database, first, { accountId: mother.id })
    await aGuardian(database, first, { accountId: unproven.id, verifiedAt: null })
    expect((await preview(owner)).teams).toEqual([
      { id: teamId, name: 'Youth', outcome: { kind: 'handed_over', to: 'Marta Gil' } },
    ])
    await leave(owner)
    days(15)
    await night()
    expect(await adminsOf(teamId)).toEqual([mother.id])
    expect(await deletedAt('teams', teamId)).toBeNull()
    expect(await kindsTo(mother.email)).toContain('teams.made_admin')
    const { rows } = await sql`
      select first_name, role from members where account_id = ${mother.id}`.execute(database)
    expect(rows).toEqual([{ first_name: 'Marta', role: 'Manager' }])
  })

  test('brings a guardian back from the archive', async () => {
    const { owner, teamId } = await aLonelyTeam('Archived')
    const memberId = await aMember(database, teamId, { firstName: 'Leo' })
    const mother = await touchline.signUp('Marta')
    await aGuardian(database, { teamId, memberId }, { accountId: mother.id })
    const archivedAt = new Date()
    const row = await aMember(database, teamId, { accountId: mother.id, archivedAt })
    await leave(owner)
    days(15)
    await night()
    const { rows } = await sql`
      select id, archived_at from members where team_id = ${teamId} and is_admin`.execute(database)
    expect(rows).toEqual([{ id: row, archived_at: null }])
  })

  test('skips guardians who are minors, being deleted or blocked from a child of the team', async () => {
    const { owner, teamId } = await aLonelyTeam('Guarded')
    const child = { teamId, memberId: await aMember(database, teamId, { firstName: 'Leo' }) }
    const other = { teamId, memberId: await aMember(database, teamId, { firstName: 'Mia' }) }
    const [young, leaving, kept] = [
      await touchline.signUp('Yara'),
      await touchline.signUp('Lars'),
      await touchline.signUp('Karl'),
    ]
    await sql`update accounts set date_of_birth = '2015-01-01' where id = ${young.id}`.execute(
      database,
    )
    await aGuardian(database, child, { accountId: young.id })
    await aGuardian(database, child, { accountId: leaving.id })
    const guardianId = await aGuardian(database, child, { accountId: kept.id })
    await sql`
      insert into guardianships (team_id, guardian_id, member_id, role, verified_at, blocked_at)
      values (${teamId}, ${guardianId}, ${other.memberId}, 'father', now(), now())`.execute(
      database,
    )
    await leave(leaving)
    expect((await preview(owner)).teams).toEqual([
      { id: teamId, name: 'Guarded', outcome: { kind: 'deleted' } },
    ])
    await leave(owner)
    days(15)
    await night()
    expect(await deletedAt('teams', teamId)).toEqual(platform.clock())
  })

  test('does nothing for a team with another admin or a club manager', async () => {
    const { owner, teamId } = await aLonelyTeam('Shared')
    const other = await touchline.signUp('Omar')
    await aMember(database, teamId, { accountId: other.id, isAdmin: true })
    const manager = await touchline.signUp('Mia')
    const clubId = await aClub(database, manager.id)
    const ofClub = await aTeam(database, { name: 'Of a club', clubId })
    await aMember(database, ofClub, { accountId: owner.id, isAdmin: true })
    expect(await preview(owner)).toMatchObject({ teams: [], clubs: [] })
  })

  test('gives a club to an admin of its teams, or deletes it with them', async () => {
    const manager = await touchline.signUp('Mona')
    const [kept, lost] = [await aClub(database, manager.id), await aClub(database, manager.id)]
    const [keptTeam, lostTeam] = [
      await aTeam(database, { name: 'Kept', clubId: kept }),
      await aTeam(database, { name: 'Lost', clubId: lost }),
    ]
    const admin = await touchline.signUp('Aron')
    await aMember(database, keptTeam, { accountId: admin.id, firstName: 'Aron', isAdmin: true })
    await aMember(database, lostTeam, { accountId: manager.id, isAdmin: true })
    const { clubs, teams } = await preview(manager)
    expect(teams).toEqual([])
    expect(Object.fromEntries(clubs.map(({ id, outcome }) => [id, outcome]))).toEqual({
      [kept]: { kind: 'handed_over', to: 'Aron Ruiz' },
      [lost]: { kind: 'deleted' },
    })
    await leave(manager)
    days(15)
    await night()
    const managers = await sql`select account_id from club_roles where club_id = ${kept}`.execute(
      database,
    )
    expect(managers.rows).toEqual([{ account_id: admin.id }])
    expect(await deletedAt('clubs', kept)).toBeNull()
    expect(await deletedAt('clubs', lost)).toEqual(platform.clock())
  })
})

test('keeps a child whose last guardian leaves, and tells staff', async () => {
  const coach = await touchline.signUp('Carla')
  const { team } = await done(coach, 'POST /teams', {
    body: teamFields,
    shape: z.object({ team: z.object({ id: z.uuid() }) }),
  })
  const add = (firstName: string) =>
    done(coach, `POST /teams/${team.id}/members`, {
      body: { firstName, lastName: 'Gil', dateOfBirth: '2016-02-03' },
      shape: memberPage,
    })
  const [alone, cared] = [(await add('Nico')).member.id, (await add('Nala')).member.id]
  const [mother, father] = [await touchline.signUp('Marta'), await touchline.signUp('Felix')]
  const guardianId = await aGuardian(
    database,
    { teamId: team.id, memberId: alone },
    { accountId: mother.id },
  )
  await sql`
    insert into guardianships (team_id, guardian_id, member_id, role, verified_at)
    values (${team.id}, ${guardianId}, ${cared}, 'mother', now())`.execute(database)
  await aGuardian(database, { teamId: team.id, memberId: cared }, { accountId: father.id })
  expect((await preview(mother)).children).toEqual([
    { memberId: alone, teamId: team.id, name: 'Nico Gil', teamName: teamFields.name },
  ])

  await leave(mother)
  days(15)
  await night()
  const letters = await sql<{ text_body: string }>`
    select text_body from mails
    where recipient = ${coach.email} and kind = 'children.guardian_gone'`.execute(database)
  expect(letters.rows).toHaveLength(1)
  expect(letters.rows[0]?.text_body).toContain('Nico Gil')
  const left = await sql<{ id: string }>`
    select m.id from members m where m.team_id = ${team.id} and m.left_at is null
      and not exists (select from guardianships g where g.member_id = m.id)`.execute(database)
  expect(left.rows.map(({ id }) => id)).toContain(alone)
  expect(left.rows.map(({ id }) => id)).not.toContain(cared)
})
