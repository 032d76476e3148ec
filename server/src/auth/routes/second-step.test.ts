import { beforeAll, describe, expect, test } from 'vitest'

import {
  challengeOf,
  codeAt,
  enterCode,
  protectedPerson,
  tokenOf,
  advanceClock,
  wrongCode,
  type ProtectedPerson,
} from '../fixtures/authenticator.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

const ana = { email: 'ana@club.test', password: 'over the moon 7' }
const nowhere = '5f0c5a4e-3c7f-4a51-9d0f-6f4a31b6b1aa'

let service: TestAuth
let anas: ProtectedPerson
/** A first-level session. */
let low: string

beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0', TRUST_PROXY: '127.0.0.1' })
  anas = await protectedPerson(service, ana)
  low = await signedInOnce()
})

async function signedInOnce(): Promise<string> {
  const browser = service.browser()
  await browser.signInWithPassword(ana)
  return tokenOf(browser)
}

function refusedAs(answer: Answer): readonly [number, unknown, unknown] {
  return [answer.status, answer.body['error_code'], answer.body['msg']]
}

describe('POST /factors/{id}/verify', () => {
  const verify = (body: unknown, headers: Record<string, string> = {}) =>
    service.ask(`/factors/${anas.factorId}/verify`, { body, token: low, headers })
  const challenge = () => challengeOf(service, { factorId: anas.factorId, token: low })
  const shown = () => codeAt(anas.secret, service.platform.clock())
  const wrong = () => wrongCode(anas.secret, service.platform.clock())

  test('an empty code', async () => {
    expect(refusedAs(await verify({ challenge_id: await challenge(), code: '' }))).toEqual([
      400,
      'validation_failed',
      'Code needs to be non-empty',
    ])
  })

  test.each([[nowhere], [undefined]])('an unknown challenge: %j', async (challenge_id) => {
    expect(refusedAs(await verify({ challenge_id, code: shown() }))).toEqual([
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    ])
  })

  test('an invalid challenge id', async () => {
    const answer = await verify({ challenge_id: 'x', code: shown() })
    expect(refusedAs(answer).slice(0, 2)).toEqual([400, 'bad_json'])
  })

  test('a wrong code', async () => {
    expect(refusedAs(await verify({ challenge_id: await challenge(), code: wrong() }))).toEqual([
      422,
      'mfa_verification_failed',
      'Invalid TOTP code entered',
    ])
  })

  test('a challenge from another address', async () => {
    const challenge_id = await challenge()
    const elsewhere = { 'x-forwarded-for': '10.1.2.3' }
    expect(refusedAs(await verify({ challenge_id, code: shown() }, elsewhere))).toEqual([
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch',
    ])
  })

  test('an answered challenge', async () => {
    advanceClock(service, 60)
    const challenge_id = await challenge()
    expect((await verify({ challenge_id, code: shown() })).status).toBe(200)
    low = await signedInOnce()
    advanceClock(service, 60)
    const again = await verify({ challenge_id, code: shown() })
    expect(refusedAs(again).slice(0, 2)).toEqual([422, 'mfa_ip_address_mismatch'])
  })

  test('a challenge from five minutes ago', async () => {
    const challenge_id = await challenge()
    advanceClock(service, 300)
    expect(refusedAs(await verify({ challenge_id, code: shown() }))).toEqual([
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge_id} has expired, verify against another challenge or create a new challenge.`,
    ])
  })

  test('the right code after six wrong ones; another challenge helps', async () => {
    const challenge_id = await challenge()
    for (let turn = 0; turn < 6; turn += 1) await verify({ challenge_id, code: wrong() })
    const late = await verify({ challenge_id, code: shown() })
    expect(refusedAs(late).slice(0, 2)).toEqual([422, 'mfa_challenge_expired'])
    expect((await verify({ challenge_id: await challenge(), code: shown() })).status).toBe(200)
    low = await signedInOnce()
  })

  test('a used code; the next one works, also with a space', async () => {
    advanceClock(service, 60)
    const used = shown()
    const input = { factorId: anas.factorId, token: low }
    expect((await enterCode(service, { ...input, code: used })).status).toBe(200)
    low = await signedInOnce()
    const replayed = await enterCode(service, { ...input, token: low, code: used })
    expect(refusedAs(replayed).slice(0, 2)).toEqual([422, 'mfa_verification_failed'])
    advanceClock(service, 30)
    const spaced = `${shown().slice(0, 3)} ${shown().slice(3)}`
    expect((await enterCode(service, { ...input, token: low, code: spaced })).status).toBe(200)
    low = await signedInOnce()
  })

  test('one of two who enter the same code at once', async () => {
    advanceClock(service, 60)
    const [one, other] = await Promise.all([challenge(), challenge()])
    const answers = await Promise.all(
      [one, other].map((challenge_id) => verify({ challenge_id, code: shown() })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    low = await signedInOnce()
  })
})
