import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import {
  acceptAll,
  acceptWithGuardian,
  aChild,
  aClubToJoin,
  aFamily,
  aTeamToJoin,
} from '../testing/registering.ts'

const platform = await testPlatform()
const { database } = platform
let hour = 0
// Only so many can register within an hour.
beforeEach(() => platform.setClock(new Date(Date.UTC(2026, 11, 1, hour++)).toISOString()))

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
  const rows = async () => {
    const found =
      await sql`select from members where team_id = ${teamId} and last_name = 'Gil'`.execute(
        database,
      )
    return found.rows.length
  }
  return { decide, memberId, teamId, registerBy, guardians, rows }
}

test.each(kinds)('a known guardian registers a child of a %s again', async (kind) => {
  const { registerBy, memberId } = await aKnownChild(kind)
  const entry = await registerBy({ email: 'marta@example.org' })
  expect(entry.people).toMatchObject([
    { match: { personId: memberId, isSure: true, addsGuardian: false } },
  ])
})

test.each(kinds)('without a birth date a %s is sure of a guardian’s child only', async (kind) => {
  const { registerBy, memberId, teamId } = await aKnownChild(kind)
  await sql`update members set date_of_birth = null
    where team_id = ${teamId} and id = ${memberId}`.execute(database)
  const byStranger = await registerBy({ firstName: 'Rob', email: 'rob@example.org' })
  expect(byStranger.people).toMatchObject([{ match: { personId: memberId, isSure: false } }])
})

test.each(kinds)('a guardian’s address makes a %s sure without a birth date', async (kind) => {
  const { registerBy, memberId, teamId } = await aKnownChild(kind)
  await sql`update members set date_of_birth = null
    where team_id = ${teamId} and id = ${memberId}`.execute(database)
  const entry = await registerBy({ email: 'marta@example.org' })
  expect(entry.people).toMatchObject([{ match: { personId: memberId, isSure: true } }])
})

test.each(kinds)('who is left unnamed is the known child of a %s', async (kind) => {
  const { registerBy, decide, rows, teamId } = await aKnownChild(kind)
  const entry = await registerBy({ email: 'marta@example.org' })
  const people = entry.people.map(({ id }) => ({ id, teamId }))
  expect(await decide({ kind: 'accept', people, bills: false })).toMatchObject({ status: 200 })
  expect(await rows()).toBe(1)
})

test.each(kinds)('a namesake in a %s is refused until someone says who it is', async (kind) => {
  const { registerBy, decide, rows, memberId, teamId } = await aKnownChild(kind)
  await sql`update members set date_of_birth = null
    where team_id = ${teamId} and id = ${memberId}`.execute(database)
  const entry = await registerBy({ firstName: 'Rob', email: 'rob@example.org' })
  const accept = (more: object) =>
    decide({
      kind: 'accept',
      people: entry.people.map(({ id }) => ({ id, teamId, ...more })),
      bills: false,
    })
  expect(await accept({})).toMatchObject({
    status: 422,
    body: { data: { fields: { 'people.0.personId': 'namesake' } } },
  })
  expect(await rows()).toBe(1)
  expect(await accept({ personId: null })).toMatchObject({ status: 200 })
  expect(await rows()).toBe(2)
})

test.each(kinds)('one tap makes no second row and no stranger guardian in a %s', async (kind) => {
  const { registerBy, decide, guardians, rows } = await aKnownChild(kind)
  const entry = await registerBy({ firstName: 'Rob', email: 'rob@example.org' })
  expect(entry.people).toMatchObject([{ match: { isSure: true, addsGuardian: true } }])
  expect(await decide({ ...acceptAll(entry), bills: false })).toMatchObject({ status: 200 })
  expect(await guardians()).toEqual(['known Marta@Example.org'])
  expect(await rows()).toBe(1)
})

test.each(kinds)('a second tick makes the contact guardian of a child of a %s', async (kind) => {
  const { registerBy, decide, guardians, rows } = await aKnownChild(kind)
  const entry = await registerBy({ firstName: 'Rob', email: 'rob@example.org' })
  await decide({ ...acceptWithGuardian(entry), bills: false })
  expect(await guardians()).toEqual(['known Marta@Example.org', 'known rob@example.org'])
  expect(await rows()).toBe(1)
})

test('a known child comes to another team with the guardians it has', async () => {
  const club = await aClubToJoin(platform)
  const { key } = await club.openForm()
  const known = { contact: { ...aFamily().contact, email: 'marta@example.org' }, people: [mia] }
  await club.register(key, known)
  const enter = async (teamId: string) => {
    const [entry] = (await club.list()).registrations
    if (entry === undefined) throw new Error('nothing to decide')
    const { people, ...rest } = acceptAll(entry)
    await club.decide({ ...rest, bills: false, people: people.map((one) => ({ ...one, teamId })) })
  }
  await enter(club.u10)
  const rob = { ...aFamily().contact, firstName: 'Rob', email: 'rob@example.org' }
  const mandate = { holder: 'Rob', iban: 'DE02120300000000202051', agrees: true }
  await club.register(key, { contact: rob, people: [{ ...mia, kind: 'passive' }], mandate })
  await enter(club.u12)
  const found = await sql<{ email: string; kind: string; holder: string }>`
    select guardian.email, record.kind, record.account_holder as holder from guardianships as care
    join guardians as guardian on guardian.team_id = care.team_id and guardian.id = care.guardian_id
    join club_memberships as record on record.club_id = ${club.clubId}
    where care.team_id in (${club.u10}, ${club.u12})`.execute(database)
  // The record stays as the family has it, with the mandate of Marta.
  const one = { email: 'marta@example.org', kind: 'active', holder: 'Marta Gil' }
  expect(found.rows).toEqual([one, one])
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
  await decide({ ...acceptWithGuardian(entry), bills: false })
  expect(await guardians()).toEqual(['known Marta@Example.org', 'known rob@example.org'])
})
