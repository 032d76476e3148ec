import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { acceptAll, aChild, aClubToJoin, aFamily, aTeamToJoin } from '../testing/registering.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-12-01T09:00:00.000Z')

const mia = { ...aChild, firstName: 'Mia', dateOfBirth: '2017-05-01' }
const places = {
  team: async () => {
    const team = await aTeamToJoin(platform)
    return { ...team, rosterOf: team.teamId }
  },
  club: async () => {
    const club = await aClubToJoin(platform)
    return { ...club, rosterOf: club.u10 }
  },
}
const kinds = ['team', 'club'] as const

/** Mia is on the roster already, with a guardian; someone registers her again. */
async function aKnownChild(kind: keyof typeof places, guardian: { blockedAt?: Date } = {}) {
  const { register, openForm, list, decide, rosterOf: teamId } = await places[kind]()
  const memberId = await aMember(database, teamId, { firstName: 'Mia' })
  await sql`update members set last_name = 'Gil', date_of_birth = '2017-05-01'
    where team_id = ${teamId} and id = ${memberId}`.execute(database)
  const guardianId = await aGuardian(database, { teamId, memberId }, guardian)
  await sql`update guardians set email = 'Marta@Example.org'
    where team_id = ${teamId} and id = ${guardianId}`.execute(database)
  const { key } = await openForm()
  const registerBy = async (contact: object, more: object = {}) => {
    await register(key, { contact: { ...aFamily().contact, ...contact }, people: [mia], ...more })
    const [entry] = (await list()).registrations
    if (entry === undefined) throw new Error('nothing to decide')
    return entry
  }
  const guardians = async () => {
    const found = await sql<{ child: string; email: string }>`
      select care.member_id as child, guardian.email from guardianships as care
      join guardians as guardian on guardian.team_id = care.team_id and guardian.id = care.guardian_id
      where care.team_id = ${teamId} order by guardian.email`.execute(database)
    return found.rows.map(({ child, email }) => `${child === memberId ? 'known' : 'new'} ${email}`)
  }
  return { decide, memberId, teamId, registerBy, guardians }
}

test.each(kinds)('a known guardian registers a child of a %s again', async (kind) => {
  const { registerBy, memberId } = await aKnownChild(kind)
  const entry = await registerBy({ email: 'marta@example.org' })
  expect(entry.people).toMatchObject([
    { match: { personId: memberId, isSure: true, addsGuardian: false } },
  ])
})

test.each(kinds)('one tap makes no stranger guardian of a child of a %s', async (kind) => {
  const { registerBy, decide, guardians } = await aKnownChild(kind)
  const entry = await registerBy({ firstName: 'Rob', email: 'rob@example.org' })
  expect(entry.people).toMatchObject([{ match: { isSure: true, addsGuardian: true } }])
  expect(await decide({ ...acceptAll(entry), bills: false })).toMatchObject({ status: 200 })
  expect(await guardians()).toEqual(['known Marta@Example.org', 'new rob@example.org'])
})

test.each(kinds.flatMap((kind) => [[kind, 'name'] as const, [kind, 'address'] as const]))(
  'who is blocked from a child of a %s by %s is not offered, and can’t be accepted',
  async (kind, by) => {
    const { registerBy, decide, guardians, memberId, teamId } = await aKnownChild(kind, {
      blockedAt: platform.clock(),
    })
    const entry = await registerBy(
      by === 'name'
        ? { email: 'other@example.org' }
        : { firstName: 'M', email: 'marta@example.org' },
    )
    expect(entry.people).toMatchObject([{ match: null }])
    for (const personId of [null, memberId]) {
      const people = entry.people.map(({ id }) => ({ id, teamId, personId }))
      expect(await decide({ kind: 'accept', people })).toMatchObject({
        status: 409,
        body: { data: { reason: 'blocked' } },
      })
    }
    expect(await guardians()).toEqual(['known Marta@Example.org'])
  },
)

test.each(kinds)('a second guardian blocked in a %s is left out', async (kind) => {
  const { registerBy, decide, guardians } = await aKnownChild(kind, { blockedAt: platform.clock() })
  const secondGuardian = {
    firstName: 'Marta',
    lastName: 'Gil',
    email: 'second@example.org',
    phone: null,
    role: 'mother',
  }
  const entry = await registerBy({ firstName: 'Rob', email: 'rob@example.org' }, { secondGuardian })
  await decide({ ...acceptAll(entry), bills: false })
  expect(await guardians()).toEqual(['known Marta@Example.org', 'new rob@example.org'])
})
