import { beforeAll, expect, test } from 'vitest'

import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth

beforeAll(async () => {
  service = await testAuth({
    AUTH_MAIL_FREQUENCY_SECONDS: '0',
    AUTH_REDIRECT_ALLOW_LIST: 'https://app.club.test/**',
  })
})

test('returns 404 for unknown paths and 405 for another method', async () => {
  expect((await service.ask('/nothing')).status).toBe(404)
  expect((await service.ask('/signup')).status).toBe(405)
  expect((await service.ask('/user', { method: 'DELETE' })).status).toBe(405)
})

test('health, settings and public keys', async () => {
  expect((await service.ask('/health')).body).toMatchObject({ name: 'GoTrue' })
  expect((await service.ask('/settings')).body).toMatchObject({
    external: { email: true },
    mailer_autoconfirm: false,
  })
  const jwks = await service.ask('/.well-known/jwks.json')
  expect(jwks.headers.get('cache-control')).toBe('public, max-age=600')
  expect(jwks.body).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256' }] })
  expect(JSON.stringify(jwks.body)).not.toContain('"d"')
})

test.each([
  ['http://touchline.test', true],
  ['https://app.club.test', true],
  ['https://evil.test', false],
  ['null', false],
])('lets pages of %s call: %s', async (origin, allowed) => {
  const preflight = await service.ask('/token', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed ? origin : null)
  expect(preflight.status === 204).toBe(allowed)
})

test.each([
  ['alg none', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ['HS256', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl'],
  [
    'a kid that is a path',
    `${Buffer.from('{"alg":"ES256","kid":"../../x"}').toString('base64url')}.e30.c2ln`,
  ],
])('a token with %s is refused', async (_name, forged) => {
  expect(await service.ask('/user', { token: forged })).toMatchObject({
    status: 403,
    body: { error_code: 'bad_jwt' },
  })
  expect(await service.auth.access.identify(`Bearer ${forged}`)).toBeUndefined()
})

test('an installation without captcha says so', async () => {
  expect((await service.ask('/captcha')).status).toBe(204)
})
