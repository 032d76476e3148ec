import { beforeAll, describe, expect, test } from 'vitest'

import { codeTo, refusalsInBothFormats, signedUpByPhone, wait } from '../fixtures/phones.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
beforeAll(async () => {
  service = await testAuth({ AUTH_PHONE: 'on', AUTH_ANONYMOUS: 'on', AUTH_JWT_SECONDS: '86400' })
})

const password = 'over the moon 7'
const day = 24 * 3600
const notValid = [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'] as const

let people = 0
function person(): { email: string; password: string } {
  people += 1
  return { email: `person-${people}@club.test`, password }
}

function put(token: string, body: object) {
  return service.ask('/user', { method: 'PUT', token, body })
}

test('sends a code by email, which replaces the old password as proof', async () => {
  const ana = person()
  await service.signedUp(ana)
  const browser = service.browser()
  await browser.signInWithPassword(ana)

  const response = await browser.reauthenticate()
  expect(response.error).toBeNull()
  const mail = await service.mailTo(ana.email)
  expect(mail).toMatchObject({ kind: 'auth.reauthentication', link: '' })
  expect(mail.code).toMatch(/^\d{6}$/)

  const change = { password: 'another good one', nonce: mail.code }
  expect((await browser.updateUser(change)).error).toBeNull()
  const signIn = { email: ana.email, password: 'another good one' }
  expect((await service.browser().signInWithPassword(signIn)).error).toBeNull()
  const again = await browser.updateUser({ password: 'a third good one', nonce: mail.code })
  expect(again.error?.code).toBe('reauthentication_not_valid')
})

test('returns {} and sends the code once a minute', async () => {
  const ana = person()
  const token = await service.signedUp(ana)
  const answer = await service.ask('/reauthenticate', { token })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({})
  expect(
    await refusalsInBothFormats(service, {
      path: '/reauthenticate',
      ask: { token },
      answer: [
        429,
        'over_email_send_rate_limit',
        'For security purposes, you can only request this after 60 seconds.',
      ],
    }),
  ).toEqual([])
  const user = await service.ask('/user', { token })
  expect(user.body['reauthentication_sent_at']).toBe(service.platform.clock().toISOString())
})

test('sends none without signing in', async () =>
  expect(
    await refusalsInBothFormats(service, {
      path: '/reauthenticate',
      ask: {},
      answer: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    }),
  ).toEqual([]))

describe('sends none to unreachable people', () => {
  test.each([
    [
      'an unconfirmed address',
      { email: 'x@club.test' },
      ['email_not_confirmed', 'Please verify your email first.'],
    ],
    [
      'an unconfirmed number',
      { phone: '34600500009' },
      ['phone_not_confirmed', 'Please verify your phone first.'],
    ],
    [
      'no address',
      { email: null },
      [
        'validation_failed',
        'Reauthentication requires the user to have an email or a phone number',
      ],
    ],
  ] as const)('%s', async (_name, address, [code, message]) => {
    const { body } = await service.ask('/signup', { body: {} })
    const token = String(body['access_token'])
    await service.platform.database
      .updateTable('auth.users')
      .set(address)
      .where('is_anonymous', '=', true)
      .where('email', 'is', null)
      .where('phone', 'is', null)
      .execute()
    const answer = [422, code, message] as const
    expect(
      await refusalsInBothFormats(service, { path: '/reauthenticate', ask: { token }, answer }),
    ).toEqual([])
  })
})

test.each([
  ['a wrong nonce', 'wrong'],
  ['six digits that were never sent', '000000'],
])('refuses %s', async (_name, nonce) => {
  const token = await service.signedUp(person())
  const ask = { method: 'PUT', token, body: { password: 'another good one', nonce } }
  expect(await refusalsInBothFormats(service, { path: '/user', ask, answer: notValid })).toEqual([])
})

test('expires the nonce, ties it to its person and voids it after six guesses', async () => {
  const [ana, leo] = [person(), person()]
  const ofAna = await service.signedUp(ana)
  const ofLeo = await service.signedUp(leo)
  await service.ask('/reauthenticate', { token: ofAna })
  const first = (await service.mailTo(ana.email)).code
  const foreign = await put(ofLeo, { password: 'another good one', nonce: first })
  expect(foreign.body['error_code']).toBe('reauthentication_not_valid')
  wait(service, 15 * 60 + 1)
  const late = await put(ofAna, { password: 'another good one', nonce: first })
  expect(late.body['error_code']).toBe('reauthentication_not_valid')

  await service.ask('/reauthenticate', { token: ofAna })
  const { code } = await service.mailTo(ana.email)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 6; guess += 1)
    await put(ofAna, { password: 'another good one', nonce: wrong })
  const worn = await put(ofAna, { password: 'another good one', nonce: code })
  expect(worn.body['error_code']).toBe('reauthentication_not_valid')
})

test('requires proof after a day from someone without a password', async () => {
  const phone = '34600500001'
  await service.ask('/otp', { body: { phone } })
  const first = await codeTo(service, phone)
  const { body } = await service.ask('/verify', { body: { type: 'sms', phone, token: first } })
  wait(service, day + 1)
  const refreshed = await service.ask('/token?grant_type=refresh_token', {
    body: { refresh_token: body['refresh_token'] },
  })
  const token = String(refreshed.body['access_token'])
  expect(
    await refusalsInBothFormats(service, {
      path: '/user',
      ask: { method: 'PUT', token, body: { password } },
      answer: [400, 'reauthentication_needed', 'Password update requires reauthentication'],
    }),
  ).toEqual([])

  const sent = await service.ask('/reauthenticate', { token })
  expect(sent.body['message_id']).toMatch(/^[0-9a-f-]{36}$/)
  const nonce = await codeTo(service, phone)
  expect((await put(token, { password, nonce })).status).toBe(200)
  const signedIn = await service.browser().signInWithPassword({ phone, password })
  expect(signedIn.error).toBeNull()
})

test('accepts a session opened with a code just now as proof', async () => {
  const session = await signedUpByPhone(service, { phone: '34600500002', password })
  const token = String(session['access_token'])
  expect((await put(token, { password: 'another good one' })).status).toBe(200)
})

test('requires no nonce where no password is required', async () => {
  const easy = await testAuth({ AUTH_REQUIRE_CURRENT_PASSWORD: 'off' })
  const token = await easy.signedUp(person())
  const body = { password: 'another good one', nonce: 'whatever' }
  expect((await easy.ask('/user', { method: 'PUT', token, body })).status).toBe(200)
})
