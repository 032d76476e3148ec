import { beforeAll, expect, test } from 'vitest'

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

function change(token: string, body: object) {
  return service.ask('/user', { method: 'PUT', token, body })
}

test('adds a number to an account with an email, which then has two ways to sign in', async () => {
  const token = await service.signedUp({ email: 'ana@club.test', password })
  wait(service, 1)
  const wished = await change(token, { phone: '+34 600 200 001' })
  expect(wished).toMatchObject({ status: 200, body: { phone: '', new_phone: '34600200001' } })
  expect(wished.body['phone_change_sent_at']).toBe(service.platform.clock().toISOString())

  const code = await codeTo(service, '34600200001')
  const browser = service.browser()
  const ask = { phone: '+34600200001', token: code, type: 'phone_change' } as const
  const { data, error } = await browser.verifyOtp(ask)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'ana@club.test',
    phone: '34600200001',
    app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    user_metadata: { phone: '34600200001', phone_verified: true, email: 'ana@club.test' },
  })
  expect(data.user).not.toHaveProperty('new_phone')
  expect(data.user).not.toHaveProperty('phone_change_sent_at')
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone'])
  expect(await service.mailTo('ana@club.test')).toMatchObject({
    kind: 'auth.phone_changed',
    subject: 'Your phone number was changed',
  })
  const byPhone = await service.browser().signInWithPassword({ phone: '34600200001', password })
  expect(byPhone.data.user?.email).toBe('ana@club.test')
})

test('changes a number only once the new one has confirmed the code', async () => {
  const session = await signedUpByPhone(service, { phone: '34600200002', password })
  const token = String(session['access_token'])
  expect((await change(token, { phone: '34600200002' })).body).not.toHaveProperty('new_phone')
  await change(token, { phone: '34600200003' })
  expect(await textsTo(service, '34600200003')).toBe(1)
  expect(
    await refusalsInBothFormats(service, {
      path: '/user',
      ask: { method: 'PUT', token, body: { phone: '34600200003' } },
      answer: [
        429,
        'over_sms_send_rate_limit',
        'For security purposes, you can only request this after 60 seconds.',
      ],
    }),
  ).toEqual([])
  wait(service, 60)
  await service.ask('/resend', { body: { type: 'phone_change', phone: '34600200002' } })
  expect(await textsTo(service, '34600200003')).toBe(2)

  const code = await codeTo(service, '34600200003')
  const input = { type: 'phone_change', token: code }
  const atOldNumber = await service.ask('/verify', { body: { ...input, phone: '34600200002' } })
  expect(atOldNumber.status).toBe(403)
  const body = { ...input, phone: '34600200003' }
  expect(await service.ask('/verify', { body })).toMatchObject({
    status: 200,
    body: { user: { phone: '34600200003', identities: [{ provider: 'phone' }] } },
  })
})

test.each([
  [
    'a number somebody has',
    { phone: '34600200009' },
    [422, 'phone_exists', 'A user with this phone number has already been registered'],
  ],
  [
    'no number',
    { phone: 'me' },
    [400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
  ],
  [
    'an unknown channel',
    { phone: '34600200008', channel: 'whatsapp' },
    [
      400,
      'validation_failed',
      "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
    ],
  ],
] as const)('%s is refused', async (_name, body, answer) => {
  await service.ask('/signup', { body: { phone: '34600200009', password } })
  const email = `${crypto.randomUUID()}@club.test`
  const token = await service.signedUp({ email, password })
  expect(
    await refusalsInBothFormats(service, {
      path: '/user',
      ask: { method: 'PUT', token, body },
      answer,
    }),
  ).toEqual([])
})

test('gives a number to the one of two people who has the phone', async () => {
  const tokens = [
    await service.signedUp({ email: 'real@club.test', password }),
    await service.signedUp({ email: 'eve@club.test', password }),
  ]
  const phone = '34600200010'
  await change(tokens[0] ?? '', { phone })
  const code = await codeTo(service, phone)
  wait(service, 30)
  const late = await service.platform.database
    .selectFrom('text_messages')
    .select('code')
    .where('recipient', '=', phone)
    .execute()
  expect(late).toHaveLength(1)
  expect((await change(tokens[1] ?? '', { phone })).status).toBe(429)
  const verified = await service.ask('/verify', {
    body: { type: 'phone_change', phone, token: code },
  })
  expect(verified.body).toMatchObject({ user: { email: 'real@club.test', phone } })
})
