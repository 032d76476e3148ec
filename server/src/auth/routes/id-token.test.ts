import { createHash } from 'node:crypto'

import { generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'

import { ana, luis, nobody, testGoogle, type TestGoogle } from '../fixtures/google.ts'
import { testAuth, type Answer } from '../fixtures/service.ts'

let google: TestGoogle

beforeAll(async () => {
  google = await testGoogle()
})

function give(body: Readonly<Record<string, unknown>>, token?: string): Promise<Answer> {
  return google.service.ask('/token?grant_type=id_token', {
    body: { provider: 'google', ...body },
    ...(token === undefined ? {} : { token }),
  })
}

function hashed(words: string): string {
  return createHash('sha256').update(words).digest('hex')
}

const atHash = createHash('sha256').update('access').digest().subarray(0, 16).toString('base64url')

test('signs in with an ID token and a hashed nonce', async () => {
  const browser = google.service.browser()
  const { data, error } = await browser.signInWithIdToken({
    provider: 'google',
    token: await google.provider.idToken({ ...ana, nonce: hashed('once'), at_hash: atHash }),
    access_token: 'access',
    nonce: 'once',
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'ana@club.test',
    app_metadata: { providers: ['google'] },
    identities: [{ provider: 'google', id: ana.sub }],
  })
  expect((await browser.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }])
})

test('accepts client and issuer from older clients', async () => {
  const answer = await google.service.ask('/token?grant_type=id_token', {
    body: {
      client_id: google.provider.clientId,
      issuer: google.provider.issuer,
      id_token: await google.provider.idToken({ ...ana }),
    },
  })
  expect(answer).toMatchObject({ status: 200, body: { user: { email: 'ana@club.test' } } })
})

describe('refused in OAuth’s format', () => {
  const badToken = ['invalid request', 'Bad ID token'] as const

  test.each([
    ['an end in the past', { exp: 1_700_000_000 }, {}, badToken],
    ['another issuer', { iss: 'https://evil.test' }, {}, badToken],
    ['another access token', { at_hash: 'else' }, { access_token: 'access' }, badToken],
    [
      'another audience',
      { aud: 'another client' },
      {},
      ['invalid request', 'Unacceptable audience in id_token'],
    ],
    ['nobody', { sub: '' }, {}, ['invalid request', 'Missing sub claim in id_token']],
    [
      'a nonce nobody sent',
      { nonce: hashed('once') },
      {},
      ['invalid request', 'Passed nonce and nonce in id_token should either both exist or not.'],
    ],
    [
      'no nonce though one was sent',
      {},
      { nonce: 'once' },
      ['invalid request', 'Passed nonce and nonce in id_token should either both exist or not.'],
    ],
    [
      'another nonce',
      { nonce: hashed('once') },
      { nonce: 'twice' },
      ['invalid nonce', 'Nonces mismatch'],
    ],
    [
      'the nonce itself',
      { nonce: 'once' },
      { nonce: 'once' },
      ['invalid nonce', 'Nonces mismatch'],
    ],
  ] as const)('a token with %s', async (...[, claims, body, [error, description]]) => {
    const answer = await give({
      id_token: await google.provider.idToken({ ...ana, ...claims }),
      ...body,
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ error, error_description: description })
  })

  test('accepts a token with several audiences', async () => {
    const aud = ['another client', google.provider.clientId]
    const answer = await give({ id_token: await google.provider.idToken({ ...ana, aud }) })
    expect(answer.status).toBe(200)
  })

  test.each([
    ['no token', {}, 'id_token required'],
    ['no token token', { id_token: 'party' }, 'Bad ID token'],
    ['an unsigned token', { id_token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' }, 'Bad ID token'],
    ['neither provider nor client', { provider: '', id_token: 'x' }, 'provider or client_id'],
  ])('%s', async (_what, body, description) => {
    const answer = await give(body)
    expect(answer.status).toBe(400)
    expect(answer.body).not.toHaveProperty('error_code')
    expect(answer.body['error']).toBe('invalid request')
    expect(String(answer.body['error_description'])).toContain(description)
  })

  test('a token signed by someone else', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const answer = await give({ id_token: await google.provider.idToken({ ...ana }, privateKey) })
    expect(answer.body).toEqual({ error: 'invalid request', error_description: 'Bad ID token' })
  })
})

describe('refused in the protocol’s format', () => {
  test('an unknown provider, or only another issuer', async () => {
    for (const body of [
      { provider: 'party', id_token: 'x' },
      { provider: '', client_id: 'x', issuer: 'https://evil.test', id_token: 'x' },
    ])
      expect(await give(body)).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed' },
      })
  })

  test('a provider that is not configured', async () => {
    const plain = await testAuth()
    const body = { provider: 'google', id_token: 'x' }
    expect(await plain.ask('/token?grant_type=id_token', { body })).toMatchObject({
      status: 400,
      body: { error_code: 'provider_disabled' },
    })
  })

  test('does not call a token invalid while the provider is unreachable', async () => {
    const down = await testAuth({
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    })
    const body = { provider: 'google', id_token: await google.provider.idToken({ ...ana }) }
    const answer = await down.ask('/token?grant_type=id_token', { body })
    expect(answer).toMatchObject({ status: 503, body: { error_code: 'unexpected_failure' } })
    expect(answer.headers.get('retry-after')).toBe('5')
  })

  test.each([
    ['an unverified address', luis, 422, 'provider_email_needs_verification'],
    ['no address', nobody, 500, 'unexpected_failure'],
  ])('%s', async (...[, person, status, code]) => {
    const answer = await give({ id_token: await google.provider.idToken({ ...person }) })
    expect(answer).toMatchObject({ status, body: { error_code: code } })
  })
})

describe('adding an identity', () => {
  const person = { email: 'eva@club.test', password: 'over the moon 7' }
  const other = { sub: '3001', name: 'Eva Ruiz', email: 'eva@else.test', email_verified: true }

  test('requires signing in', async () => {
    const answer = await give({
      id_token: await google.provider.idToken({ ...other }),
      link_identity: true,
    })
    expect(answer).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } })
  })

  test('joins the account, whatever its address', async () => {
    const token = await google.service.signedUp(person)
    const id_token = await google.provider.idToken({ ...other })
    const answer = await give({ id_token, link_identity: true }, token)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        user: {
          email: person.email,
          app_metadata: { provider: 'email', providers: ['email', 'google'] },
        },
      },
    })
    expect((await google.service.mailTo(person.email)).kind).toBe('auth.identity_linked')

    const again = await give({ id_token, link_identity: true }, token)
    expect(again).toMatchObject({ status: 422, body: { error_code: 'identity_already_exists' } })
  })

  test('is refused when turned off', async () => {
    const closed = await testGoogle({ AUTH_MANUAL_LINKING: 'off' })
    const token = await closed.service.signedUp(person)
    const answer = await closed.service.ask('/token?grant_type=id_token', {
      token,
      body: { provider: 'google', id_token: 'x', link_identity: true },
    })
    expect(answer).toMatchObject({ status: 404, body: { error_code: 'manual_linking_disabled' } })
  })
})
