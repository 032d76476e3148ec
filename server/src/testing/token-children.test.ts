import { access } from '@touchline/contract/children/shapes/health'
import { clubPeople } from '@touchline/contract/clubs/shapes/members'
import { memberPage, rosterPage } from '@touchline/contract/members/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { aBill, aCollection } from '#server/collections/testing/bills.ts'
import { aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { programsOf } from './support/programs.ts'
import { running, type Person } from './support/running.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const { owner, ids } = await aWorld(touchline)
const { clubId, teamId, memberId, eventId } = ids
const programOf = programsOf(touchline)

const read = (who: { token: string }, path: string) =>
  ask(who, { method: 'GET', path: `/rest/v1${path}` })

test('shows names without the scope; with it, logs each access once a day', async () => {
  await sql`delete from health_access_log where team_id = ${teamId}`.execute(database)
  await sql`
    update members set email = 'child@example.org', date_of_birth = '2015-05-05'
    where id = ${memberId}`.execute(database)
  const mother = await touchline.signUp('Marta')
  await aGuardian(database, { teamId, memberId }, { accountId: mother.id })
  const at = `/teams/${teamId}/members`
  const looked = async () =>
    (await done(mother, `GET ${at}/${memberId}/access`, { shape: access })).log.map(
      ({ what, isByProgram }) => [what, isByProgram],
    )

  const narrow = await programOf(owner, ['members:read'])
  const { members } = await done(narrow, `GET ${at}`, { shape: rosterPage })
  const child = members.find(({ id }) => id === memberId)
  expect(child).toMatchObject({ isPrivate: true, email: null, dateOfBirth: null, parents: [] })
  const page = await done(narrow, `GET ${at}/${memberId}`, { shape: memberPage })
  expect(page).toMatchObject({ member: { email: null }, guardians: [] })
  expect((await read(narrow, `${at}/${memberId}/health`)).status).toBe(403)
  expect(await looked()).toEqual([])

  const wide = await programOf(owner, ['members:read', 'children:read'])
  const full = await done(wide, `GET ${at}`, { shape: rosterPage })
  expect(full.members.find(({ id }) => id === memberId)?.email).toBe('child@example.org')
  await done(wide, `GET ${at}/${memberId}`, { shape: memberPage })
  expect(await looked()).toEqual([['contact', true]])
})

test('counts every way to their contact data as access, whatever else is sent', async () => {
  await sql`update members set date_of_birth = '2015-05-05' where id = ${memberId}`.execute(
    database,
  )
  const wide = await programOf(owner, ['members:read', 'members:write', 'children:read'])
  const at = `/rest/v1/teams/${teamId}/members`
  const looked = async () =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from health_access_log
        where member_id = ${memberId} and what = 'contact' and by_api_token`.execute(database)
    ).rows[0]?.count
  for (const question of [
    { method: 'GET', path: `${at}?memberId=nobody` },
    { method: 'GET', path: `${at}?memberId=${teamId}` },
    { method: 'PATCH', path: `${at}/${memberId}`, body: { changes: {} } },
  ] as const) {
    await sql`delete from health_access_log where member_id = ${memberId}`.execute(database)
    expect((await ask(wide, question)).status).toBe(200)
    expect([question.path, await looked()]).toEqual([question.path, 1])
  }
})

test('finds no email address for people who may not read it', async () => {
  await sql`
    update members set email = 'child@example.org', date_of_birth = '2015-05-05'
    where id = ${memberId}`.execute(database)
  const found = async (who: Person) =>
    (
      await done(who, `GET /teams/${teamId}/members?search=child@example`, { shape: rosterPage })
    ).members.map(({ id }) => id)
  expect(await found(owner)).toEqual([memberId])
  expect(await found(await programOf(owner, ['members:read']))).toEqual([])
})

test('finds none across a club’s teams: its scopes do not cover addresses there', async () => {
  const child = await aMember(database, await aTeam(database, { clubId }), { firstName: 'Invited' })
  await sql`update members set email = 'invited@example.org', is_placeholder = true
    where id = ${child}`.execute(database)
  const found = async (who: Person, search: string) =>
    (
      await done(who, `GET /clubs/${clubId}/members?search=${search}`, { shape: clubPeople })
    ).people.map(({ id, email }) => [id, email])
  expect(await found(owner, 'invited@example')).toEqual([[child, 'invited@example.org']])
  const program = await programOf(owner, ['teams:read'])
  expect(await found(program, 'invited@example')).toEqual([])
  expect(await found(program, 'Invited')).toEqual([[child, null]])
})

test('finds none in their statistics', async () => {
  const mother = await touchline.signUp('Ines')
  const child = await aMember(database, teamId, { firstName: 'Invited' })
  await sql`update members set email = 'guest@example.org', is_placeholder = true
    where id = ${child}`.execute(database)
  await aGuardian(database, { teamId, memberId: child }, { accountId: mother.id })
  const seenBy = async (who: { token: string }) => {
    const { text } = await read(who, `/teams/${teamId}/statistics/players`)
    return [text.includes(child), text.includes('guest@example.org')]
  }
  expect(await seenBy(mother)).toEqual([true, true])
  expect(await seenBy(await programOf(mother, ['leagues:read']))).toEqual([true, false])
  const wide = await programOf(mother, ['leagues:read', 'children:read'])
  expect(await seenBy(wide)).toEqual([true, true])
})

test('logs access when a program reads the health data of its owner’s child', async () => {
  const mother = await touchline.signUp('Nuria')
  const child = await aMember(database, teamId, { firstName: 'Leo' })
  await sql`update members set date_of_birth = '2015-05-05' where id = ${child}`.execute(database)
  await aGuardian(database, { teamId, memberId: child }, { accountId: mother.id })
  const path = `/teams/${teamId}/members/${child}`
  expect((await read(mother, `${path}/health`)).status).toBe(200)
  const program = await programOf(mother, ['children:read'])
  expect((await read(program, `${path}/health`)).status).toBe(200)
  const log = await done(mother, `GET ${path}/access`, { shape: access })
  expect(log.log.map(({ what, isByProgram }) => [what, isByProgram])).toEqual([['health', true]])
})

test('needs the scope for comments on answers too', async () => {
  const at = `/rest/v1/teams/${teamId}/events/${eventId}`
  const answers = [{ memberId, answer: 'not_going', comment: 'Fever since last night' }]
  const path = `${at}/answers/${memberId}`
  expect(
    (await ask(owner, { method: 'PUT', path: `${at}/answers`, body: { answers } })).status,
  ).toBe(200)
  const seenBy = async (who: { token: string }) => {
    const texts = []
    for (const place of [at, `${path}/history`])
      texts.push((await ask(who, { method: 'GET', path: place })).text.includes('Fever'))
    return texts
  }
  expect(await seenBy(owner)).toEqual([true, true])
  expect(await seenBy(await programOf(owner, ['events:read']))).toEqual([false, false])
  expect(await seenBy(await programOf(owner, ['events:read', 'children:read']))).toEqual([
    true,
    true,
  ])
})

test('includes a family’s form answers, but never why it asks to pay less', async () => {
  const collection = await aCollection(database, teamId)
  const { billId } = await aBill(database, collection)
  const field = newId()
  await sql`
    insert into collection_fields (id, team_id, collection_id, name, type, is_mandatory, position)
    values (${field}, ${teamId}, ${collection.id}, 'Allergies', 'text', false, 0)`.execute(database)
  await sql`
    update bill_lines set answers = ${JSON.stringify({ [field]: 'Peanuts' })}::jsonb
    where bill_id = ${billId}`.execute(database)
  await sql`
    insert into bill_requests (id, team_id, bill_id, kind, words, requested_at)
    values (${newId()}, ${teamId}, ${billId}, 'reduction', 'Out of work', now())`.execute(database)

  const path = `/teams/${teamId}/collections/${collection.id}/bills/${billId}`
  const seenBy = async (who: { token: string }) => {
    const { status, text } = await read(who, path)
    return [status, text.includes('Peanuts'), text.includes('Out of work')]
  }
  expect(await seenBy(owner)).toEqual([200, true, true])
  expect(await seenBy(await programOf(owner, ['collections:read']))).toEqual([200, false, false])
  const wide = await programOf(owner, ['collections:read', 'children:read'])
  expect(await seenBy(wide)).toEqual([200, true, false])

  const list = `/teams/${teamId}/collections/${collection.id}/participants`
  const listed = async (who: { token: string }) =>
    (await read(who, list)).text.includes('Out of work')
  expect([await listed(owner), await listed(wide)]).toEqual([true, false])
})
