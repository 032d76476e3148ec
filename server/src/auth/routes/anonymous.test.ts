import { beforeAll, describe, expect, test } from 'vitest'

import { codeTo, refusalsInBothFormats } from '../fixtures/phones.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
beforeAll(async () => {
  service = await testAuth({ AUTH_ANONYMOUS: 'on', AUTH_PHONE: 'on' })
})

const password = 'over the moon 7'

test('signs in without any address', async () => {
  const browser = service.browser()
  const { data, error } = await browser.signInAnonymously({
    options: { data: { first_name: 'Ana' } },
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: '',
    phone: '',
    is_anonymous: true,
    identities: [],
    app_metadata: {},
    user_metadata: { first_name: 'Ana' },
  })
  const { data: claims } = await browser.getClaims()
  expect(claims?.claims).toMatchObject({ is_anonymous: true, email: '', phone: '' })
  expect(claims?.claims.amr).toMatchObject([{ method: 'anonymous' }])
  const refreshed = await browser.refreshSession()
  expect(refreshed.data.user?.is_anonymous).toBe(true)
})

describe('stops being anonymous with an address', () => {
  test('with an email address once confirmed; the password works from the start', async () => {
    const browser = service.browser()
    const { data: before } = await browser.signInAnonymously()
    const wished = await browser.updateUser({ email: 'ana@club.test', password })
    expect(wished.error).toBeNull()
    expect(wished.data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      new_email: 'ana@club.test',
    })
    const early = await service.browser().signInWithPassword({ email: 'ana@club.test', password })
    expect(early.error?.code).toBe('invalid_credentials')

    const { code: token } = await service.mailTo('ana@club.test')
    const done = await browser.verifyOtp({ email: 'ana@club.test', token, type: 'email_change' })
    expect(done.error).toBeNull()
    expect(done.data.user).toMatchObject({
      id: before.user?.id,
      is_anonymous: false,
      email: 'ana@club.test',
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email: 'ana@club.test' } }],
    })
    const { data: claims } = await browser.getClaims()
    expect(claims?.claims).toMatchObject({ is_anonymous: false, email: 'ana@club.test' })
    const again = await service.browser().signInWithPassword({ email: 'ana@club.test', password })
    expect(again.data.user?.id).toBe(before.user?.id)
  })

  test('with a phone number once confirmed', async () => {
    const browser = service.browser()
    const { data: before } = await browser.signInAnonymously()
    await browser.updateUser({ phone: '+34600300001' })
    const token = await codeTo(service, '34600300001')
    const ask = { phone: '+34600300001', token, type: 'phone_change' } as const
    const done = await browser.verifyOtp(ask)
    expect(done.data.user).toMatchObject({
      id: before.user?.id,
      is_anonymous: false,
      phone: '34600300001',
      app_metadata: { provider: 'phone', providers: ['phone'] },
    })
  })

  test('at once without confirmation', async () => {
    const kind = await testAuth({ AUTH_ANONYMOUS: 'on', AUTH_AUTOCONFIRM: 'on' })
    const browser = kind.browser()
    await browser.signInAnonymously()
    const { data } = await browser.updateUser({ email: 'leo@club.test', password })
    expect(data.user).toMatchObject({ is_anonymous: false, email: 'leo@club.test' })
  })

  test('refuses a password alone', async () => {
    const { body } = await service.ask('/signup', { body: {} })
    expect(
      await refusalsInBothFormats(service, {
        path: '/user',
        ask: { method: 'PUT', token: String(body['access_token']), body: { password } },
        answer: [
          422,
          'validation_failed',
          'Updating password of an anonymous user without an email or phone is not allowed',
        ],
      }),
    ).toEqual([])
  })
})

test('is off by default, whatever the request says', async () => {
  const strict = await testAuth()
  for (const body of [{}, { data: { a: 1 } }, { password: 'x' }])
    expect(
      await refusalsInBothFormats(strict, {
        path: '/signup',
        ask: { body },
        answer: [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
      }),
    ).toEqual([])
})

test('allows thirty an hour per network', async () => {
  const limited = await testAuth({
    AUTH_ANONYMOUS: 'on',
    AUTH_RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
  })
  const from = (address: string) =>
    limited.ask('/signup', { body: {}, headers: { 'x-forwarded-for': address } })
  const answers = await Promise.all(Array.from({ length: 31 }, () => from('10.0.0.1')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } })
  expect(Number(refused?.headers.get('retry-after'))).toBe(120)
  expect((await from('10.0.0.2')).status).toBe(200)
})
