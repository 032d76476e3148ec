import { beforeAll, describe, expect, test } from 'vitest'

import { sendRaw } from '../fixtures/google.ts'
import { known } from '../fixtures/refusals.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
let token: string

beforeAll(async () => {
  service = await testAuth({
    AUTH_MAIL_FREQUENCY_SECONDS: '0',
    AUTH_REDIRECT_ALLOW_LIST: 'https://app.club.test/**',
  })
  token = await service.signedUp(known)
})

describe('a body', () => {
  test.each([
    ['{', 'bad_json'],
    ['{"email":"a@b.test"}}', 'bad_json'],
    ['[]', 'bad_json'],
    ['7', 'bad_json'],
    ['"text"', 'bad_json'],
    ['{"email":{}}', 'bad_json'],
    ['{"email":["a@b.test"]}', 'bad_json'],
    ['null', 'validation_failed'],
    ['{"email":null,"phone":null}', 'validation_failed'],
    ['{"email":"a\\u0000@b.test"}', 'validation_failed'],
    ['{"email":"a\\ud800@b.test"}', 'validation_failed'],
    ['{"party":true}', 'validation_failed'],
  ])('%s is %s', async (body, code) => {
    expect(await service.ask('/otp', { body })).toMatchObject({
      status: 400,
      body: { error_code: code },
    })
  })

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'of type %s is read as JSON',
    async (type) => {
      const answer = await service.ask('/otp', { body: {}, headers: { 'content-type': type } })
      expect(answer.body['msg']).toBe('One of email or phone must be set')
    },
  )

  test('that is missing is an empty object', async () => {
    const answer = await service.ask('/otp', { method: 'POST' })
    expect(answer.body['msg']).toBe('One of email or phone must be set')
  })
})

const endpoints = {
  '/signup': 'POST',
  '/token': 'POST',
  '/otp': 'POST',
  '/magiclink': 'POST',
  '/verify': 'GET HEAD POST',
  '/resend': 'POST',
  '/recover': 'POST',
  '/reauthenticate': 'GET',
  '/user': 'GET HEAD PUT',
  '/user/identities/authorize': 'DELETE GET',
  '/user/identities/1': 'DELETE',
  '/factors': 'POST',
  '/factors/1': 'DELETE',
  '/factors/1/challenge': 'POST',
  '/factors/1/verify': 'POST',
  '/authorize': 'GET',
  '/callback': 'GET POST',
  '/sso': 'POST',
  '/logout': 'POST',
  '/settings': 'GET HEAD',
  '/health': 'GET HEAD',
  '/.well-known/jwks.json': 'GET HEAD',
}
const methods = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']

test.each(Object.entries(endpoints))('%s takes %s and no other method', async (path, allowed) => {
  const taken = await Promise.all(
    methods.map(async (method) => {
      const { status } = await sendRaw(service, path, { method, headers: {} })
      return status === 405 ? [] : [method]
    }),
  )
  expect(taken.flat().join(' ')).toBe(allowed)
})

