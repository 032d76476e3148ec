import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import {
  protectedPerson,
  tokenOf,
  advanceClock,
  type ProtectedPerson,
} from '../fixtures/authenticator.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

const password = 'over the moon 7'
const ana = { email: 'ana@club.test', password }
const luis = { email: 'luis@club.test', password }
const nowhere = '5f0c5a4e-3c7f-4a51-9d0f-6f4a31b6b1aa'

let service: TestAuth
/** Ana has a second factor, Luis none. */
let anas: ProtectedPerson
let high: string
let low: string
let luisToken: string

beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
  anas = await protectedPerson(service, ana)
  high = await tokenOf(anas.browser)
  low = await signedInOnce(ana)
  luisToken = await service.signedUp(luis)
})

async function signedInOnce(person: typeof ana): Promise<string> {
  const browser = service.browser()
  await browser.signInWithPassword(person)
  return tokenOf(browser)
}

function refusedAs(answer: Answer): readonly [number, unknown, unknown] {
  return [answer.status, answer.body['error_code'], answer.body['msg']]
}

const uuid = z.uuid()

describe('POST /factors', () => {
  const enroll = (body: unknown, token = luisToken) => service.ask('/factors', { body, token })

  test('returns the secret as text, URI and picture', async () => {
    const { status, body } = await enroll({ factor_type: 'totp', friendly_name: 'Tablet' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ type: 'totp', friendly_name: 'Tablet' })
    expect(uuid.safeParse(body['id']).success).toBe(true)
    const { qr_code, secret, uri } = z
      .object({ qr_code: z.string(), secret: z.string(), uri: z.string() })
      .parse(body['totp'])
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(qr_code).toMatch(/^<svg /)
    expect(uri).toBe(
      `otpauth://totp/touchline.test:luis@club.test?algorithm=SHA1&digits=6&issuer=touchline.test&period=30&secret=${secret}`,
    )
  })

  test('accepts another issuer', async () => {
    const { body } = await enroll({ factor_type: 'totp', issuer: 'CD Norte' })
    const { uri } = z.object({ uri: z.string() }).parse(body['totp'])
    expect(uri).toContain('otpauth://totp/CD%20Norte:luis@club.test?')
    expect(uri).toContain('&issuer=CD%20Norte&')
  })

  test.each([
    ['a phone', { factor_type: 'phone', phone: '34600' }, 422, 'mfa_phone_enroll_not_enabled'],
    ['a key', { factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    ['a palm', { factor_type: 'palm' }, 400, 'validation_failed'],
    ['nothing', {}, 400, 'validation_failed'],
    ['a number', { factor_type: 7 }, 400, 'bad_json'],
    [
      'a name that is taken',
      { factor_type: 'totp', friendly_name: 'Tablet' },
      422,
      'mfa_factor_name_conflict',
    ],
    [
      'a name with a NUL',
      { factor_type: 'totp', friendly_name: 'a\u0000' },
      400,
      'validation_failed',
    ],
    [
      'a name of a page',
      { factor_type: 'totp', friendly_name: 'x'.repeat(65) },
      400,
      'validation_failed',
    ],
    [
      'an issuer of a page',
      { factor_type: 'totp', issuer: 'x'.repeat(65) },
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (...[, body, status, code]) => {
    expect(refusedAs(await enroll(body)).slice(0, 2)).toEqual([status, code])
  })

  test('refuses requests without a token, or with one factor if there is a second', async () => {
    expect(refusedAs(await service.ask('/factors', { body: { factor_type: 'totp' } }))).toEqual([
      401,
      'no_authorization',
      'This endpoint requires a valid Bearer token',
    ])
    expect(refusedAs(await enroll({ factor_type: 'totp' }, low))).toEqual([
      403,
      'insufficient_aal',
      'AAL2 required to enroll a new factor',
    ])
  })

  test('allows ten, until unverified ones are deleted', async () => {
    const token = await service.signedUp({ email: 'ten@club.test', password })
    const begin = () => enroll({ factor_type: 'totp' }, token)
    const all = await Promise.all(Array.from({ length: 12 }, begin))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    const late = all.find(({ status }) => status !== 200)
    expect(late === undefined ? [] : refusedAs(late)).toEqual([
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    ])
    advanceClock(service, 301)
    expect((await begin()).status).toBe(200)
    const { body } = await service.ask('/user', { token })
    expect(body['factors']).toHaveLength(1)
  })

  test('is refused for an anonymous account', async () => {
    const { database } = service.platform
    const token = await service.signedUp({ email: 'shadow@club.test', password })
    await database
      .updateTable('auth.users')
      .set({ is_anonymous: true })
      .where('email', '=', 'shadow@club.test')
      .execute()
    expect(refusedAs(await enroll({ factor_type: 'totp' }, token))).toEqual([
      403,
      'no_authorization',
      'Anonymous user not allowed to perform these actions',
    ])
  })
})

describe('POST /factors/{id}/challenge', () => {
  test('is valid for five minutes, given in seconds', async () => {
    const { status, body } = await service.ask(`/factors/${anas.factorId}/challenge`, {
      body: {},
      token: low,
    })
    const now = Math.floor(service.platform.clock().getTime() / 1000)
    expect(status).toBe(200)
    expect(body).toMatchObject({ type: 'totp', expires_at: now + 300 })
    expect(uuid.safeParse(body['id']).success).toBe(true)
  })

  test.each([
    ['of somebody else', () => anas.factorId, 'mfa_factor_not_found', 'Factor not found'],
    ['that nobody has', () => nowhere, 'mfa_factor_not_found', 'Factor not found'],
    ['that is no id', () => '1', 'validation_failed', 'factor_id must be an UUID'],
  ])('does not find a factor %s', async (...[, id, code, message]) => {
    for (const [method, action] of [
      ['POST', '/challenge'],
      ['POST', '/verify'],
      ['DELETE', ''],
    ] as const) {
      const body = { challenge_id: nowhere, code: '123456' }
      const path = `/factors/${id()}${action}`
      const answer = await service.ask(path, { method, token: luisToken, body })
      expect([path, ...refusedAs(answer)]).toEqual([path, 404, code, message])
    }
  })
})

describe('DELETE /factors/{id}', () => {
  const remove = (id: string, token: string) =>
    service.ask(`/factors/${id}`, { method: 'DELETE', token })

  test('removes a verified factor only after the second step', async () => {
    expect(refusedAs(await remove(anas.factorId, low))).toEqual([
      422,
      'insufficient_aal',
      'AAL2 required to unenroll verified factor',
    ])
    expect((await service.ask('/user', { token: high })).body['factors']).toHaveLength(1)
  })

  test('removes an unverified one after the first step', async () => {
    const token = await service.signedUp({ email: 'begun@club.test', password })
    const { body } = await service.ask('/factors', { body: { factor_type: 'totp' }, token })
    const id = String(body['id'])
    expect(await remove(id, token)).toMatchObject({ status: 200, body: { id } })
    expect((await service.ask('/user', { token })).body).not.toHaveProperty('factors')
  })
})

describe('PUT /user before the second step', () => {
  test.each([{ password: 'another good one' }, { email: 'ana@new.test' }])(
    'refuses %j',
    async (body) => {
      const answer = await service.ask('/user', { method: 'PUT', token: low, body })
      expect(refusedAs(answer)).toEqual([
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      ])
    },
  )

  test('allows other data to change', async () => {
    const body = { data: { nickname: 'Anita' } }
    const answer = await service.ask('/user', { method: 'PUT', token: low, body })
    expect(answer).toMatchObject({ status: 200, body: { user_metadata: body.data } })
  })
})

test('shows factors without secrets, and none if there are none', async () => {
  const { body } = await service.ask('/user', { token: low })
  const instant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(body['factors']).toEqual([
    {
      id: anas.factorId,
      friendly_name: 'Phone',
      factor_type: 'totp',
      status: 'verified',
      created_at: instant,
      updated_at: instant,
      last_challenged_at: instant,
    },
  ])
  const [row] = await service.platform.database
    .selectFrom('auth.mfa_factors')
    .select('sealed_secret')
    .where('id', '=', anas.factorId)
    .execute()
  expect(row?.sealed_secret.toString('latin1')).not.toContain(anas.secret)
  const token = await service.signedUp({ email: 'none@club.test', password })
  expect((await service.ask('/user', { token })).body).not.toHaveProperty('factors')
})

test('has no list of factors outside the user', async () => {
  expect((await service.ask('/factors', { token: high })).status).toBe(405)
})
