import { beforeAll, expect, test } from 'vitest'

import * as rows from '../fixtures/phone-refusals.ts'
import { refusalsInBothFormats, signedUpByPhone } from '../fixtures/phones.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let off: TestAuth
let on: TestAuth
let token: string
beforeAll(async () => {
  off = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
  on = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0', AUTH_PHONE: 'on' })
  await signedUpByPhone(on, rows.known)
  await on.ask('/signup', { body: rows.unconfirmed })
  token = await off.signedUp({ email: 'ana@club.test', password: rows.known.password })
})

test.each(rows.whenOff)('switched off, $says: $answer', async (row) =>
  expect(await refusalsInBothFormats(off, row)).toEqual([]),
)

test('switched off, gives a number to nobody', async () =>
  expect(
    await refusalsInBothFormats(off, {
      path: '/user',
      ask: { method: 'PUT', token, body: { phone: '+34600000009' } },
      answer: [400, 'phone_provider_disabled', 'Phone logins are disabled'],
    }),
  ).toEqual([]))

test.each(rows.signUps)('sign-up, $says: $answer', async (row) =>
  expect(await refusalsInBothFormats(on, row)).toEqual([]),
)
test.each(rows.passwords)('password, $says: $answer', async (row) =>
  expect(await refusalsInBothFormats(on, row)).toEqual([]),
)
test.each(rows.codes)('$path, $says: $answer', async (row) =>
  expect(await refusalsInBothFormats(on, row)).toEqual([]),
)
test.each(rows.verifications)('/verify, $says: $answer', async (row) =>
  expect(await refusalsInBothFormats(on, row)).toEqual([]),
)

test.each([
  ['somebody confirmed', 'sms', rows.known.phone],
  ['a stranger', 'sms', '34699999997'],
  ['nobody who changes', 'phone_change', rows.known.phone],
  ['a stranger’s change', 'phone_change', '34699999996'],
])('/resend for %s answers {}', async (_name, type, phone) => {
  const answer = await on.ask('/resend', { body: { type, phone } })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({})
})
