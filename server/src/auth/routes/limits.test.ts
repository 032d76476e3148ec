import { beforeAll, expect, test } from 'vitest'

import { known } from '../fixtures/refusals.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth

beforeAll(async () => {
  service = await testAuth({ AUTH_RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  await service.signedUp(known)
})

function signIn(password: string, address: string): Promise<Answer> {
  return service.ask('/token?grant_type=password', {
    body: { email: known.email, password },
    headers: { 'x-forwarded-for': address },
  })
}

test('allows thirty attempts at once per address', async () => {
  const from = { headers: { 'x-forwarded-for': '10.0.0.1' } }
  const body = { type: 'signup', token_hash: 'unknown' }
  const answers = await Promise.all(
    Array.from({ length: 31 }, () => service.ask('/verify', { ...from, body })),
  )
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(30)
  const [limited] = answers.filter(({ status }) => status === 429)
  expect(limited?.body['error_code']).toBe('over_request_rate_limit')
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await service.ask('/verify', { body })).status).toBe(403)
})

test('refuses guesses after ten failures from one address, but not the owner', async () => {
  const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn('a guess', '10.0.0.2')))
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
  expect((await signIn(known.password, '10.0.0.2')).status).toBe(429)
  expect((await signIn(known.password, '10.0.0.3')).status).toBe(200)
})

test('slows guesses from many addresses and warns the owner once', async () => {
  await Promise.all(Array.from({ length: 15 }, (_, at) => signIn('a guess', `10.0.1.${at}`)))
  const begun = performance.now()
  expect((await signIn(known.password, '10.0.0.4')).status).toBe(200)
  expect(performance.now() - begun).toBeGreaterThan(1500)

  const { database } = service.platform
  const warnings = database.selectFrom('mails').select('id').where('kind', '=', 'auth.guessing')
  expect(await warnings.execute()).toHaveLength(1)
})

test('sends one email of a kind a minute per address, whether or not there is an account', async () => {
  for (const email of [known.email, 'nobody@club.test']) {
    const from = { headers: { 'x-forwarded-for': '10.0.0.5' } }
    expect(await service.ask('/recover', { ...from, body: { email } })).toMatchObject({
      status: 200,
      body: {},
    })
    const again = await service.ask('/recover', { ...from, body: { email } })
    expect(again).toMatchObject({
      status: 429,
      body: {
        error_code: 'over_email_send_rate_limit',
        msg: 'For security purposes, you can only request this after 60 seconds.',
      },
    })
  }
})

test('counts all addresses of an IPv6 network as one', async () => {
  const body = { type: 'signup', token_hash: 'unknown' }
  const from = (address: string) =>
    service.ask('/verify', { body, headers: { 'x-forwarded-for': address } })
  const answers = await Promise.all(
    Array.from({ length: 31 }, (_, at) => from(`2001:db8:1:2::${at}`)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await from('2001:db8:1:3::1')).status).toBe(403)
})
