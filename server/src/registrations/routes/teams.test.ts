import { registrationDecisionResult } from '@touchline/contract/registrations/shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { aCollection } from '#server/collections/testing/bills.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam, aClub } from '#server/teams/testing/people.ts'

import {
  acceptAll,
  acceptWithGuardian,
  aChild,
  aFamily,
  aTeamToJoin,
} from '../testing/registering.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-12-01T09:00:00.000Z')

const child = (firstName: string) => ({ ...aChild, firstName, dateOfBirth: '2017-05-01' })

async function rosterOf(teamId: string) {
  const found = await sql<{ name: string; parents: string[] }>`
    select row.first_name as name, array(select guardian.email from guardianships as care
      join guardians as guardian on guardian.team_id = care.team_id and guardian.id = care.guardian_id
      where care.team_id = row.team_id and care.member_id = row.id) as parents
    from members as row where row.team_id = ${teamId} and row.account_id is null
    order by row.first_name`.execute(database)
  return found.rows
}

test('a team without a club asks for no membership and no direct debit', async () => {
  const { openForm, stranger, teamId } = await aTeamToJoin(platform)
  const asked = { kinds: ['passive'], mandate: 'required', showsPlaces: true, fields: [] }
  const { key, settings } = await openForm({ ...asked, teams: [{ id: teamId, places: 3 }] })
  expect(settings).toMatchObject({ kinds: ['active'], mandate: 'no' })
  expect((await stranger('POST /registration-form/open', { key })).body).toMatchObject({
    owner: { kind: 'team', name: 'Wild Boars' },
    isOpen: true,
    teams: [{ id: teamId, placesLeft: 3 }],
    dues: null,
    fee: null,
  })
})

