import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { protectedPerson, advanceClock } from '../fixtures/authenticator.ts'
import { known } from '../fixtures/refusals.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'
import { authJobs } from '../jobs.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const nowhere = '5f0c5a4e-3c7f-4a51-9d0f-6f4a31b6b1aa'

let service: TestAuth
beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0', TRUST_PROXY: '127.0.0.1' })
  await service.signedUp(known)
})
beforeEach(async () => {
  await service.platform.database.deleteFrom('auth.sessions').execute()
})

interface SignedIn {
  readonly token: string
  readonly refresh: string
}

async function signIn(userAgent: string, address = '203.0.113.7'): Promise<SignedIn> {
  const { body } = await service.ask('/token?grant_type=password', {
    body: known,
    headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
  })
  return { token: String(body['access_token']), refresh: String(body['refresh_token']) }
}

const listShape = z.object({
  sessions: z.array(
    z.strictObject({
      id: z.uuid(),
      created_at: z.iso.datetime(),
      refreshed_at: z.iso.datetime().nullable(),
      user_agent: z.string(),
      ip: z.string(),
      aal: z.enum(['aal1', 'aal2']),
      is_current: z.boolean(),
    }),
  ),
})

async function list(token: string) {
  const { status, body } = await service.ask('/sessions', { token })
  expect(status).toBe(200)
  return listShape.parse(body).sessions
}

const end = (id: string, token: string): Promise<Answer> =>
  service.ask(`/sessions/${id}`, { method: 'DELETE', token })

test('opens a new session for each sign-in, whatever the client sends', async () => {
  const before = await signIn(chrome)
  const [old] = await list(before.token)
  const { body } = await service.ask('/token?grant_type=password', {
    token: before.token,
    headers: { cookie: `session_id=${old?.id}; sb-access-token=${before.token}` },
    body: { ...known, session_id: old?.id, refresh_token: before.refresh },
  })
  expect(body['refresh_token']).not.toBe(before.refresh)
  const sessions = await list(String(body['access_token']))
  expect(sessions).toHaveLength(2)
  expect(sessions.find(({ is_current }) => is_current)?.id).not.toBe(old?.id)
})

describe('GET /sessions', () => {
  test('lists where someone is signed in, newest first, and marks the current one', async () => {
    const here = await signIn(chrome)
    advanceClock(service, 60)
    await signIn(firefox, '2001:db8::7')
    expect(await list(here.token)).toMatchObject([
      { user_agent: firefox, ip: '2001:db8::7', is_current: false, refreshed_at: null },
      { user_agent: chrome, ip: '203.0.113.7', is_current: true, aal: 'aal1' },
    ])
  })

  test('shows the last refresh and omits expired ones', async () => {
    const old = await signIn(chrome)
    advanceClock(service, 29 * 86_400)
    await signIn(firefox)
    advanceClock(service, 2 * 86_400)
    const { token } = await signIn(safari)
    expect((await list(token)).map(({ user_agent }) => user_agent)).toEqual([safari, firefox])
    const late = await service.ask('/token?grant_type=refresh_token', {
      body: { refresh_token: old.refresh },
    })
    expect(late).toMatchObject({ status: 400, body: { error_code: 'session_expired' } })
  })
})

describe('DELETE /sessions/{id}', () => {
  test('ends one session at once', async () => {
    const [here, there] = [await signIn(chrome), await signIn(firefox)]
    const other = (await list(here.token)).find(({ is_current }) => !is_current)
    expect((await end(other?.id ?? '', here.token)).status).toBe(204)
    expect(await service.ask('/user', { token: there.token })).toMatchObject({
      status: 403,
      body: { error_code: 'session_not_found' },
    })
    expect(await list(here.token)).toHaveLength(1)
  })

  test('finds neither unknown sessions nor another person’s', async () => {
    const { token } = await signIn(chrome)
    const stranger = { email: 'stranger@x.test', password: 'stranger 7 x' }
    const strange = await service.signedUp(stranger)
    const before = await list(strange)
    for (const id of [nowhere, 'x', before[0]?.id ?? ''])
      expect(await end(id, token)).toMatchObject({ status: 404 })
    expect(await list(strange)).toEqual(before)
  })

  test('both require a token, and the second factor if there is one', async () => {
    for (const [method, path] of [
      ['GET', '/sessions'],
      ['DELETE', `/sessions/${nowhere}`],
    ] as const)
      expect(await service.ask(path, { method })).toMatchObject({
        status: 401,
        body: { error_code: 'no_authorization' },
      })
    const ana = { email: 'ana@club.test', password: 'over the moon 7' }
    await protectedPerson(service, ana)
    const { data } = await service.browser().signInWithPassword(ana)
    const token = data.session?.access_token ?? ''
    const refused = { status: 403, body: { error_code: 'insufficient_aal' } }
    expect(await service.ask('/sessions', { token })).toMatchObject(refused)
    expect(await end(nowhere, token)).toMatchObject(refused)
  })
})

