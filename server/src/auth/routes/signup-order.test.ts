import { beforeAll, expect, test } from 'vitest'

import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
let closed: TestAuth

beforeAll(async () => {
  service = await testAuth({ AUTH_PHONE: 'off' })
  closed = await testAuth({ AUTH_SIGNUP: 'off' })
})

/** Wrong in every way; each row corrects what the previous one was refused for. */
const wrong = { email: 'none', phone: 'none', password: '', channel: 'pigeon', code_challenge: 'x' }
const good = { password: 'over the moon 7' }
const whole = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }

test.each([
  ['a password', wrong, 'Signup requires a valid password'],
  ['its strength', { ...wrong, password: '1' }, 'Password should be at least 8 characters.'],
  [
    'one address',
    { ...wrong, ...good },
    'Only an email address or phone number should be provided on signup.',
  ],
  [
    'the channel of a phone',
    { ...wrong, ...good, email: '' },
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  ],
  [
    'no PKCE for a phone',
    { ...wrong, ...good, email: '', channel: 'sms' },
    'PKCE not supported for phone signups',
  ],
  [
    'whole PKCE',
    { ...wrong, ...good, phone: '' },
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  ['a provider', { ...good, phone: 'none' }, 'Phone signups are disabled'],
  [
    'the form of the address',
    { ...wrong, ...good, ...whole, phone: '' },
    'Unable to validate email address: invalid format',
  ],
])('checks %s of a sign-up in this order', async (_what, body, message) => {
  expect((await service.ask('/signup', { body })).body['msg']).toBe(message)
  expect((await closed.ask('/signup', { body })).body['error_code']).toBe('signup_disabled')
})
