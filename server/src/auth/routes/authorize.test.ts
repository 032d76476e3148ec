import { beforeAll, expect, test } from 'vitest'

import {
  ana,
  fragmentOf,
  sendRaw,
  locationOf,
  start,
  testGoogle,
  type TestGoogle,
} from '../fixtures/google.ts'
import { testAuth } from '../fixtures/service.ts'

let google: TestGoogle

beforeAll(async () => {
  google = await testGoogle({ AUTH_REDIRECT_ALLOW_LIST: 'https://app.club.test/**' })
})

async function sentTo(path: string): Promise<URLSearchParams> {
  const answer = await google.open(path)
  expect(answer.status).toBe(302)
  const address = new URL(locationOf(answer))
  expect(address.origin).toBe(google.provider.issuer)
  return address.searchParams
}

test('sends the provider our client, return address, state, nonce and proof', async () => {
  const query = await sentTo(start)
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: google.provider.clientId,
    redirect_uri: 'http://touchline.test/auth/v1/callback',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  expect(query.get('state')).toMatch(/^[0-9a-f-]{36}$/)
  expect(query.get('nonce')?.length).toBeGreaterThanOrEqual(32)
  expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/)
})

test.each([
  ['prompt', 'select_account'],
  ['access_type', 'offline'],
  ['login_hint', 'ana@club.test'],
  ['hd', 'club.test'],
  ['nonce', 'chosen by the caller'],
  ['redirect_to', 'http://touchline.test/teams'],
])('passes on the caller’s %s=%s', async (key, value) => {
  const query = new URLSearchParams({ [key]: value })
  expect((await sentTo(`${start}&${query.toString()}`)).get(key)).toBe(value)
})

test.each([
  'client_id',
  'CLIENT_ID',
  'client_secret',
  'Client_Secret',
  'redirect_uri',
  'Redirect_Uri',
  'response_type',
  'RESPONSE_TYPE',
  'response_mode',
  'state',
  'STATE',
  'Code_Challenge',
  'Code_Challenge_Method',
  'code_verifier',
  'CODE_VERIFIER',
  'request',
  'request_uri',
])('drops the caller’s %s', async (key) => {
  const query = await sentTo(`${start}&${key}=https://evil.test/`)
  expect([...query.values()].join(' ')).not.toContain('evil')
  expect([...query.keys()].filter((name) => name !== name.toLowerCase())).toEqual([])
})

test('adds scopes, separated by commas or as given', async () => {
  const scope = async (scopes: string) =>
    (await sentTo(`${start}&${new URLSearchParams({ scopes }).toString()}`)).get('scope')
  expect(await scope('a,b')).toBe('openid email profile a b')
  expect(await scope('a b email')).toBe('openid email profile a b')
})

test.each([
  ['/authorize', 'Unsupported provider: '],
  ['/authorize?provider=party', 'Unsupported provider: '],
  ['/authorize?provider=apple', 'Unsupported provider: '],
  [`${start}&code_challenge=${'c'.repeat(43)}`, 'PKCE flow requires'],
  [`${start}&code_challenge=short&code_challenge_method=s256`, 'code challenge has to be'],
  [`${start}&code_challenge=${'c'.repeat(43)}&code_challenge_method=md5`, 'Invalid code challenge'],
])('refuses %s with an error', async (path, message) => {
  const answer = await google.open(path)
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
  expect(String(answer.body['msg'])).toContain(message)
})

test('refuses the same without Google, as the settings say', async () => {
  const plain = await testAuth()
  const answer = await plain.ask(start)
  expect(answer).toMatchObject({
    status: 400,
    body: {
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    },
  })
  const settingsOf = async (service: typeof plain) =>
    (await service.ask('/settings')).body['external']
  expect(await settingsOf(plain)).toMatchObject({ google: false })
  expect(await settingsOf(google.service)).toMatchObject({ google: true })
})

test.each([
  ['evil.test', {}],
  ['evil.test', { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' }],
  ['touchline.test', { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }],
])('ignores a host of %s with %j in favour of the configured address', async (host, more) => {
  const { headers } = await sendRaw(google.service, start, { headers: { host, ...more } })
  const query = new URL(headers.location ?? '').searchParams
  expect(query.get('redirect_uri')).toBe('http://touchline.test/auth/v1/callback')
  expect(headers.location).not.toContain('evil')
})

test.each([
  ['https://evil.test/', 'http://touchline.test/'],
  ['https://app.club.test/x?y=1', 'https://app.club.test/x?y=1'],
  ['http://touchline.test/teams', 'http://touchline.test/teams'],
])('leads redirect_to %s to %s', async (wanted, target) => {
  const query = new URLSearchParams({ redirect_to: wanted })
  const landed = await google.walk(`${start}&${query.toString()}`, ana.sub)
  expect(landed.href.split('#')[0]).toBe(target)
})

test('returns an error to the page while the provider is away, and passwords still work', async () => {
  const down = await testAuth({
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  })
  const landed = new URL(locationOf(await down.ask(`${start}&redirect_to=/login`)))
  expect(landed.pathname).toBe('/login')
  expect(landed.searchParams.get('error')).toBe('temporarily_unavailable')
  expect(fragmentOf(landed).get('error_code')).toBe('unexpected_failure')
  await down.signedUp({ email: 'ana@club.test', password: 'over the moon 7' })
})
