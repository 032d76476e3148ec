import { createHash } from 'node:crypto'

import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'

import { locationOf } from '../fixtures/google.ts'
import { known, unconfirmed } from '../fixtures/refusals.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth

const verifier = 'v'.repeat(43)
const hashed = createHash('sha256').update(verifier).digest('base64url')
const pkce = { code_challenge: hashed, code_challenge_method: 's256' }
const newcomer = { email: 'new@club.test', password: 'over the moon 7' }

beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
  await service.signedUp(known)
  await service.browser().signUp(unconfirmed)
})

/** Follows someone's newest link to the page it leads to. */
async function follow(email: string): Promise<URL> {
  const { call: link } = await service.mailTo(email)
  return new URL(locationOf(await service.ask(link.replace('http://touchline.test/auth/v1', ''))))
}

function exchange(code: string | null, code_verifier = verifier): Promise<Answer> {
  return service.ask('/token?grant_type=pkce', { body: { auth_code: code, code_verifier } })
}

describe('a code from a link', () => {
  test.each([
    ['/signup', newcomer, 'email/signup'],
    ['/otp', { email: 'code@club.test' }, 'email/signup'],
    ['/resend', { type: 'signup', email: unconfirmed.email }, 'email/signup'],
    ['/otp', { email: known.email }, 'magiclink'],
    ['/magiclink', { email: known.email }, 'magiclink'],
    ['/recover', { email: known.email }, 'recovery'],
  ])('of %s with %j opens a session by %s, once', async (path, body, method) => {
    await service.ask(path, { body: { ...body, ...pkce } })
    expect((await service.mailTo(body.email)).call).toContain('token=pkce_')
    const landed = await follow(body.email)
    expect([[...landed.searchParams.keys()], landed.hash]).toEqual([['code'], ''])

    const code = landed.searchParams.get('code')
    const answer = await exchange(code)
    expect(decodeJwt(String(answer.body['access_token']))['amr']).toMatchObject([{ method }])
    expect(await exchange(code)).toMatchObject({
      status: 404,
      body: { error_code: 'flow_state_not_found' },
    })
  })

  test.each([
    ['s256', hashed],
    ['S256', hashed],
    ['plain', verifier],
    ['PLAIN', verifier],
  ])('by method %s needs the verifier and survives a wrong one', async (method, challenge) => {
    const body = { email: known.email, code_challenge: challenge, code_challenge_method: method }
    await service.ask('/recover', { body })
    const code = (await follow(known.email)).searchParams.get('code')
    expect(await exchange(code, 'w'.repeat(43))).toMatchObject({
      status: 400,
      body: {
        error_code: 'bad_code_verifier',
        msg: 'code challenge does not match previously saved code verifier',
      },
    })
    expect((await exchange(code)).status).toBe(200)
  })

  test('is not needed for entering six digits', async () => {
    await service.ask('/otp', { body: { email: known.email, ...pkce } })
    const { code: token } = await service.mailTo(known.email)
    const answer = await service.ask('/verify', {
      body: { type: 'email', email: known.email, token },
    })
    expect(decodeJwt(String(answer.body['access_token']))['amr']).toMatchObject([{ method: 'otp' }])
  })
})

test('changes an address: first half in query and fragment, then a code', async () => {
  const { data } = await service.browser().signInWithPassword(known)
  const token = data.session?.access_token ?? ''
  const body = { email: 'moved@club.test', ...pkce }
  await service.ask('/user', { method: 'PUT', token, body })
  const half = await follow(body.email)
  const message =
    'Confirmation link accepted. Please proceed to confirm link sent to the other email'
  expect(half.searchParams.get('message')).toBe(message)
  expect(half.hash).toBe(`#${new URLSearchParams({ message, sb: '' }).toString()}`)

  const answer = await exchange((await follow(known.email)).searchParams.get('code'))
  expect(answer.body).toMatchObject({ user: { email: body.email } })
  expect(decodeJwt(String(answer.body['access_token']))['amr']).toMatchObject([
    { method: 'email_change' },
  ])
})

describe('incomplete or invalid PKCE', () => {
  test.each([
    [{ code_challenge: hashed }],
    [{ code_challenge_method: 's256' }],
    [{ code_challenge: 'short', code_challenge_method: 's256' }],
    [{ code_challenge: 'c'.repeat(129), code_challenge_method: 's256' }],
    [{ code_challenge: `${hashed}=`, code_challenge_method: 's256' }],
    [{ code_challenge: hashed, code_challenge_method: 'md5' }],
  ])('%j is refused wherever a link is requested', async (half) => {
    const email = known.email
    const requests = [
      service.ask('/signup', { body: { email, password: newcomer.password, ...half } }),
      service.ask('/otp', { body: { email, ...half } }),
      service.ask('/magiclink', { body: { email, ...half } }),
      service.ask('/recover', { body: { email, ...half } }),
      service.ask('/resend', { body: { type: 'signup', email, ...half } }),
    ]
    for (const answer of await Promise.all(requests))
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
  })
})
