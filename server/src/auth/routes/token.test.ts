import { beforeAll, beforeEach, expect, test } from 'vitest'

import { known } from '../fixtures/refusals.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
let first: string

beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
  await service.signedUp(known)
})

beforeEach(async () => {
  const { data } = await service.browser().signInWithPassword(known)
  first = data.session?.refresh_token ?? ''
})

function refresh(token: unknown): Promise<Answer> {
  return service.ask('/token?grant_type=refresh_token', { body: { refresh_token: token } })
}

async function next(token: unknown): Promise<unknown> {
  const answer = await refresh(token)
  expect(answer.status).toBe(200)
  return answer.body['refresh_token']
}

function later(seconds: number): void {
  service.platform.setClock(
    new Date(service.platform.clock().getTime() + seconds * 1000).toISOString(),
  )
}

const usedUp = { status: 400, body: { error_code: 'refresh_token_already_used' } }

test('returns another token of the same session on each refresh', async () => {
  const answer = await refresh(first)
  expect(answer.body['refresh_token']).not.toBe(first)
  expect(answer.body).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: { email: known.email },
  })
  expect(await service.ask('/user', { token: String(answer.body['access_token']) })).toMatchObject({
    status: 200,
  })
})

test('gives ten simultaneous refreshes the same token', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1)
})

test('answers the active token’s parent at any time', async () => {
  const second = await next(first)
  later(3600)
  expect(await next(first)).toBe(second)
})

test('answers an older token within ten seconds with the active one', async () => {
  const second = await next(first)
  const third = await next(second)
  later(9)
  expect(await next(first)).toBe(third)
})

test('ends the session for every copy of a reused older token and tells the owner', async () => {
  const second = await next(first)
  const answer = await refresh(second)
  later(11)
  expect(await refresh(first)).toMatchObject(usedUp)
  expect((await refresh(answer.body['refresh_token'])).body['error_code']).toBe(
    'refresh_token_not_found',
  )
  expect(await service.ask('/user', { token: String(answer.body['access_token']) })).toMatchObject({
    status: 403,
    body: { error_code: 'session_not_found' },
  })
  expect((await service.mailTo(known.email)).kind).toBe('auth.session_ended')
})

test('stores no token, code or password in readable form', async () => {
  await next(first)
  await service.ask('/recover', { body: { email: known.email } })
  const { code, call: link } = await service.mailTo(known.email)
  const secret = new URL(link).searchParams.get('token') ?? 'none'
  const dump = await Promise.all(
    (['auth.users', 'auth.sessions', 'auth.refresh_tokens', 'auth.one_time_tokens'] as const).map(
      (table) => service.platform.database.selectFrom(table).selectAll().execute(),
    ),
  )
  const words = JSON.stringify(dump, (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString() : value,
  )
  for (const hidden of [first, secret, `"${code}"`, known.password])
    expect(words).not.toContain(hidden)
  expect(words).toContain('$argon2id$')
})

test('signs out one, other or all sessions by scope', async () => {
  const here = await service.browser().signInWithPassword(known)
  const there = await service.browser().signInWithPassword(known)
  const tokens = [here, there].map(({ data }) => data.session?.access_token ?? '')
  const [mine = '', theirs = ''] = tokens
  const alive = async (): Promise<number[]> =>
    Promise.all(tokens.map(async (token) => (await service.ask('/user', { token })).status))

  expect((await service.ask('/logout?scope=others', { method: 'POST', token: mine })).status).toBe(
    204,
  )
  expect(await alive()).toEqual([200, 403])
  expect((await service.ask('/logout?scope=local', { method: 'POST', token: theirs })).status).toBe(
    403,
  )
  expect((await service.ask('/logout', { method: 'POST', token: mine })).status).toBe(204)
  expect(await alive()).toEqual([403, 403])
})

test('takes equally long to refuse known and unknown people', async () => {
  const times = { known: [0], unknown: [0] }
  for (let round = 0; round < 15; round += 1)
    for (const who of ['known', 'unknown'] as const) {
      const begun = performance.now()
      await service.ask('/token?grant_type=password', {
        body: {
          email: who === 'known' ? known.email : `nobody${round}@club.test`,
          password: 'wrong',
        },
      })
      times[who].push(performance.now() - begun)
    }
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)]
  expect(Math.abs(ofKnown - ofUnknown)).toBeLessThan(Math.max(ofKnown, ofUnknown) / 2)
})

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
