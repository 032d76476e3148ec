import { beforeAll, describe, expect, test } from 'vitest'

import {
  codeTo,
  refusalsInBothFormats,
  signedUpByPhone,
  textsTo,
  wait,
} from '../fixtures/phones.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
beforeAll(async () => {
  service = await testAuth({ AUTH_PHONE: 'on' })
})

const password = 'over the moon 7'
const expired = [403, 'otp_expired', 'Token has expired or is invalid'] as const

test('signs up by phone, enters the code and signs in by password', async () => {
  const browser = service.browser()
  const data = { first_name: 'Ana', language: 'es' }
  const signedUp = await browser.signUp({ phone: '+34 600 100 001', password, options: { data } })
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user).toMatchObject({
    email: '',
    phone: '34600100001',
    role: 'authenticated',
    is_anonymous: false,
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: { first_name: 'Ana', phone: '34600100001', phone_verified: false },
    identities: [{ provider: 'phone', identity_data: { phone: '34600100001' } }],
  })
  expect(signedUp.data.user).not.toHaveProperty('phone_confirmed_at')

  const early = await browser.signInWithPassword({ phone: '+34600100001', password })
  expect(early.error?.code).toBe('phone_not_confirmed')

  const token = await codeTo(service, '34600100001')
  const verified = await browser.verifyOtp({ phone: '+34600100001', token, type: 'sms' })
  expect(verified.error).toBeNull()
  expect(verified.data.user).toMatchObject({
    phone: '34600100001',
    phone_confirmed_at: service.platform.clock().toISOString(),
    confirmed_at: service.platform.clock().toISOString(),
    user_metadata: { phone_verified: true },
    identities: [{ identity_data: { phone_verified: true } }],
  })
  const { data: claims } = await browser.getClaims()
  expect(claims?.claims).toMatchObject({ phone: '34600100001', email: '', aal: 'aal1' })
  expect(claims?.claims.amr).toMatchObject([{ method: 'otp' }])

  const signedIn = await service.browser().signInWithPassword({ phone: '34600100001', password })
  expect(signedIn.data.user?.id).toBe(signedUp.data.user?.id)
  expect(
    await refusalsInBothFormats(service, {
      path: '/verify',
      ask: { body: { type: 'sms', phone: '34600100001', token } },
      answer: expired,
    }),
  ).toEqual([])
})

test('treats a taken number as new for a stranger and sends nothing', async () => {
  const person = { phone: '34600100002', password }
  await signedUpByPhone(service, person)
  wait(service, 60)
  const before = await textsTo(service, person.phone)
  const answer = await service.ask('/signup', {
    body: { ...person, password: 'of an intruder', data: { first_name: 'Eve' } },
  })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      email: '',
      phone: person.phone,
      role: '',
      identities: [],
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: { first_name: 'Eve' },
    },
  })
  expect(await textsTo(service, person.phone)).toBe(before)
  expect((await service.browser().signInWithPassword(person)).error).toBeNull()
})

