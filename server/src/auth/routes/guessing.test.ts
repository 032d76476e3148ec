import * as argon2 from '@node-rs/argon2'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { known } from '../fixtures/refusals.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

// The real library; only its calls are counted.
vi.mock('@node-rs/argon2', { spy: true })

const stranger = 'nobody@club.test'
let service: TestAuth

beforeAll(async () => {
  service = await testAuth({ AUTH_RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  await service.signedUp(known)
})

/** Every test starts after all earlier limits have passed. */
beforeEach(() => {
  const now = service.platform.clock().getTime()
  service.platform.setClock(new Date(now + 2 * 3_600_000).toISOString())
})

function askFrom(address: string, path: string, body: unknown): Promise<Answer> {
  return service.ask(path, { body, headers: { 'x-forwarded-for': address } })
}

function signIn(address: string, email: string, password: string): Promise<Answer> {
  return askFrom(address, '/token?grant_type=password', { email, password })
}

/** The number of responses by status. */
function counted(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('refuses a hundred wrong passwords from a hundred addresses, lets the owner in and warns them once', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, at) => signIn(`10.1.0.${at}`, known.email, `guess ${at}`)),
  )
  expect(counted(guesses)).toEqual({ 400: 100 })
  expect((await signIn('10.1.1.1', known.email, known.password)).status).toBe(200)
  const mailed = service.platform.database.selectFrom('mails').select('recipient')
  expect(await mailed.where('kind', '=', 'auth.guessing').execute()).toEqual([
    { recipient: known.email },
  ])
})

test('stops one password for a thousand accounts from one address after thirty', async () => {
  const tries = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => signIn('10.2.0.1', `p${at}@club.test`, 'password123')),
  )
  expect(counted(tries)).toEqual({ 400: 30, 429: 970 })
  const refused = tries.find(({ status }) => status === 429)
  expect(refused?.body['error_code']).toBe('over_request_rate_limit')
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})

describe('allows thirty requests a minute:', () => {
  const person = { password: 'a good password', token: '123456', type: 'signup' }
  test.each([
    ['/signup', 'signing up'],
    ['/recover', 'a reset'],
    ['/resend', 'a confirmation sent again'],
    ['/otp', 'a sign-in link'],
    ['/magiclink', 'a sign-in link, by its older name'],
    ['/verify', 'a code'],
  ])('%s, %s; the same words for known and unknown', async (path) => {
    const flood = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        askFrom('10.3.0.1', path, { ...person, email: `${at}${path.slice(1)}@club.test` }),
      ),
    )
    expect(flood.filter(({ status }) => status === 429)).toEqual([])
    const late = [known.email, stranger].map((email) =>
      askFrom('10.3.0.1', path, { ...person, email }),
    )
    const [ofKnown, ofStranger] = await Promise.all(late)
    expect(ofKnown).toMatchObject({ status: 429, body: { msg: 'Request rate limit reached' } })
    expect(ofKnown?.body).toEqual(ofStranger?.body)
    for (const answer of [ofKnown, ofStranger])
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('voids a code after six wrong ones from any address', async () => {
  await askFrom('10.4.0.1', '/recover', { email: known.email })
  const { code } = await service.mailTo(known.email)
  const verify = (address: string, token: string) =>
    askFrom(address, '/verify', { type: 'recovery', email: known.email, token })
  const guesses = Array.from({ length: 10 }, (_, at) => `00000${at}`).filter((one) => one !== code)
  for (const [at, guess] of guesses.entries())
    expect((await verify(`10.4.1.${at}`, guess)).body['error_code']).toBe('otp_expired')
  expect((await verify('10.4.2.1', code)).body['error_code']).toBe('otp_expired')
})

test('ignores addresses given by anyone but the configured proxy', async () => {
  const open = await testAuth({ AUTH_RATE_LIMITS: 'on' })
  const tries = Array.from({ length: 40 }, (_, at) =>
    open.ask('/verify', {
      body: { type: 'signup', token_hash: 'unknown' },
      headers: {
        'x-forwarded-for': `1.2.3.${at}`,
        'x-real-ip': `1.2.3.${at}`,
        forwarded: `for=1.2.3.${at}`,
      },
    }),
  )
  expect(counted(await Promise.all(tries))).toEqual({ 403: 30, 429: 10 })
})

describe('does the same work for known and unknown accounts', () => {
  beforeEach(() => void vi.clearAllMocks())

  const work = () => [
    vi.mocked(argon2.hash).mock.calls.length,
    vi.mocked(argon2.verify).mock.calls.length,
  ]

  async function workFor(path: string, body: object): Promise<readonly number[]> {
    await askFrom('10.5.0.1', path, body)
    const done = work()
    vi.clearAllMocks()
    return done
  }

  test('when signing in: one password check', async () => {
    const path = '/token?grant_type=password'
    const ofKnown = await workFor(path, { email: known.email, password: 'wrong' })
    expect(ofKnown).toEqual([0, 1])
    expect(await workFor(path, { email: stranger, password: 'wrong' })).toEqual(ofKnown)
  })

  test('when entering a code: one look-up', async () => {
    const ask = { type: 'recovery', token: '123456' }
    const ofStranger = await workFor('/verify', { ...ask, email: stranger })
    expect(ofStranger).toEqual([0, 1])
    expect(await workFor('/verify', { ...ask, email: known.email })).toEqual(ofStranger)
    await askFrom('10.5.0.2', '/recover', { email: known.email })
    vi.clearAllMocks()
    expect(await workFor('/verify', { ...ask, email: known.email })).toEqual(ofStranger)
  })
})
