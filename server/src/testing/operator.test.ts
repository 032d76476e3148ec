import { accountsPage, adminAccount } from '@touchline/contract/operations/shapes/accounts'
import { figures } from '@touchline/contract/operations/shapes/figures'
import { operatorMaintenance } from '@touchline/contract/operations/shapes/maintenance'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { endpoints } from './support/endpoints.ts'
import { running, type Person } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'

const touchline = await running({ OPERATOR_EMAILS: 'olga@example.org, Second@example.org' })
const { ask, done, platform } = touchline
const { database } = platform
const olga = await signedUpAs(touchline, 'olga@example.org')
const eva = await touchline.signUp('Eva')

const statusOf = async (who: Person | undefined, line: string, body?: unknown) => {
  const [method = 'GET', path = ''] = line.split(' ')
  const { status } = await ask(who, { method, path: `/rest/v1${path}`, body })
  return status
}
const act = (person: Person, action: string, reason = 'Asked for it') =>
  done(olga, `POST /admin/accounts/${person.id}/actions`, {
    body: { action, reason },
    shape: adminAccount,
  })
const find = (search: string) =>
  done(olga, `GET /admin/accounts?search=${encodeURIComponent(search)}`, { shape: accountsPage })

test('tells people whether they are operators', async () => {
  const shape = z.object({ isOperator: z.boolean() })
  expect(await done(olga, 'GET /me', { shape })).toEqual({ isOperator: true })
  expect(await done(eva, 'GET /me', { shape })).toEqual({ isOperator: false })
})

describe('people who are no operators', () => {
  const admin = endpoints().filter(({ path }) => path.startsWith('/admin'))

  test('covers some endpoints', () => expect(admin.length).toBeGreaterThan(8))

  test.each(admin)('can’t find $method $path, whatever is sent', async ({ method, path }) => {
    const unknown = await ask(eva, { method, path: '/rest/v1/admin-x' })
    for (const body of method === 'GET' ? [undefined] : [undefined, { isOn: 'perhaps' }]) {
      const answer = await ask(eva, { method, path: `/rest/v1${path}`, body })
      expect({ status: answer.status, text: answer.text }).toEqual({
        status: 404,
        text: unknown.text,
      })
    }
  })

  test('gives an address that is unconfirmed or no longer theirs no rights', async () => {
    const second = await signedUpAs(touchline, 'second@example.org')
    expect(await statusOf(second, 'GET /admin/figures')).toBe(200)
    await sql`update auth.users set email_confirmed_at = null where id = ${second.id}`.execute(
      database,
    )
    expect(await statusOf(second, 'GET /admin/figures')).toBe(404)
    await sql`
      update auth.users set email_confirmed_at = now(), email = 'other@example.org'
      where id = ${second.id}`.execute(database)
    expect(await statusOf(second, 'GET /admin/figures')).toBe(404)
  })
})

test('counts without naming anyone', async () => {
  const teamId = await aTeam(database, { name: 'Secret Team' })
  await aTeam(database, { deletedAt: new Date() })
  await aMember(database, teamId)
  const counted = await done(olga, 'GET /admin/figures', { shape: figures })
  expect(counted).toMatchObject({
    teams: 1,
    clubs: 0,
    members: 1,
    storage: { files: 0, bytes: 0 },
    mail: { waiting: 0, failed: 0 },
    streams: 0,
  })
  expect(counted.accounts.total).toBe(3)
  expect(counted.accounts.active30).toBe(3)
  expect(counted.databaseBytes).toBeGreaterThan(1_000_000)
  expect(counted.eventsByDay).toHaveLength(30)
  expect(counted.eventsByDay.at(-1)?.day).toBe(platform.clock().toISOString().slice(0, 10))
  expect(JSON.stringify(counted)).not.toMatch(/Secret|@/)
})

test('counts our waiting jobs, not the library’s own', async () => {
  await sql`select jobs.create_queue('__of_the_library', '{"policy":"standard"}')`.execute(database)
  await sql`
    insert into jobs.job (name, start_after)
    values ('__of_the_library', now() + interval '1 day'), ('mail.send', now() + interval '1 day')
  `.execute(database)
  const { queues } = await done(olga, 'GET /admin/figures', { shape: figures })
  const names = queues.map(({ queue }) => queue)
  expect(names).toContain('mail.send')
  expect(names).not.toContain('__of_the_library')
})

test('counts events on the day they take place', async () => {
  const teamId = await aTeam(database)
  const today = platform.clock().toISOString().slice(0, 10)
  for (const cancelledAt of [null, null, new Date()])
    await sql`
      insert into events (id, team_id, type, title, starts_at, ends_at, time_zone, created_by, cancelled_at)
      values (${newId()}, ${teamId}, 'practice', 'Practice', ${`${today}T23:59:00Z`}, ${`${today}T23:59:59Z`},
        'UTC', ${newId()}, ${cancelledAt})`.execute(database)
  const { eventsByDay } = await done(olga, 'GET /admin/figures', { shape: figures })
  expect(eventsByDay.at(-1)).toEqual({ day: today, count: 2 })
  expect(eventsByDay.at(-2)?.count).toBe(0)
})