describe('a session ends', () => {
  const refresh = async (token: string): Promise<Answer> =>
    service.ask('/token?grant_type=refresh_token', { body: { refresh_token: token } })
  const over = { status: 400, body: { error_code: 'session_expired' } }

  test('after half a year, however often it is used', async () => {
    let { refresh: token } = await signIn(chrome)
    for (let turn = 0; turn < 8; turn += 1) {
      advanceClock(service, 22 * 86_400)
      const answer = await refresh(token)
      expect(answer.status).toBe(200)
      token = String(answer.body['refresh_token'])
    }
    advanceClock(service, 5 * 86_400)
    expect(await refresh(token)).toMatchObject({
      ...over,
      body: { msg: 'Invalid Refresh Token: Session Expired' },
    })
  })

  test('and is deleted at night when expired or never completed', async () => {
    const { refresh: token } = await signIn(chrome)
    advanceClock(service, 31 * 86_400)
    const fresh = await signIn(firefox)
    await service.ask('/factors', { body: { factor_type: 'totp' }, token: fresh.token })
    advanceClock(service, 2 * 86_400)
    const [sweep] = authJobs(service.platform)
    await sweep?.run({})
    expect((await refresh(token)).body['error_code']).toBe('refresh_token_not_found')
    const left = await service.platform.database
      .selectFrom('auth.mfa_factors')
      .select('id')
      .where('status', '=', 'unverified')
      .execute()
    expect(left).toEqual([])
    expect((await refresh(fresh.refresh)).status).toBe(200)
  })
})

describe('a sign-in with another device', () => {
  const nora = { email: 'nora@club.test', password: 'over the moon 7' }
  const subjects = async (): Promise<string[]> => {
    const mails = await service.platform.database
      .selectFrom('mails')
      .select('text_body')
      .where('recipient', '=', nora.email)
      .where('kind', '=', 'auth.new_sign_in')
      .orderBy('id')
      .execute()
    return mails.map(({ text_body }) => text_body)
  }
  const signInWith = (userAgent: string) =>
    service.ask('/token?grant_type=password', {
      body: nora,
      headers: { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.9' },
    })

  test('is reported by email, unless it is the first or a known one', async () => {
    await service.signedUp(nora)
    expect(await subjects()).toEqual([])
    await signInWith(chrome)
    const [mail = ''] = await subjects()
    expect(mail).toContain('Chrome on Windows, IP address 203.0.113.9')
    await signInWith(chrome.replace('141', '142'))
    expect(await subjects()).toHaveLength(1)
    await signInWith(safari)
    expect(await subjects()).toHaveLength(2)
  })

  test('treats a device as new after three months without use', async () => {
    const { body } = await signInWith(firefox)
    const before = (await subjects()).length
    let token = String(body['refresh_token'])
    for (let month = 0; month < 4; month += 1) {
      advanceClock(service, 25 * 86_400)
      const answer = await service.ask('/token?grant_type=refresh_token', {
        body: { refresh_token: token },
        headers: { 'user-agent': firefox },
      })
      token = String(answer.body['refresh_token'])
    }
    await signInWith(firefox)
    expect(await subjects()).toHaveLength(before)
    await signInWith(safari)
    expect(await subjects()).toHaveLength(before + 1)
  })
})
