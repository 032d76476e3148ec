import { beforeAll, describe, expect, test } from 'vitest'

import { known, refused, unconfirmed, type Refused } from '../fixtures/refusals.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
let token: string

beforeAll(async () => {
  service = await testAuth({
    AUTH_MAIL_FREQUENCY_SECONDS: '0',
    AUTH_REDIRECT_ALLOW_LIST: 'https://app.club.test/**',
  })
  token = await service.signedUp(known)
  await service.browser().signUp(unconfirmed)
})

test.each(refused)('$says: $answer', async ({ path, ask, answer: [status, code] }) => {
  const legacy = await service.ask(path, ask)
  expect(legacy).toMatchObject({ status, body: { code: status, error_code: code } })
  expect(legacy.headers.get('x-sb-error-code')).toBe(code)
  expect(legacy.headers.get('x-supabase-api-version')).toBeNull()

  const dated = await service.ask(path, {
    ...ask,
    headers: { 'x-supabase-api-version': '2026-01-01' },
  })
  expect(dated).toMatchObject({ status, body: { code } })
  expect(dated.body).not.toHaveProperty('error_code')
  expect(dated.headers.get('x-supabase-api-version')).toBe('2024-01-01')
})

describe('PUT /user', () => {
  const rowsOfUser: readonly Omit<Refused, 'path'>[] = [
    {
      says: 'a short password',
      ask: { body: { password: 'short', current_password: known.password } },
      answer: [422, 'weak_password'],
    },
    {
      says: 'no current password',
      ask: { body: { password: 'another good one' } },
      answer: [400, 'current_password_required'],
    },
    {
      says: 'a wrong current password',
      ask: { body: { password: 'another good one', current_password: 'x' } },
      answer: [400, 'current_password_invalid'],
    },
    {
      says: 'the same password',
      ask: { body: { password: known.password, current_password: known.password } },
      answer: [422, 'same_password'],
    },
    {
      says: 'an address that is taken',
      ask: { body: { email: 'unconfirmed@club.test' } },
      answer: [422, 'email_exists'],
    },
    {
      says: 'rights of one’s own',
      ask: { body: { app_metadata: { admin: true } } },
      answer: [403, 'not_admin'],
    },
  ]
  test.each(rowsOfUser)('$says: $answer', async ({ ask, answer: [status, code] }) => {
    const answer = await service.ask('/user', { method: 'PUT', token, ...ask })
    expect(answer).toMatchObject({ status, body: { error_code: code } })
  })

  test('metadata are merged, and null removes', async () => {
    await service.ask('/user', {
      method: 'PUT',
      token,
      body: { data: { phone: '+34', nickname: 'K', role: 'x' } },
    })
    const answer = await service.ask('/user', {
      method: 'PUT',
      token,
      body: { data: { nickname: null, phone: '+35' } },
    })
    expect(answer.body['user_metadata']).toMatchObject({
      phone: '+35',
      role: 'x',
      email: known.email,
    })
    expect(answer.body['user_metadata']).not.toHaveProperty('nickname')
    expect(answer.body).not.toHaveProperty('passwordHash')
  })
})

describe('responses that must not reveal accounts', () => {
  test('treats a sign-up with a taken address like a new user and sends nothing', async () => {
    const before = await service.platform.database.selectFrom('mails').select('id').execute()
    const answer = await service.ask('/signup', {
      body: { ...known, password: 'somebody else’s', data: { first_name: 'Eve' } },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { email: known.email, identities: [], role: '', user_metadata: { first_name: 'Eve' } },
    })
    const after = await service.platform.database.selectFrom('mails').select('id').execute()
    expect(after.length).toBe(before.length)
    expect((await service.browser().signInWithPassword(known)).error).toBeNull()
  })

  test('changes neither password nor metadata when signing up again before confirming', async () => {
    await service.ask('/signup', {
      body: { email: 'unconfirmed@club.test', password: 'of an intruder', data: { a: 1 } },
    })
    const answer = await service.ask('/token?grant_type=password', {
      body: { email: 'unconfirmed@club.test', password: 'not confirmed yet' },
    })
    expect(answer.body['error_code']).toBe('email_not_confirmed')
  })

  test.each([
    ['/recover', { email: 'x@y.test' }],
    ['/recover', known],
    ['/resend', { type: 'signup', email: 'x@y.test' }],
    ['/resend', { type: 'signup', email: known.email }],
    ['/resend', { type: 'email_change', email: known.email }],
  ])('%s of %j answers {}', async (path, body) => {
    expect(await service.ask(path, { body })).toMatchObject({ status: 200, body: {} })
  })
})

test.each([
  ['nul@club.test', '{"name":"NUL \\u0000 and half a \\ud83d"}'],
  ['proto@club.test', '{"__proto__":{"admin":true},"constructor":"x"}'],
])('odd metadata of %s cause no failure: %s', async (email, data) => {
  const body = `{"email":"${email}","password":"a good password","data":${data}}`
  const answer = await service.ask('/signup', { body })
  expect(answer.status).toBe(200)
  expect(answer.body['user_metadata']).not.toHaveProperty('admin')
})
