import { expect, test } from 'vitest'

import { keyOf, secretOf, signedHeaders } from './standard-webhooks.ts'

/** A test vector from the Standard Webhooks libraries (MIT). */
const known = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  body: '{"test": 2432232314}',
  now: new Date(1_614_265_330 * 1000),
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

test('signs as the Standard Webhooks libraries verify', () => {
  expect(signedHeaders(known, [keyOf(known.secret)])).toEqual({
    'content-type': 'application/json',
    'webhook-id': known.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': known.signature,
  })
})

test('two keys sign side by side, the newer first', () => {
  const headers = signedHeaders(known, [Buffer.from('a new key'), keyOf(known.secret)])
  expect(headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/)
  expect(headers['webhook-signature']?.endsWith(known.signature)).toBe(true)
})

test('a secret is its encoded key', () => {
  const key = Buffer.from('thirty-two bytes of chance, here')
  expect(keyOf(secretOf(key))).toEqual(key)
  expect(keyOf('any other words')).toEqual(Buffer.from('any other words'))
})