describe('a code instead of a password', () => {
  test('signs a new number up and a known one in', async () => {
    const browser = service.browser()
    const response = await browser.signInWithOtp({ phone: '+34600100003' })
    expect(response.error).toBeNull()
    expect(response.data.messageId).toMatch(/^[0-9a-f-]{36}$/)
    const first = await browser.verifyOtp({
      phone: '+34600100003',
      token: await codeTo(service, '34600100003'),
      type: 'sms',
    })
    expect(first.data.user?.app_metadata).toEqual({ provider: 'phone', providers: ['phone'] })

    wait(service, 60)
    const again = service.browser()
    await again.signInWithOtp({ phone: '+34600100003', options: { shouldCreateUser: false } })
    const token = await codeTo(service, '34600100003')
    const second = await again.verifyOtp({ phone: '+34600100003', token, type: 'sms' })
    expect(second.data.user?.id).toBe(first.data.user?.id)
  })

  test('removes a password that someone else had set for the number', async () => {
    const phone = '34600100004'
    await service.ask('/signup', { body: { phone, password: 'of an intruder' } })
    wait(service, 60)
    await service.ask('/otp', { body: { phone } })
    const token = await codeTo(service, phone)
    expect((await service.ask('/verify', { body: { type: 'sms', phone, token } })).status).toBe(200)
    expect(
      await refusalsInBothFormats(service, {
        path: '/token?grant_type=password',
        ask: { body: { phone, password: 'of an intruder' } },
        answer: [400, 'invalid_credentials', 'Invalid login credentials'],
      }),
    ).toEqual([])
  })

  test('is valid for a minute', async () => {
    const phone = '34600100005'
    await service.ask('/otp', { body: { phone } })
    const token = await codeTo(service, phone)
    wait(service, 61)
    const ask = { body: { type: 'sms', phone, token } }
    expect(await refusalsInBothFormats(service, { path: '/verify', ask, answer: expired })).toEqual(
      [],
    )
  })

  test('is void after six wrong guesses', async () => {
    const phone = '34600100006'
    await service.ask('/otp', { body: { phone } })
    const token = await codeTo(service, phone)
    const wrong = token === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 6; guess += 1)
      await service.ask('/verify', { body: { type: 'sms', phone, token: wrong } })
    const { status } = await service.ask('/verify', { body: { type: 'sms', phone, token } })
    expect(status).toBe(403)
  })

  test('is sent once a minute, also on request', async () => {
    const phone = '34600100007'
    await service.ask('/signup', { body: { phone, password } })
    const tooSoon = [
      429,
      'over_sms_send_rate_limit',
      'For security purposes, you can only request this after 60 seconds.',
    ] as const
    const requests = [
      ['/otp', { phone }],
      ['/signup', { phone, password }],
      ['/resend', { phone, type: 'sms' }],
    ] as const
    for (const [path, body] of requests)
      expect(
        await refusalsInBothFormats(service, { path, ask: { body }, answer: tooSoon }),
      ).toEqual([])

    wait(service, 60)
    const old = await codeTo(service, phone)
    expect((await service.ask('/resend', { body: { phone, type: 'sms' } })).body).toEqual({})
    expect(await textsTo(service, phone)).toBe(2)
    const verify = (token: string) =>
      service.ask('/verify', { body: { type: 'sms', phone, token } })
    const fresh = await codeTo(service, phone)
    expect((await verify(old === fresh ? '-' : old)).status).toBe(403)
    expect((await verify(`${fresh.slice(0, 3)} ${fresh.slice(3)}`)).status).toBe(200)
  })

  test('is in the account’s language', async () => {
    const phone = '34600100008'
    await service.ask('/otp', { body: { phone, data: { language: 'de' } } })
    const { database } = service.platform
    const text = await database
      .selectFrom('text_messages')
      .select('body')
      .where('recipient', '=', phone)
      .executeTakeFirstOrThrow()
    expect(text.body).toContain('ist dein Touchline-Code')
  })
})

test('signs in at once without confirmation, and reports a taken number', async () => {
  const kind = await testAuth({ AUTH_PHONE: 'on', AUTH_AUTOCONFIRM: 'on' })
  const body = { phone: '34600100010', password }
  const { status, body: session } = await kind.ask('/signup', { body })
  expect(status).toBe(200)
  expect(session).toMatchObject({ token_type: 'bearer', user: { phone: body.phone } })
  expect(await textsTo(kind, body.phone)).toBe(0)
  expect(
    await refusalsInBothFormats(kind, {
      path: '/signup',
      ask: { body },
      answer: [422, 'user_already_exists', 'User already registered'],
    }),
  ).toEqual([])
  const changed = await kind.ask('/user', {
    method: 'PUT',
    token: String(session['access_token']),
    body: { phone: '34600100011' },
  })
  expect(changed.body).toMatchObject({ phone: '34600100011' })
})
