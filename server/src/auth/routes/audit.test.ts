import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testAuth } from '../fixtures/service.ts'

const service = await testAuth()
const { database } = service.platform

interface LogEntry {
  readonly action: string
  readonly isOwn: boolean
  readonly hasAddress: boolean
}

/** The audit entries of an account, newest first. */
async function logEntries(email: string): Promise<LogEntry[]> {
  const found = await sql<LogEntry>`
    select a.action, a.actor_id is not null as "isOwn", a.ip is not null as "hasAddress"
    from audit_log a join auth.users u on u.id = a.subject_id
    where u.email = ${email} order by a.at desc, a.id desc`.execute(database)
  return found.rows
}

test('records sign-ins and password changes without secrets', async () => {
  const person = { email: 'ana@example.org', password: 'A long sentence 4 tests' }
  const token = await service.signedUp(person)
  expect((await logEntries(person.email))[0]).toEqual({
    action: 'auth.signed_in',
    isOwn: true,
    hasAddress: true,
  })

  const password = 'Another sentence 5 tests'
  const body = { password, current_password: person.password }
  expect((await service.ask('/user', { method: 'PUT', token, body })).status).toBe(200)
  expect((await logEntries(person.email))[0]?.action).toBe('auth.password_changed')

  const all = await sql<{ written: string }>`
    select string_agg(a::text, '') as written from audit_log a`.execute(database)
  expect(all.rows[0]?.written).not.toMatch(/sentence|example\.org/)
})

test('records no sign-in if it was refused', async () => {
  const person = { email: 'ben@example.org', password: 'A long sentence 4 tests' }
  await service.signedUp(person)
  const before = await logEntries(person.email)
  const body = { ...person, password: 'wrong' }
  expect((await service.ask('/token?grant_type=password', { body })).status).toBe(400)
  expect(await logEntries(person.email)).toEqual(before)
})

test('records a stolen session without an actor', async () => {
  const person = { email: 'eva@example.org', password: 'A long sentence 4 tests' }
  await service.signedUp(person)
  const browser = service.browser()
  const { data } = await browser.signInWithPassword(person)
  let newest = data.session?.refresh_token ?? ''
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await service.ask('/token?grant_type=refresh_token', {
      body: { refresh_token: newest },
    })
    newest = String(answer.body['refresh_token'])
  }
  service.platform.setClock(new Date(service.platform.clock().getTime() + 60_000).toISOString())
  const old = await service.ask('/token?grant_type=refresh_token', {
    body: { refresh_token: data.session?.refresh_token },
  })
  expect(old.status).toBe(400)
  expect((await logEntries(person.email))[0]).toEqual({
    action: 'auth.session_stolen',
    isOwn: false,
    hasAddress: true,
  })
})
