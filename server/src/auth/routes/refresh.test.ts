import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { makeServer } from '#server/platform/http/server.ts'

import { known } from '../fixtures/refusals.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'
import { openAuth } from '../routes.ts'

let service: TestAuth
/** Another process of the same installation, which shares only the database. */
let elsewhere = ''
let first = ''

beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
  const app = makeServer(service.platform, { scriptHashes: [], secure: false })
  openAuth(service.platform).routes(app)
  elsewhere = `${await app.listen({ port: 0, host: '127.0.0.1' })}/auth/v1`
  afterAll(() => app.close())
  await service.signedUp(known)
})

beforeEach(async () => {
  const { data } = await service.browser().signInWithPassword(known)
  first = data.session?.refresh_token ?? ''
})

const path = '/token?grant_type=refresh_token'

const refresh = (token: string): Promise<Answer> =>
  service.ask(path, { body: { refresh_token: token } })

async function refreshElsewhere(token: string): Promise<unknown> {
  const response = await fetch(`${elsewhere}${path}`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
  })
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'refresh_token' in body
    ? body.refresh_token
    : response.status
}

test('gives ten simultaneous refreshes at two processes the same token', async () => {
  const turns = Array.from({ length: 10 }, (_, turn) => turn)
  const tokens = await Promise.all(
    turns.map(async (turn) =>
      turn % 2 === 0 ? (await refresh(first)).body['refresh_token'] : refreshElsewhere(first),
    ),
  )
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).toMatch(/^[a-z2-7]{32}$/)
  const active = await sql<{ count: number }>`
    select count(*) as count from auth.refresh_tokens where revoked_at is null
  `.execute(service.platform.database)
  const sessions = await sql<{ count: number }>`
    select count(*) as count from auth.sessions
  `.execute(service.platform.database)
  expect(active.rows).toEqual(sessions.rows)
})

test('answers 409, not 5xx, to a refresh that waits longer than five seconds', async () => {
  const { database } = service.platform
  const begun = performance.now()
  const answer = await database.transaction().execute(async (tx) => {
    await sql`select id from auth.sessions for update`.execute(tx)
    return refresh(first)
  })
  expect(answer).toMatchObject({ status: 409, body: { error_code: 'conflict' } })
  expect(performance.now() - begun).toBeGreaterThan(4900)
  expect((await refresh(first)).status).toBe(200)
})

test('says in headers whose session it is and whether the token was reused', async () => {
  const answers = [await refresh(first), await refresh(first)]
  const claims = await service.browser().getClaims(String(answers[0]?.body['access_token']))
  for (const [at, { headers, body }] of answers.entries())
    expect({
      user: headers.get('sb-auth-user-id'),
      session: headers.get('sb-auth-session-id'),
      prefix: headers.get('sb-auth-refresh-token-prefix'),
      reuse: headers.get('sb-auth-refresh-token-reuse'),
    }).toEqual({
      user: claims.data?.claims.sub,
      session: claims.data?.claims.session_id,
      prefix: String(body['refresh_token']).slice(0, 5),
      reuse: String(at === 1),
    })
})

test('refuses a banned person as such', async () => {
  const until = new Date(service.platform.clock().getTime() + 3_600_000)
  const ban = (at: Date | null) =>
    sql`update auth.users set banned_until = ${at} where email = ${known.email}`.execute(
      service.platform.database,
    )
  await ban(until)
  expect(await refresh(first)).toMatchObject({ status: 400, body: { error_code: 'user_banned' } })
  await ban(null)
  expect((await refresh(first)).status).toBe(200)
})