test.each(['/nothing', '/signup/', '/Signup', '/factors/1/2/3'])(
  '%s is not found',
  async (path) => {
    const answer = await service.ask(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain'])
  },
)

describe('the shape of errors', () => {
  test.each([
    ['2024-01-01', true],
    ['2026-08-20', true],
    ['9999-12-31', true],
    ['2023-12-31', false],
    ['2024-02-30', false],
    ['2024-13-01', false],
    ['20240101', false],
    ['latest', false],
  ])('of version %s is that of 2024: %s', async (version, isDated) => {
    const { headers, body } = await service.ask('/user', {
      headers: { 'x-supabase-api-version': version },
    })
    expect(headers.get('x-supabase-api-version')).toBe(isDated ? '2024-01-01' : null)
    expect(headers.get('x-sb-error-code')).toBe('no_authorization')
    const text = 'This endpoint requires a valid Bearer token'
    expect(body).toEqual(
      isDated
        ? { code: 'no_authorization', message: text }
        : { code: 401, error_code: 'no_authorization', msg: text },
    )
  })
})

describe('the header of a bearer', () => {
  test.each([
    ['', 401, 'no_authorization'],
    ['Basic YTpi', 401, 'no_authorization'],
    ['Bearer', 401, 'no_authorization'],
    ['Bearer two words', 401, 'no_authorization'],
    ['bearer a.b.c', 403, 'bad_jwt'],
  ])('%j is %i %s', async (authorization, status, code) => {
    const { headers, ...answer } = await service.ask('/user', { headers: { authorization } })
    expect(headers.get('x-sb-error-code')).toBe(code)
    expect(answer).toMatchObject({ status, body: { error_code: code } })
  })

  test('may spell its scheme in any case', async () => {
    const authorization = `bEaReR ${token}`
    expect((await service.ask('/user', { headers: { authorization } })).status).toBe(200)
  })

  test('that is only a publishable key counts as nothing where no one has to be signed in', async () => {
    const answer = await service.ask('/token?grant_type=password', {
      token: 'sb_publishable_key',
      body: known,
    })
    expect(answer.status).toBe(200)
  })

  test.each([
    ['authenticated', 200],
    ['another', 400],
  ])('for the audience %s is %i', async (audience, status) => {
    const headers = { 'x-jwt-aud': audience }
    expect((await service.ask('/user', { token, headers })).status).toBe(status)
  })

  test('of someone who is gone is user_not_found', async () => {
    const gone = await service.signedUp({ email: 'gone@club.test', password: 'a good password' })
    await service.platform.database
      .deleteFrom('auth.users')
      .where('email', '=', 'gone@club.test')
      .execute()
    expect(await service.ask('/user', { token: gone })).toMatchObject({
      status: 403,
      body: {
        error_code: 'user_not_found',
        msg: 'User from sub claim in JWT does not exist',
      },
    })
  })
})

describe('where a link leads', () => {
  const app = 'https://app.club.test'
  const evil = 'https://evil.test/'
  test.each([
    ['the header', { header: `${app}/h`, query: `${app}/q`, referer: `${app}/r` }, `${app}/h`],
    ['the address', { query: `${app}/q`, referer: `${app}/r` }, `${app}/q`],
    ['the page that asked', { referer: `${app}/r` }, `${app}/r`],
    ['the site', {}, 'http://touchline.test/'],
    ['the first that is allowed', { header: evil, query: evil, referer: `${app}/r` }, `${app}/r`],
    [
      'the site, when none is',
      { header: evil, query: evil, referer: evil },
      'http://touchline.test/',
    ],
  ] as const)('%s decides', async (_what, input, target) => {
    const { header, query, referer } = { header: '', query: '', referer: '', ...input }
    const search = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: query })
    const { headers } = await sendRaw(service, `/verify?${search.toString()}`, {
      headers: { redirect_to: header, referer },
    })
    expect(headers.location?.split('#')[0]).toBe(target)
  })
})

test('a page of a listed origin may send and read what the protocol has', async () => {
  const { headers } = await service.ask('/token', {
    method: 'OPTIONS',
    headers: { origin: 'https://app.club.test', 'access-control-request-method': 'POST' },
  })
  const words = (name: string) => (headers.get(name) ?? '').toLowerCase().split(', ').toSorted()
  expect(words('access-control-allow-methods')).toEqual(['delete', 'get', 'patch', 'post', 'put'])
  expect(words('access-control-allow-headers')).toEqual(
    'accept apikey authorization content-type x-client-info x-client-ip x-jwt-aud x-supabase-api-version x-use-cookie'.split(
      ' ',
    ),
  )
  expect(words('access-control-expose-headers')).toEqual(
    expect.arrayContaining(['link', 'x-supabase-api-version', 'x-total-count']),
  )
  expect(headers.get('access-control-allow-credentials')).toBe('true')
})
