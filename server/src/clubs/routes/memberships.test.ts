import { clubFilters } from '@touchline/contract/clubs/shapes/filters'
import { clubMember } from '@touchline/contract/clubs/shapes/memberships'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { aClubWithMembers } from '../testing/members.ts'

const platform = await testPlatform()
const { database } = platform
const iban = 'DE89 3704 0044 0532 0130 00'

test("rows with equal name and birth date are one person, an equal name alone isn't", async () => {
  const { young, grown, onRoster, peopleOf } = await aClubWithMembers(platform)
  await onRoster(young, { firstName: 'Zoé', born: '2012-05-01' })
  await onRoster(grown, { firstName: 'Zoe', born: '2012-05-01' })
  await onRoster(young, { firstName: 'Ana' })
  await onRoster(grown, { firstName: 'Ana' })
  const people = await peopleOf()
  expect(people.map(({ firstName, places }) => [firstName, places.length])).toEqual([
    ['Ana', 1],
    ['Ana', 1],
    ['Zoé', 2],
  ])
})

test("name and birth date of two accounts don't join people", async () => {
  const { young, grown, onRoster, peopleOf } = await aClubWithMembers(platform)
  for (const teamId of [young, grown])
    await onRoster(teamId, { accountId: await anAccount(database), born: '1990-05-01' })
  expect(await peopleOf()).toHaveLength(2)
})

test('names are sorted as people sort them', async () => {
  const { young, onRoster, peopleOf } = await aClubWithMembers(platform)
  for (const firstName of ['Zoë', 'Brüggemann', 'Élodie', 'Böhm', 'Bruno', 'emil'])
    await onRoster(young, { firstName })
  const people = await peopleOf()
  expect(people.map(({ firstName }) => firstName)).toEqual([
    'Böhm',
    'Brüggemann',
    'Bruno',
    'Élodie',
    'emil',
    'Zoë',
  ])
})

test('the first change creates the record of all rows, with a history', async () => {
  const { young, grown, onRoster, peopleOf, change } = await aClubWithMembers(platform)
  await onRoster(young, { firstName: 'Mia', born: '2012-05-01' })
  await onRoster(grown, { firstName: 'Mia', born: '2012-05-01' })
  const [mia] = await peopleOf()
  const made = await change(mia?.id ?? '', { number: '7', enteredOn: '2020-01-01' })
  expect(made.person.places).toHaveLength(2)
  expect(made.record).toMatchObject({ number: '7', kind: 'active', firstName: 'Mia' })
  const changed = await change(made.person.id, { kind: 'family' })
  expect(changed.history).toMatchObject([
    { changedBy: 'Ana Ruiz', changes: [{ field: 'kind', from: 'active', to: 'family' }] },
    { changes: [{ field: 'number', from: null, to: '7' }, { field: 'enteredOn' }] },
  ])
  expect(await peopleOf('?search=7')).toMatchObject([{ id: made.person.id }])
})

test('a record keeps its rows when the birth date is corrected', async () => {
  const { young, grown, onRoster, peopleOf, change } = await aClubWithMembers(platform)
  await onRoster(young, { firstName: 'Mia', born: '2012-05-01' })
  const second = await onRoster(grown, { firstName: 'Mia', born: '2012-05-01' })
  const [mia] = await peopleOf()
  await change(mia?.id ?? '', { number: '7' })
  await database
    .updateTable('members')
    .set({ date_of_birth: '2012-06-01' })
    .where('id', '=', second)
    .execute()
  expect(await peopleOf()).toHaveLength(1)
})

test('people without a team are members too, and join one later with the same number', async () => {
  const { young, onRoster, ask, path, peopleOf } = await aClubWithMembers(platform)
  const passive = { firstName: 'Rosa', lastName: 'Ruiz', kind: 'passive', number: '12' }
  await ask(`POST ${path}`, { ...passive, dateOfBirth: '1960-02-03' })
  expect(await peopleOf()).toMatchObject([{ firstName: 'Rosa', places: [], isFormer: false }])
  await onRoster(young, { firstName: 'Rosa', born: '1960-02-03' })
  expect(await peopleOf()).toMatchObject([
    { places: [{ teamName: 'Norte U12' }], membership: { number: '12' } },
  ])
})

