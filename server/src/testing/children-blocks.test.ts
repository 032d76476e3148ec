import { guardianship } from '@touchline/contract/children/shapes'
import { memberPage } from '@touchline/contract/members/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { verifyGuardianship } from '#server/invitations/queries/guardians.ts'
import { applyRetention } from '#server/privacy/commands/retention.ts'
import { findActor } from '#server/teams/queries/actor.ts'
import { eraseDeleted } from '#server/teams/queries/erase.ts'
import { findSubscribedTeamIds } from '#server/teams/queries/subscribed-teams.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running } from './support/running.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const father = await touchline.signUp('Luis')
const admin = await touchline.signUp('Eva')

/** Leo plays in two teams of a club and in one of another; his father is his guardian in each. */
const places = ['here', 'sister', 'elsewhere'] as const
type Place = (typeof places)[number]
interface Row {
  readonly teamId: string
  readonly memberId: string
  readonly guardianId: string
}
const leo: Record<Place, Row> = {
  here: { teamId: '', memberId: '', guardianId: '' },
  sister: { teamId: '', memberId: '', guardianId: '' },
  elsewhere: { teamId: '', memberId: '', guardianId: '' },
}
let clubId: string

async function aChild(
  teamId: string,
  firstName = 'Leo',
  dateOfBirth: string | null = '2014-04-02',
) {
  const memberId = await aMember(database, teamId, { firstName })
  await sql`update members set date_of_birth = ${dateOfBirth} where id = ${memberId}`.execute(
    database,
  )
  return { teamId, memberId }
}

beforeEach(async () => {
  clubId = await aClub(database)
  const clubs: Record<Place, string> = {
    here: clubId,
    sister: clubId,
    elsewhere: await aClub(database),
  }
  for (const place of places) {
    const teamId = await aTeam(database, { clubId: clubs[place] })
    await aMember(database, teamId, { accountId: admin.id, isAdmin: true })
    const child = await aChild(teamId)
    const guardianId = await aGuardian(database, child, { accountId: father.id })
    leo[place] = { ...child, guardianId }
  }
})

const pathOf = ({ teamId, memberId }: Pick<Row, 'teamId' | 'memberId'>) =>
  `/teams/${teamId}/members/${memberId}`

const change = (what: 'block' | 'unblock', place: Place) =>
  ask(admin, {
    method: 'PUT',
    path: `/rest/v1${pathOf(leo[place])}/guardians/${leo[place].guardianId}/status`,
    body: { status: `${what}ed` },
  })

const standing = async (row: Pick<Row, 'teamId' | 'memberId'>) => {
  const actor = await findActor(database, { accountId: father.id, teamId: row.teamId })
  if (actor?.childIds.includes(row.memberId)) return 'guardian'
  return actor?.blockedFrom?.includes(row.memberId) ? 'kept' : 'out'
}

const everywhere = () => Promise.all(places.map((place) => standing(leo[place])))

describe('trust.md 2, row 19: a block', () => {
  test('applies in every team of the club where the two meet, but not in another club', async () => {
    expect((await change('block', 'here')).status).toBe(200)
    expect(await everywhere()).toEqual(['out', 'out', 'guardian'])
    expect(await findSubscribedTeamIds(database, father.id)).toEqual([leo.elsewhere.teamId])
    expect(
      (await ask(father, { method: 'GET', path: `/rest/v1${pathOf(leo.sister)}` })).status,
    ).toBe(404)
  })

  test('applies to another team’s coach who is no guardian there', async () => {
    const teamId = await aTeam(database, { clubId })
    await aMember(database, teamId, { accountId: father.id, role: 'Coach' })
    const child = await aChild(teamId)
    expect(
      (await done(father, `GET ${pathOf(child)}`, { shape: memberPage })).member.isPrivate,
    ).toBe(false)
    await change('block', 'here')
    expect(await standing(child)).toBe('kept')
    const { member, guardians } = await done(father, `GET ${pathOf(child)}`, { shape: memberPage })
    expect([member.isPrivate, guardians]).toEqual([true, []])
  })

  test.each([
    { other: 'a sister', firstName: 'Lea', born: '2014-04-02', is: 'guardian' },
    { other: 'a namesake of another age', firstName: 'Leo', born: '2012-01-01', is: 'guardian' },
    { other: 'the child in other letters', firstName: 'LEO', born: '2014-04-02', is: 'kept' },
    { other: 'the child, born nobody knows when', firstName: 'Leo', born: null, is: 'kept' },
  ] as const)('concerns no other child: $other', async ({ firstName, born, is }) => {
    const teamId = await aTeam(database, { clubId })
    await aMember(database, teamId, { accountId: father.id })
    const child = await aChild(teamId, firstName, born)
    await aGuardian(database, child, { accountId: father.id })
    await change('block', 'here')
    expect(await standing(child)).toBe(is)
  })

  test('is shown where it applies and lifted where it was set', async () => {
    await change('block', 'here')
    const { guardians } = await done(admin, `GET ${pathOf(leo.sister)}`, { shape: memberPage })
    expect(guardians).toMatchObject([{ isBlockedElsewhere: true }])
    expect(guardians[0]?.blockedAt).not.toBeNull()
    const refused = await change('unblock', 'sister')
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('blocked_elsewhere'),
    ])
    const lifted = guardianship.parse(JSON.parse((await change('unblock', 'here')).text))
    expect(lifted.blockedAt).toBeNull()
    expect(await everywhere()).toEqual(['guardian', 'guardian', 'guardian'])
  })

  test('can’t be avoided by joining again', async () => {
    await change('block', 'here')
    const teamId = await aTeam(database, { clubId })
    const child = await aChild(teamId)
    const guardianId = newId()
    await sql`
      insert into guardians (id, team_id, account_id, first_name, last_name)
      values (${guardianId}, ${teamId}, ${father.id}, 'Luis', 'Ruiz')`.execute(database)
    const isMade = await database.transaction().execute((tx) =>
      verifyGuardianship(tx, {
        ...child,
        guardianId,
        role: 'father',
        by: admin.id,
        how: 'staff',
        at: platform.clock(),
      }),
    )
    expect(isMade).toBe(false)
  })
})

describe('trust.md 2, row 19: a block outlives the team where it was set', () => {
  test('when the child moves up; the new team can lift it', async () => {
    await change('block', 'here')
    await sql`update members set archived_at = now() where id = ${leo.here.memberId}`.execute(
      database,
    )
    expect(await everywhere()).toEqual(['out', 'out', 'guardian'])
    expect((await change('unblock', 'sister')).status).toBe(200)
    expect(await standing(leo.sister)).toBe('guardian')
  })

  test('when the team’s retention of former members ends', async () => {
    await change('block', 'here')
    await sql`
      update members set left_at = ${new Date(platform.clock().getTime() - 400 * 86_400_000)}
      where id = ${leo.here.memberId}`.execute(database)
    await applyRetention(platform)
    const gone = await sql`
      select 1 from guardianships where member_id = ${leo.here.memberId}`.execute(database)
    expect(gone.rows).toEqual([])
    expect(await standing(leo.sister)).toBe('out')
  })

  test('when the team is deleted for good', async () => {
    await change('block', 'here')
    await sql`
      update teams set deleted_at = now() - interval '90 days' where id = ${leo.here.teamId}`.execute(
      database,
    )
    expect(await standing(leo.sister)).toBe('out')
    const now = new Date()
    await eraseDeleted(database, { before: new Date(now.getTime() - 86_400_000), now })
    expect(await standing(leo.sister)).toBe('out')
  })
})
