import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import {
  codeAt,
  protectedPerson,
  tokenOf,
  advanceClock,
  wrongCode,
} from '../fixtures/authenticator.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

const person = { email: 'ana@club.test', password: 'over the moon 7' }

let service: TestAuth
let factorId = ''
let secret = ''
/** The session of an attacker who knows the password. */
let stolen = ''
let recoveryCode = ''

beforeAll(async () => {
  service = await testAuth({ AUTH_RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  const ana = await protectedPerson(service, person)
  factorId = ana.factorId
  secret = ana.secret
  const token = await tokenOf(ana.browser)
  const made = await service.ask('/factors/recovery-codes', { method: 'POST', token })
  recoveryCode = z.array(z.string()).parse(made.body['codes'])[0] ?? ''
  const thief = service.browser()
  await thief.signInWithPassword(person)
  stolen = await tokenOf(thief)
  advanceClock(service, 120)
})

/** Starts a challenge and enters a code, from an address. */
async function enterFrom(address: string, code: string): Promise<Answer> {
  const request = { token: stolen, headers: { 'x-forwarded-for': address } }
  const { body } = await service.ask(`/factors/${factorId}/challenge`, { ...request, body: {} })
  const answer = { challenge_id: body['id'], code }
  return service.ask(`/factors/${factorId}/verify`, { ...request, body: answer })
}

const now = () => service.platform.clock()

test('allows ten attempts per address', async () => {
  const answers = []
  for (let turn = 0; turn < 11; turn += 1)
    answers.push(await enterFrom('10.0.0.1', wrongCode(secret, now())))
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429])
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await enterFrom('10.0.0.1', codeAt(secret, now()))).status).toBe(429)
})

test('allows all addresses together a hundred a day and warns the owner once', async () => {
  const guess = wrongCode(secret, now())
  const answers = []
  for (let at = 0; at < 100; at += 1) answers.push(await enterFrom(`10.1.${at}.1`, guess))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(90)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await enterFrom('10.2.0.1', codeAt(secret, now()))).status).toBe(429)

  const { database } = service.platform
  const warnings = database
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'auth.code_guessing')
  expect(await warnings.execute()).toHaveLength(1)
})

test('meanwhile lets the owner in where signed in, and with a recovery code anywhere', async () => {
  const signIn = async () => {
    const browser = service.browser()
    await browser.signInWithPassword(person)
    stolen = await tokenOf(browser)
  }
  expect((await enterFrom('127.0.0.1', codeAt(secret, now()))).status).toBe(200)
  await signIn()
  advanceClock(service, 60)
  expect((await enterFrom('10.3.0.1', codeAt(secret, now()))).status).toBe(429)
  expect((await enterFrom('10.3.0.1', recoveryCode)).status).toBe(200)
})

test('limits challenges and codes per address for all accounts together', async () => {
  const from = { token: stolen, headers: { 'x-forwarded-for': '10.4.0.1' } }
  for (const action of ['challenge', 'verify']) {
    const ask = () => service.ask(`/factors/${factorId}/${action}`, { ...from, body: {} })
    const answers = await Promise.all(Array.from({ length: 31 }, ask))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    advanceClock(service, 4)
    expect((await ask()).status).not.toBe(429)
    expect((await ask()).status).toBe(429)
  }
})
