import type { ChildErasureChange } from '@touchline/contract/privacy/endpoints/children'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { eraseDueChildren } from '#server/privacy/commands/ask-for-erasure.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const touchline = await running()
const { ask, platform } = touchline
const { database } = platform
const mother = await touchline.signUp('Marta')
const father = await touchline.signUp('Luis')
const safeguarding = await touchline.signUp('Sofia')
const coach = await touchline.signUp('Carla')
const began = '2026-03-14T09:00:00.000Z'
let teamId: string
let leo: string

beforeEach(async () => {
  platform.setClock(began)
  const clubId = await aClub(database, safeguarding.id)
  await sql`
    update clubs set safeguarding_account_id = ${safeguarding.id} where id = ${clubId}`.execute(
    database,
  )
  teamId = await aTeam(database, { clubId })
  leo = await aMember(database, teamId, { firstName: 'Leo' })
  await sql`update members set date_of_birth = '2016-04-02' where id = ${leo}`.execute(database)
  for (const { id: accountId } of [mother, father])
    await aGuardian(database, { teamId, memberId: leo }, { accountId })
  await aMember(database, teamId, { accountId: coach.id, role: 'Coach', isAdmin: true })
  await sql`delete from mails`.execute(database)
})

const path = () => `/rest/v1/teams/${teamId}/members/${leo}/erasure`
const read = (who: Person) => ask(who, { method: 'GET', path: path() })

function change(who: Person, state: ChildErasureChange['state']) {
  const body = { state, ...(state === 'requested' && { typedName: 'Leo Ruiz' }) }
  return ask(who, { method: 'PUT', path: path(), body })
}

const askToErase = (who: Person) => change(who, 'requested')

async function nameAfter(days: number): Promise<unknown> {
  platform.setClock(new Date(Date.parse(began) + days * 86_400_000 + 1).toISOString())
  await eraseDueChildren(platform)
  const found = await sql<{ name: string }>`
    select first_name as name from members where id = ${leo}`.execute(database)
  return found.rows[0]?.name
}

async function letters(kind: string): Promise<string[][]> {
  const found = await sql<{ to: string; subject: string }>`
    select recipient as to, subject from mails where kind = ${kind} order by recipient`.execute(
    database,
  )
  return found.rows.map(({ to, subject }) => [to, subject])
}

test('waits 14 days and notifies the other guardian and the safeguarding person', async () => {
  expect((await askToErase(mother)).status).toBe(200)
  expect((await letters('children.erasure_asked')).map(([to]) => to)).toEqual(
    [father.email, safeguarding.email].toSorted(),
  )
  expect((await letters('children.erasure_asked'))[0]?.[1]).toBe(
    'Leo’s data will be deleted from Norte U12 on 28 March 2026',
  )
  expect(await nameAfter(13)).toBe('Leo')
  expect(await nameAfter(14)).toBe('Former member')
})

test.each([
  ['the other guardian', father],
  ['the safeguarding person', safeguarding],
])('%s can stop it; then the club decides', async (_, who) => {
  await askToErase(mother)
  expect((await change(who, 'stopped')).status).toBe(200)
  expect(await nameAfter(30)).toBe('Leo')
  expect((await letters('children.erasure_stopped')).map(([to]) => to)).toContain(mother.email)
  for (const other of [mother, father, coach])
    expect((await change(other, 'approved')).status).toBe(403)
  expect((await change(safeguarding, 'approved')).status).toBe(200)
  expect(await nameAfter(30)).toBe('Former member')
})

test('the club can keep the child', async () => {
  await askToErase(mother)
  await change(father, 'stopped')
  await change(safeguarding, 'refused')
  expect(JSON.parse((await read(mother)).text)).toEqual({ erasure: null })
  expect(await nameAfter(30)).toBe('Leo')
})

test('makes a sole guardian wait too, who can withdraw the request', async () => {
  await sql`
    delete from guardianships where member_id = ${leo} and guardian_id in (
      select id from guardians where account_id = ${father.id})`.execute(database)
  await askToErase(mother)
  expect(await nameAfter(1)).toBe('Leo')
  expect((await change(mother, 'stopped')).status).toBe(200)
  expect(await nameAfter(30)).toBe('Leo')
})

test('only these people stop or decide it; staff see it and others don’t find it', async () => {
  await askToErase(mother)
  expect((await change(coach, 'stopped')).status).toBe(403)
  expect((await read(coach)).text).toContain('"mayStop":false')
  expect((await change(safeguarding, 'approved')).status).toBe(409)
  const stranger = await touchline.signUp('Igor')
  expect((await read(stranger)).status).toBe(404)
  for (const state of ['requested', 'stopped', 'approved', 'refused'] as const)
    expect((await change(stranger, state)).status).toBe(404)
})

test('lapses when the requesting guardian has lost access meanwhile', async () => {
  await askToErase(mother)
  await sql`
    update guardianships set blocked_at = now() where member_id = ${leo} and guardian_id in (
      select id from guardians where account_id = ${mother.id})`.execute(database)
  expect(await nameAfter(14)).toBe('Leo')
})
