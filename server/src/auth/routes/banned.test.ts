import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { fragmentOf, locationOf } from '../fixtures/google.ts'
import { known } from '../fixtures/refusals.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
let token: string

beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
  token = await service.signedUp(known)
  const until = new Date(service.platform.clock().getTime() + 3_600_000)
  await sql`update auth.users set banned_until = ${until}`.execute(service.platform.database)
})

async function newLink(): Promise<{ code: string; call: string }> {
  await service.ask('/otp', { body: { email: known.email } })
  return service.mailTo(known.email)
}

test('a password, right or wrong', async () => {
  const signIn = (password: string) =>
    service.ask('/token?grant_type=password', { body: { ...known, password } })
  expect(await signIn(known.password)).toMatchObject({
    status: 400,
    body: { error_code: 'user_banned', msg: 'User is banned' },
  })
  expect((await signIn('wrong')).body['error_code']).toBe('invalid_credentials')
})

test('a code', async () => {
  const { code } = await newLink()
  const body = { type: 'magiclink', email: known.email, token: code }
  expect(await service.ask('/verify', { body })).toMatchObject({
    status: 403,
    body: { error_code: 'user_banned' },
  })
})

test('a link', async () => {
  const { call: link } = await newLink()
  const answer = await service.ask(link.replace('http://touchline.test/auth/v1', ''))
  expect(Object.fromEntries(fragmentOf(new URL(locationOf(answer))))).toEqual({
    error: 'access_denied',
    error_code: 'user_banned',
    error_description: 'User is banned',
    sb: '',
  })
})

test('an access token, unless its session has ended before', async () => {
  const errorCode = async () => (await service.ask('/user', { token })).body['error_code']
  expect(await errorCode()).toBe('user_banned')
  expect(await service.auth.access.identify(`Bearer ${token}`)).toBeUndefined()
  await service.platform.database.deleteFrom('auth.sessions').execute()
  expect(await errorCode()).toBe('session_not_found')
})