test('an IBAN is validated and shown masked', async () => {
  const { young, onRoster, ask, path, change, read } = await aClubWithMembers(platform)
  const memberId = await onRoster(young)
  const wrong = await ask(`PATCH ${path}/${memberId}`, { changes: { iban: 'DE88 3704' } })
  expect(wrong.body).toMatchObject({ data: { fields: { iban: 'iban_wrong' } } })
  const mandate = { mandateReference: 'M-1', mandateSignedOn: '2026-01-01' }
  const { person } = await change(memberId, { iban, ...mandate })
  const profile = await read(person.id)
  expect(profile.record?.iban).toBe('DE89 •••• 3000')
  expect(profile.person.membership?.hasMandate).toBe(true)
  expect(JSON.stringify(profile)).not.toContain('37040044')
})

test("a number belongs to one member; the next free one is proposed in the club's format", async () => {
  const { young, clubId, onRoster, ask, path, change } = await aClubWithMembers(platform)
  const [one, other] = [await onRoster(young), await onRoster(young, { firstName: 'Leo' })]
  const format = (numberFormat: string) =>
    ask(`PATCH /clubs/${clubId}`, { changes: { numberFormat } })
  expect(await format('SV')).toMatchObject({ code: 'invalid_input' })
  await format('SV-{nnn}')
  const { nextNumber } = await change(one, { number: 'sv-041' })
  expect(nextNumber).toBe('SV-042')
  const taken = await ask(`PATCH ${path}/${other}`, { changes: { number: 'SV-041' } })
  expect(taken.body).toMatchObject({ data: { fields: { number: 'number_taken' } } })
})

test('a record changed meanwhile by someone else is refused', async () => {
  const { young, onRoster, ask, path, change } = await aClubWithMembers(platform)
  const { person, record } = await change(await onRoster(young), { number: '1' })
  await change(person.id, { number: '2' })
  const late = await ask(`PATCH ${path}/${person.id}`, {
    changes: { kind: 'family' },
    version: record?.version,
  })
  expect(late).toMatchObject({ code: 'changed_meanwhile' })
})

test("deleting a record doesn't change the roster", async () => {
  const { young, onRoster, ask, path, peopleOf, change } = await aClubWithMembers(platform)
  const memberId = await onRoster(young)
  const { person } = await change(memberId, { number: '1' })
  await ask(`DELETE ${path}/${person.id}`)
  expect(await peopleOf()).toMatchObject([{ id: memberId, membership: null }])
  expect(await ask(`DELETE ${path}/${memberId}`)).toMatchObject({ code: 'not_found' })
})

test('a record of another club is not found', async () => {
  const north = await aClubWithMembers(platform)
  const south = await aClubWithMembers(platform)
  const made = clubMember.parse(
    (await north.ask(`POST ${north.path}`, { firstName: 'Rosa', lastName: 'Gil' })).body,
  )
  const { id } = made.person
  for (const line of ['GET', 'PATCH', 'DELETE'] as const)
    expect(await south.ask(`${line} ${south.path}/${id}`, { changes: {} })).toMatchObject({
      code: 'not_found',
    })
})

test('filters are saved by name for all managers; an existing name is overwritten', async () => {
  const { ask, clubId } = await aClubWithMembers(platform)
  const line = `/clubs/${clubId}/filters`
  await ask(`POST ${line}`, { name: 'New, not paid', filter: { fee: 'open' } })
  const filter = { fee: 'unpaid', entered: 'this_year' }
  const { body } = await ask(`POST ${line}`, { name: 'new, not paid', filter })
  expect(body).toMatchObject({ filters: [{ name: 'new, not paid', filter }] })
  const [saved] = clubFilters.parse(body).filters
  expect((await ask(`DELETE ${line}/${saved?.id ?? ''}`)).body).toEqual({ filters: [] })
})
