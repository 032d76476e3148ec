import { decodeJwt, decodeProtectedHeader } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'

import { known } from '../fixtures/refusals.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
let signedUp: Answer
let session: Answer

const ana = { email: 'Ana@Club.test', password: 'over the moon 7' }
const data = { first_name: 'Ana', sub: 'somebody else', email: 'evil@evil.test', empty: null }
const uuid: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const text: unknown = expect.any(String)
const thing: unknown = expect.any(Object)
const refreshToken: unknown = expect.stringMatching(/^[a-z2-7]{32}$/)
const instant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)

beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0', AUTH_ANONYMOUS: 'on' })
  await service.signedUp(known)
  signedUp = await service.ask('/signup', { body: { ...ana, data } })
  const { code: token } = await service.mailTo('ana@club.test')
  session = await service.ask('/verify', { body: { type: 'signup', email: ana.email, token } })
})

const facts = {
  first_name: 'Ana',
  empty: null,
  sub: uuid,
  email: 'ana@club.test',
  phone_verified: false,
}
const identity = {
  identity_id: uuid,
  id: uuid,
  user_id: uuid,
  provider: 'email',
  email: 'ana@club.test',
  last_sign_in_at: instant,
  created_at: instant,
  updated_at: instant,
}
const user = {
  id: uuid,
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ana@club.test',
  phone: '',
  confirmation_sent_at: instant,
  app_metadata: { provider: 'email', providers: ['email'] },
  created_at: instant,
  updated_at: instant,
  is_anonymous: false,
}

describe('a user', () => {
  test('of an unconfirmed account has these fields and no others', () => {
    const unverified = { ...facts, email_verified: false }
    expect(signedUp.body).toEqual({
      ...user,
      user_metadata: unverified,
      identities: [{ ...identity, identity_data: unverified }],
    })
    expect(JSON.stringify(signedUp.body)).not.toContain('somebody else')
  })

  test('of a confirmed account is verified everywhere', () => {
    const verified = { ...facts, email_verified: true }
    expect(session.body['user']).toEqual({
      ...user,
      email_confirmed_at: instant,
      confirmed_at: instant,
      last_sign_in_at: instant,
      user_metadata: verified,
      identities: [{ ...identity, identity_data: verified }],
    })
  })

  test('shown to a stranger has the fields of a new one, in order', async () => {
    const { body } = await service.ask('/signup', {
      body: { email: known.email, password: 'of somebody else', data: { first_name: 'Eve' } },
    })
    expect(Object.keys(body)).toEqual(Object.keys(signedUp.body))
    expect(body).toEqual({
      ...user,
      role: '',
      email: known.email,
      user_metadata: { first_name: 'Eve' },
      identities: [],
    })
  })

  test('shows pending changes', async () => {
    const token = String(session.body['access_token'])
    await service.ask('/recover', { body: { email: ana.email } })
    await service.ask('/reauthenticate', { token })
    await service.ask('/user', { method: 'PUT', token, body: { email: 'ana@new.test' } })
    const { body } = await service.ask('/user', { token })
    expect(body).toMatchObject({
      recovery_sent_at: instant,
      reauthentication_sent_at: instant,
      new_email: 'ana@new.test',
      email_change_sent_at: instant,
    })
    for (const absent of ['invited_at', 'banned_until', 'deleted_at', 'new_phone', 'factors'])
      expect(body).not.toHaveProperty(absent)
  })
})

describe('a session', () => {
  test('has these fields and no others', () => {
    expect(session.body).toEqual({
      access_token: text,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(service.platform.clock().getTime() / 1000) + 3600,
      refresh_token: refreshToken,
      user: thing,
    })
  })

  test('has an access token with these claims and no others', async () => {
    const token = String(session.body['access_token'])
    const { body } = await service.ask('/.well-known/jwks.json')
    const { kid, ...header } = decodeProtectedHeader(token)
    expect(header).toEqual({ alg: 'ES256', typ: 'JWT' })
    expect(body).toMatchObject({ keys: [{ kid }] })
    const now = Math.floor(service.platform.clock().getTime() / 1000)
    expect(decodeJwt(token)).toEqual({
      iss: 'http://touchline.test/auth/v1',
      sub: uuid,
      aud: 'authenticated',
      iat: now,
      exp: now + 3600,
      email: 'ana@club.test',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { ...facts, email_verified: true },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: now }],
      session_id: uuid,
      is_anonymous: false,
    })
  })

  test('identifies itself in headers, however it starts', async () => {
    const begun = [
      session,
      await service.ask('/signup', { body: {} }),
      await service.ask('/token?grant_type=password', { body: known }),
    ]
    for (const { headers, body } of begun) {
      const claims = decodeJwt(String(body['access_token']))
      expect([
        headers.get('sb-auth-user-id'),
        headers.get('sb-auth-session-id'),
        headers.get('sb-auth-refresh-token-prefix'),
      ]).toEqual([claims.sub, claims['session_id'], String(body['refresh_token']).slice(0, 5)])
    }
  })
})
