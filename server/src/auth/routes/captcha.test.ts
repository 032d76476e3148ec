import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
beforeAll(async () => {
  service = await testAuth({ CAPTCHA_PROVIDER: 'altcha' })
})

let people = 0
function signUp(captchaToken: string | undefined): Promise<Answer> {
  people += 1
  const security = captchaToken === undefined ? {} : { captcha_token: captchaToken }
  return service.ask('/signup', {
    body: {
      email: `p${people}@club.test`,
      password: 'a good password',
      gotrue_meta_security: security,
    },
  })
}

const challengeShape = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
})

async function challenge(): Promise<Challenge> {
  return challengeShape.parse((await service.ask('/captcha')).body)
}

async function solve(given: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: given, deriveKey })
  return tokenOf(given, solution)
}

function tokenOf(given: unknown, solution: unknown): string {
  return Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64')
}

const refused = { status: 400, body: { error_code: 'captcha_failed' } }

test('accepts a solved challenge once', async () => {
  const token = await solve(await challenge())
  expect((await signUp(token)).status).toBe(200)
  expect(await signUp(token)).toMatchObject(refused)
})

test('refuses a missing, invalid or wrong solution', async () => {
  expect(await signUp(undefined)).toMatchObject({
    ...refused,
    body: { msg: 'captcha protection: request disallowed (no captcha_token found)' },
  })
  expect(await signUp('nonsense')).toMatchObject(refused)
  expect(await signUp(tokenOf(await challenge(), { counter: 1, derivedKey: '00' }))).toMatchObject(
    refused,
  )
})

test('refuses an easier challenge made by the client', async () => {
  const given = await challenge()
  const easier = { ...given, parameters: { ...given.parameters, keyPrefix: '0' } }
  expect(await signUp(await solve(easier))).toMatchObject(refused)
})

test('expires after twenty minutes', async () => {
  const token = await solve(await challenge())
  const now = service.platform.clock()
  service.platform.setClock(new Date(now.getTime() + 21 * 60_000).toISOString())
  expect(await signUp(token)).toMatchObject(refused)
  service.platform.setClock(now.toISOString())
})

test.each([
  ['/token?grant_type=password', 400],
  ['/token?grant_type=other', 400],
  ['/recover', 400],
  ['/resend', 400],
  ['/otp', 400],
  ['/magiclink', 400],
])('requires it for %s too', async (path, status) => {
  const answer = await service.ask(path, {
    body: { email: 'a@club.test', password: 'x', type: 'signup' },
  })
  expect(answer).toMatchObject({ status, body: { error_code: 'captcha_failed' } })
})

test.each([
  [
    'POST',
    '/token?grant_type=refresh_token',
    { refresh_token: 'abcdefghijkl' },
    'refresh_token_not_found',
  ],
  ['POST', '/token?grant_type=pkce', {}, 'validation_failed'],
  [
    'POST',
    '/token?grant_type=id_token',
    { provider: 'google', id_token: 'x' },
    'provider_disabled',
  ],
  ['POST', '/verify', { type: 'signup', token_hash: 'x' }, 'otp_expired'],
  ['PUT', '/user', {}, 'no_authorization'],
  ['POST', '/sso', {}, 'saml_provider_disabled'],
])('does not require it for %s %s', async (...[method, path, body, code]) => {
  expect((await service.ask(path, { method, body })).body['error_code']).toBe(code)
})