describe('searching accounts', () => {
  test.each([
    ['the beginning of the address', () => eva.email.slice(0, 12)],
    ['the whole address, in other letters', () => eva.email.toUpperCase()],
    ['the id', () => eva.id],
  ])('finds by %s', async (_, searchFor) => {
    const { accounts } = await find(searchFor())
    expect(accounts.map(({ id }) => id)).toContain(eva.id)
  })

  test.each(['%', '_va', 'nobody@', newId(), 'eva%'])('finds nobody by %s', async (search) => {
    expect((await find(search)).accounts).toEqual([])
  })

  test('shows the facts in pages, newest first', async () => {
    const teamId = await aTeam(database)
    await aMember(database, teamId, { accountId: eva.id })
    const [found] = (await find(eva.email)).accounts
    expect(found).toMatchObject({ state: 'active', teams: 1, sessions: 1, hasFactor: false })
    expect(found).toMatchObject({ isOperator: false })
    expect((await find(olga.email)).accounts[0]?.isOperator).toBe(true)

    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const page: Awaited<ReturnType<typeof find>> = await done(
        olga,
        `GET /admin/accounts?limit=1${query}`,
        { shape: accountsPage },
      )
      seen.push(...page.accounts.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining([olga.id, eva.id]))
  })

  test.each([
    'x_y',
    `1_${newId()}`,
    `2026-02-31 10:00:00+00_${newId()}`,
    `0000-01-01T00:00:00Z_${newId()}`,
    `2026-01-01 (today)_${newId()}`,
  ])('refuses the invalid cursor %s', async (cursor) => {
    const query = `?cursor=${encodeURIComponent(cursor)}`
    for (const list of ['accounts', 'audit', 'mail'])
      expect(await statusOf(olga, `GET /admin/${list}${query}`)).toBe(422)
    expect(await statusOf(olga, 'GET /admin/audit?since=0000-01-01T00:00:00Z')).toBe(422)
  })
})

describe('acting on an account', () => {
  test('ends its sessions at once when disabled, and lets it in when enabled', async () => {
    const person = await touchline.signUp('Luis')
    const signIn = () =>
      ask(undefined, {
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        body: { email: person.email, password: 'A long sentence 4 tests' },
      })
    expect(await statusOf(person, 'GET /me')).toBe(200)
    expect(await act(person, 'disable')).toMatchObject({ state: 'disabled', sessions: 0 })
    await expect.poll(() => statusOf(person, 'GET /me')).toBe(401)
    expect((await signIn()).status).toBe(400)

    expect(await act(person, 'enable')).toMatchObject({ state: 'active' })
    expect((await signIn()).status).toBe(200)
    expect(await act(person, 'sign_out')).toMatchObject({ state: 'active', sessions: 0 })
  })

  test('sends the confirmation again to people who have not confirmed', async () => {
    const person = await touchline.signUp('Nora')
    const path = `POST /admin/accounts/${person.id}/actions`
    const input = { action: 'resend_confirmation', reason: 'Lost it' }
    expect(await statusOf(olga, path, input)).toBe(409)
    await sql`update auth.users set email_confirmed_at = null where id = ${person.id}`.execute(
      database,
    )
    expect(await act(person, 'resend_confirmation')).toMatchObject({ state: 'unconfirmed' })
    const mails = await sql<{ kind: string }>`
      select kind from mails where recipient = ${person.email} order by created_at desc limit 1
    `.execute(database)
    expect(mails.rows).toEqual([{ kind: 'auth.signup' }])
  })

  test.each([
    ['an operator', () => olga.id, { action: 'disable', reason: 'x' }, 403],
    ['nobody', () => newId(), { action: 'disable', reason: 'x' }, 404],
    ['without a reason', () => eva.id, { action: 'disable', reason: ' ' }, 422],
    ['in an unknown way', () => eva.id, { action: 'erase', reason: 'x' }, 422],
  ] as const)('%s: refused', async (...[, idOf, body, status]) => {
    expect(await statusOf(olga, `POST /admin/accounts/${idOf()}/actions`, body)).toBe(status)
  })

  test('logs each action with actor, subject, origin and reason', async () => {
    const person = await touchline.signUp('Mia')
    await act(person, 'disable', 'Stolen account')
    await act(person, 'enable', 'Given back')
    const logged = await sql`
      select action, actor_id as actor, details, ip is not null as "hasIp" from audit_log
      where subject_id = ${person.id} and action like 'operations.%' order by id`.execute(database)
    const by = { actor: olga.id, hasIp: true }
    expect(logged.rows).toEqual([
      { action: 'operations.account_disabled', details: { reason: 'Stolen account' }, ...by },
      { action: 'operations.account_enabled', details: { reason: 'Given back' }, ...by },
    ])
  })
})

test('lets the operator close the site, keep working, and open it', async () => {
  const until = new Date(platform.clock().getTime() + 600_000).toISOString()
  const change = (body: object) =>
    done(olga, 'PUT /admin/maintenance', { body, shape: operatorMaintenance })
  expect(
    await statusOf(olga, 'PUT /admin/maintenance', { isOn: true, until: '2020-01-01T00:00:00Z' }),
  ).toBe(422)
  expect(
    await statusOf(olga, 'PUT /admin/maintenance', { isOn: true, message: 'x'.repeat(301) }),
  ).toBe(422)

  const set = await change({ isOn: true, message: 'New pitches\u0000', until })
  expect(set).toMatchObject({ isOn: true, message: 'New pitches', until, by: olga.email })
  await expect.poll(() => statusOf(eva, 'GET /me/notifications')).toBe(503)
  expect(await statusOf(olga, 'GET /admin/figures')).toBe(200)
  expect(await statusOf(olga, 'GET /me')).toBe(200)
  expect(await statusOf(eva, 'PUT /admin/maintenance', { isOn: false })).toBe(404)

  expect(await change({ isOn: false })).toEqual({
    isOn: false,
    message: '',
    until: null,
    since: null,
    by: null,
  })
  await expect.poll(() => statusOf(eva, 'GET /me/notifications')).toBe(200)
})