test('one tap makes roster rows with guardians, consents and the fee of the form', async () => {
  const team = await aTeamToJoin(platform)
  const { id: collectionId, feeId } = await aCollection(database, team.teamId)
  const { key } = await team.openForm({ fee: { collectionId, feeId } })
  const read = await team.stranger('POST /registration-form/open', { key })
  expect(read.body).toMatchObject({ fee: { name: 'Adult', amount: 10_000, currency: 'EUR' } })
  const contact = { ...aFamily().contact, email: 'boars@example.org' }
  await team.register(key, { contact })
  const [entry] = (await team.list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  expect(entry).toMatchObject({ hasMandate: false, people: [{ teamId: team.teamId }, {}] })

  // A coach decides as well; the fee is the admins' choice.
  const decided = registrationDecisionResult.parse(
    (await team.decide(acceptAll(entry), team.coach)).body,
  )
  expect(decided).toMatchObject({ bill: 'billed', registrations: [] })
  expect(await rosterOf(team.teamId)).toEqual([
    { name: 'Leo', parents: ['boars@example.org'] },
    { name: 'Mia', parents: ['boars@example.org'] },
  ])
  const kept = await sql<{ consents: number; bills: string[] }>`
    select (select count(*)::int from consents where team_id = ${team.teamId}) as consents,
      array(select email || ' ' || charged from bills where team_id = ${team.teamId}) as bills`.execute(
    database,
  )
  const bill = 'boars@example.org 10000'
  expect(kept.rows).toEqual([{ consents: 6, bills: [bill, bill] }])
  const letters = await team.lettersTo('boars@example.org')
  expect(letters.map(({ kind }) => kind)).toEqual(['registrations.confirm', 'invitations.invited'])
  expect(letters[0]?.subject).toContain('Wild Boars')
  expect(await team.decide(acceptAll(entry))).toMatchObject({ status: 404 })
})

test('a fee that is sold out keeps nobody from being accepted', async () => {
  const team = await aTeamToJoin(platform)
  const { id: collectionId, feeId } = await aCollection(database, team.teamId, { stock: 1 })
  const { key } = await team.openForm({ fee: { collectionId, feeId } })
  await team.register(key)
  const [entry] = (await team.list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  expect((await team.decide(acceptAll(entry))).body).toMatchObject({ bill: 'sold_out' })
  expect(await rosterOf(team.teamId)).toHaveLength(2)
})

test('names no fee while the operator has turned collections off', async () => {
  const team = await aTeamToJoin(platform)
  const { id: collectionId, feeId } = await aCollection(database, team.teamId)
  const { key } = await team.openForm({ fee: { collectionId, feeId } })
  await sql`update teams set features = '{"collections": false}' where id = ${team.teamId}`.execute(
    database,
  )
  const read = await team.stranger('POST /registration-form/open', { key })
  expect(read.body).toMatchObject({ fee: null })
})

test('two who accept at once make one roster row', async () => {
  const team = await aTeamToJoin(platform)
  const { key } = await team.openForm()
  await team.register(key, { people: [child('Mia')] })
  const [entry] = (await team.list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  const answers = await Promise.all([
    team.decide(acceptAll(entry)),
    team.decide(acceptAll(entry), team.coach),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 404,
  ])
  expect(await rosterOf(team.teamId)).toHaveLength(1)
})

test('who comes to a full team waits and moves up when a place is free', async () => {
  const team = await aTeamToJoin(platform)
  const { key } = await team.openForm({ teams: [{ id: team.teamId, places: 1 }] })
  await team.register(key, { people: [child('First')] })
  const second = await team.register(key, { people: [child('Second')] })
  const states = async () =>
    (await team.list()).registrations.flatMap(({ people }) =>
      people.map(({ firstName, state }) => `${firstName} ${state}`),
    )
  expect(await states()).toEqual(['First new', 'Second waiting'])
  const [first] = (await team.list()).registrations
  await team.decide({ kind: 'decline', people: first?.people.map(({ id }) => ({ id })) })
  expect(await states()).toEqual(['Second offered'])
  await team.stranger('POST /registration/answer', { token: second, answer: 'take' })
  expect(await states()).toEqual(['Second new'])
})

test('someone on the roster is recognised, and gets the guardians of the registration', async () => {
  const team = await aTeamToJoin(platform)
  const memberId = await aMember(database, team.teamId, { firstName: 'Mía' })
  await sql`update members set last_name = 'Gil', date_of_birth = '2017-05-01'
    where team_id = ${team.teamId} and id = ${memberId}`.execute(database)
  const { key } = await team.openForm()
  const contact = { ...aFamily().contact, email: 'again@example.org' }
  await team.register(key, { contact, people: [child('Mia')] })
  const [entry] = (await team.list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  expect(entry.people).toMatchObject([{ match: { personId: memberId, isSure: true } }])
  await team.decide(acceptWithGuardian(entry))
  expect(await rosterOf(team.teamId)).toEqual([{ name: 'Mía', parents: ['again@example.org'] }])
})

test('only staff of the team decide, only admins change the form, others find nothing', async () => {
  const team = await aTeamToJoin(platform)
  const other = await aTeamToJoin(platform)
  const { key, settings, version } = await team.openForm()
  await team.register(key, { people: [child('Mia')] })
  const [entry] = (await team.list('open', team.coach)).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  const member = await anAccount(database, 'Max')
  await aMember(database, team.teamId, { accountId: member })
  const [form, page] = [
    `/teams/${team.teamId}/registration-form`,
    `/teams/${team.teamId}/registrations`,
  ]
  const edit = { isOpen: false, settings, version }
  expect(await team.as(team.coach)(`GET ${form}`)).toMatchObject({ status: 200 })
  expect(await team.as(team.coach)(`PUT ${form}`, edit)).toMatchObject({ code: 'not_allowed' })
  for (const line of [`GET ${form}`, `GET ${page}`])
    expect(await team.as(member)(line)).toMatchObject({ code: 'not_allowed' })
  expect(await team.decide(acceptAll(entry), member)).toMatchObject({ code: 'not_allowed' })
  for (const line of [`GET ${form}`, `GET ${page}`])
    expect(await team.as(other.admin)(line)).toMatchObject({ status: 404 })
  expect(await other.decide(acceptAll(entry))).toMatchObject({ status: 404 })

  const foreign = await aCollection(database, other.teamId)
  const fee = { collectionId: foreign.id, feeId: foreign.feeId }
  expect(
    await team.as(team.admin)(`PUT ${form}`, { ...edit, settings: { ...settings, fee } }),
  ).toMatchObject({ status: 404 })
  const known = await aMember(database, other.teamId, { firstName: 'Mia' })
  const [person] = entry.people
  for (const choice of [
    { teamId: other.teamId, personId: null },
    { teamId: null, personId: null },
    { teamId: team.teamId, personId: known },
  ])
    expect(
      await team.decide({ kind: 'accept', people: [{ id: person?.id, ...choice }] }),
    ).toMatchObject({ status: 404 })
  expect(await rosterOf(team.teamId)).toEqual([])
})

test('a team of a club has no form of its own', async () => {
  const manager = await anAccount(database, 'Mara')
  const clubId = await aClub(database, manager)
  const teamId = await aTeam(database, { clubId })
  const { as } = await aTeamToJoin(platform)
  for (const path of ['registration-form', 'registrations'])
    expect(await as(manager)(`GET /teams/${teamId}/${path}`)).toMatchObject({ status: 404 })
})

test.each([
  ['on the roster', sql`archived_at = null`],
  ['archived', sql`archived_at = now()`],
  ['gone', sql`left_at = now()`],
])('a coach who is kept from a child %s does not see its registration', async (_, change) => {
  const team = await aTeamToJoin(platform)
  const memberId = await aMember(database, team.teamId, { firstName: 'Mia' })
  await sql`update members set last_name = 'Gil', date_of_birth = '2017-05-01'
    where team_id = ${team.teamId} and id = ${memberId}`.execute(database)
  const about = { teamId: team.teamId, memberId }
  await aGuardian(database, about, { accountId: team.coach, blockedAt: platform.clock() })
  await sql`update members set ${change} where id = ${memberId}`.execute(database)
  const { key } = await team.openForm()
  await team.register(key, { people: [child('Mia')] })
  const [entry] = (await team.list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  expect((await team.list('open', team.coach)).registrations).toEqual([])
  expect(await team.decide(acceptAll(entry), team.coach)).toMatchObject({ status: 404 })
})
