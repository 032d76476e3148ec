import { beforeAll, describe, expect, test } from 'vitest'

import { captchaProvider, type CaptchaProvider } from '../fixtures/captcha-provider.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

describe.each(['turnstile', 'hcaptcha'])('with %s', (CAPTCHA_PROVIDER) => {
  let provider: CaptchaProvider
  let service: TestAuth

  beforeAll(async () => {
    provider = await captchaProvider()
    service = await testAuth({
      CAPTCHA_PROVIDER,
      AUTH_MAIL_FREQUENCY_SECONDS: '0',
      CAPTCHA_SITE_KEY: 'our site',
      CAPTCHA_SECRET: 'our secret',
      CAPTCHA_VERIFY_URL: provider.verifyUrl,
    })
  })

  function recover(token: string): Promise<Answer> {
    const security = { captcha_token: token }
    return service.ask('/recover', {
      body: { email: 'x@y.test', gotrue_meta_security: security },
    })
  }

  const disallowed = (reason: string) => ({
    status: 400,
    body: {
      error_code: 'captcha_failed',
      msg: `captcha protection: request disallowed (${reason})`,
    },
  })

  test('accepts a valid token once and tells the provider only what it needs', async () => {
    expect(await recover(' good-1 ')).toMatchObject({ status: 200 })
    expect(Object.fromEntries(provider.asked.at(-1) ?? [])).toEqual({
      secret: 'our secret',
      response: 'good-1',
      remoteip: '127.0.0.1',
    })
    expect(await recover('good-1')).toMatchObject(disallowed('timeout-or-duplicate'))
  })

  test('accepts one of two requests with the same token', async () => {
    const answers = await Promise.all([recover('good-2'), recover('good-2')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('refuses another site’s token with the provider’s message', async () => {
    expect(await recover('of another site')).toMatchObject(
      disallowed('invalid-input-response, sitekey-secret-mismatch'),
    )
  })

  test('refuses an empty one without asking', async () => {
    const before = provider.asked.length
    for (const token of ['', '   '])
      expect(await recover(token)).toMatchObject(disallowed('no captcha_token found'))
    expect(provider.asked).toHaveLength(before)
  })

  test.each(['silent', 'broken'])('lets nobody through while the provider is %s', async (token) => {
    const answer = await recover(token)
    expect(answer).toMatchObject({
      status: 500,
      body: { error_code: 'unexpected_failure', msg: 'captcha verification process failed' },
    })
    expect(answer.headers.get('x-sb-error-code')).toBe('unexpected_failure')
  })

  test.each(['silent', 'broken', 'refuse-us'])(
    'does not let a token that makes it %s bypass the check',
    async (token) => {
      const answer = await signIn(service, { token })
      expect(answer).toMatchObject({ status: 500, body: { error_code: 'unexpected_failure' } })
    },
  )

  test.each([
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=other',
    '/otp',
    '/magiclink',
    '/recover',
    '/resend',
  ])('requires it for %s', async (path) => {
    const answer = await service.ask(path, {
      body: { email: 'a@club.test', password: 'a good password', type: 'signup' },
    })
    expect(answer).toMatchObject(disallowed('no captcha_token found'))
  })

  test.each([
    [
      'POST',
      '/token?grant_type=refresh_token',
      { refresh_token: 'abcdefghijkl' },
      'refresh_token_not_found',
    ],
    [
      'POST',
      '/token?grant_type=pkce',
      { auth_code: 'x', code_verifier: 'x' },
      'flow_state_not_found',
    ],
    ['POST', '/verify', { type: 'signup', token_hash: 'x' }, 'otp_expired'],
    ['PUT', '/user', {}, 'no_authorization'],
  ])('does not require it for %s %s', async (...[method, path, body, code]) => {
    expect((await service.ask(path, { method, body })).body['error_code']).toBe(code)
  })

  test('has no challenge of its own', async () => {
    expect((await service.ask('/captcha')).status).toBe(204)
  })
})

function signIn(
  service: TestAuth,
  { token, email = 'a@club.test', address }: { token: string; email?: string; address?: string },
): Promise<Answer> {
  return service.ask('/token?grant_type=password', {
    ...(address !== undefined && { headers: { 'x-forwarded-for': address } }),
    body: {
      email,
      password: 'a good password',
      gotrue_meta_security: { captcha_token: token },
    },
  })
}

describe('trust.md 4, fault 21: while a captcha’s provider answers no one', () => {
  let service: TestAuth

  beforeAll(async () => {
    service = await testAuth({
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'our site',
      CAPTCHA_SECRET: 'our secret',
      CAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
    })
  })

  test.each(['', 'a token that nobody can check'])(
    'a password is tried, with “%s”',
    async (token) => {
      const answer = await signIn(service, { token })
      expect(answer.body['error_code']).toBe('invalid_credentials')
    },
  )

  test.each(['/signup', '/recover', '/token?grant_type=other'])(
    '%s stays refused',
    async (path) => {
      const answer = await service.ask(path, {
        body: {
          email: 'a@club.test',
          password: 'a good password',
          gotrue_meta_security: { captcha_token: 'a token' },
        },
      })
      expect(answer).toMatchObject({ status: 500, body: { error_code: 'unexpected_failure' } })
    },
  )
})

describe('a visitor can’t make the provider seem away', () => {
  let provider: CaptchaProvider
  let service: TestAuth

  beforeAll(async () => {
    provider = await captchaProvider()
    service = await testAuth({
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'our site',
      CAPTCHA_SECRET: 'our secret',
      CAPTCHA_VERIFY_URL: provider.verifyUrl,
    })
  })

  test('the probe contains nothing that the visitor chose', async () => {
    await signIn(service, { token: 'silent' })
    expect(Object.fromEntries(provider.asked.at(-1) ?? [])).toEqual({
      secret: 'our secret',
      response: 'is anybody there',
    })
  })

  test.each([403, 429])('a provider refusing us with %i counts as reachable', async (status) => {
    provider.refuseAll(status)
    for (const token of ['', 'a token'])
      expect((await signIn(service, { token })).body['error_code']).not.toBe('invalid_credentials')
  })
})

test('a network may try ten passwords at once without a captcha, for all accounts', async () => {
  const service = await testAuth({
    AUTH_RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
    CAPTCHA_PROVIDER: 'hcaptcha',
    CAPTCHA_SITE_KEY: 'our site',
    CAPTCHA_SECRET: 'our secret',
    CAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
  })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      signIn(service, { token: '', email: `${at}@club.test`, address: '10.0.0.1' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  expect((await signIn(service, { token: '', address: '10.0.0.2' })).status).toBe(400)
})
