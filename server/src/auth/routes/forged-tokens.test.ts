import { createPrivateKey } from 'node:crypto'

import { decodeJwt, SignJWT, UnsecuredJWT, type JWTHeaderParameters, type JWTPayload } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'

import { openKeys, type Keys } from '../commands/keys.ts'
import { known } from '../fixtures/refusals.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
let good: string
let claims: JWTPayload
/** The installation's real keys: tokens differ in one claim only. */
let keys: Keys

beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
  good = await service.signedUp(known)
  claims = decodeJwt(good)
  keys = openKeys(service.platform)
})

async function represents(token: string): Promise<readonly [number, unknown, unknown]> {
  const { status, body } = await service.ask('/user', { token })
  const account = await service.auth.access.identify(`Bearer ${token}`)
  return [status, body['error_code'], account?.email]
}

const refused = [403, 'bad_jwt', undefined] as const
const now = () => Math.floor(service.platform.clock().getTime() / 1000)

test('accepts the token of a sign-in', async () => {
  expect(await represents(good)).toEqual([200, undefined, known.email])
  expect(await represents(await keys.sign(claims))).toEqual([200, undefined, known.email])
})

describe('signed by our own key, but', () => {
  test.each<[string, () => Readonly<Record<string, unknown>>]>([
    ['of another issuer', () => ({ iss: 'https://evil.test/auth/v1' })],
    ['of no issuer', () => ({ iss: undefined })],
    ['for another audience', () => ({ aud: 'service' })],
    ['for no audience', () => ({ aud: undefined })],
    ['expired', () => ({ exp: now() - 1 })],
    ['without an end', () => ({ exp: undefined })],
    ['not good yet', () => ({ nbf: now() + 60 })],
    ['for nobody', () => ({ sub: undefined })],
    ['of a session that is none', () => ({ session_id: 'feed' })],
    ['of no session', () => ({ session_id: undefined })],
  ])('%s', async (_what, change) => {
    expect(await represents(await keys.sign({ ...claims, ...change() }))).toEqual(refused)
  })

  test('for an invalid user id', async () => {
    const token = await keys.sign({ ...claims, sub: "' or 1=1" })
    expect(await represents(token)).toEqual([400, 'bad_jwt', undefined])
  })

  test('of a session that has ended', async () => {
    const token = await keys.sign({ ...claims, session_id: '5f0c5a4e-3c7f-4a51-9d0f-6f4a31b6b1aa' })
    expect(await represents(token)).toEqual([403, 'session_not_found', undefined])
  })
})

describe('not signed by our key:', () => {
  const stranger = createPrivateKey({
    key: '-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgevZzL1gdAFr88hb2\nOF/2NxApJCzGCEDdfSp6VQO30hyhRANCAAQRWz+jn65BtOMvdyHKcvjBeBSDZH2r\n1RTwjmYSi9R/zpBnuQ4EiMnCqfMPWiZqB4QdbAd0E7oH50VpuZ1P087G\n-----END PRIVATE KEY-----',
  })
  const sign = (header: JWTHeaderParameters) =>
    new SignJWT({ ...claims }).setProtectedHeader(header).sign(stranger)

  test('alg none', async () => {
    const bare = new UnsecuredJWT({ ...claims }).encode()
    for (const token of [bare, `${bare}c2ln`, bare.replace(/^[^.]+/, encoded({ alg: 'NONE' }))])
      expect(await represents(token)).toEqual(refused)
  })

  test('HS256 with the public key as the secret, in every spelling of it', async () => {
    const [jwk] = await keys.publicKeys()
    for (const secret of [JSON.stringify(jwk), JSON.stringify({ keys: [jwk] }), String(jwk?.x)]) {
      const key = Buffer.from(secret.padEnd(32, ' '))
      const header = { alg: 'HS256', kid: String(jwk?.kid) }
      const token = await new SignJWT({ ...claims }).setProtectedHeader(header).sign(key)
      expect(await represents(token)).toEqual(refused)
    }
  })

  test.each([
    'unknown',
    '../../../../dev/null',
    'file:///etc/passwd',
    "x' union select 'key' --",
    '',
    'x'.repeat(5000),
  ])('a kid that is %j', async (kid) => {
    expect(await represents(await sign({ alg: 'ES256', kid }))).toEqual(refused)
  })

  test('our kid with another signature', async () => {
    const [jwk] = await keys.publicKeys()
    expect(await represents(await sign({ alg: 'ES256', kid: String(jwk?.kid) }))).toEqual(refused)
  })

  test('a key embedded in the token', async () => {
    const [jwk] = await keys.publicKeys()
    const header = { alg: 'ES256', jwk: { ...jwk, x: 'eA' }, jku: 'https://evil.test/jwks.json' }
    expect(await represents(await sign(header))).toEqual(refused)
  })

  test('changed claims under a valid signature', async () => {
    const [header = '', , signature = ''] = good.split('.')
    const token = `${header}.${encoded({ ...claims, role: 'service_role' })}.${signature}`
    expect(await represents(token)).toEqual(refused)
  })
})

test('tokens of other kinds open no session', async () => {
  const { data } = await service.browser().signInWithPassword(known)
  await service.ask('/recover', { body: { email: known.email } })
  const { call: link, code } = await service.mailTo(known.email)
  const ofLink = new URL(link).searchParams.get('token') ?? ''
  for (const token of [data.session?.refresh_token ?? '', ofLink, code])
    expect(await represents(token)).toEqual(refused)
})

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
