import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { integrationsJobs } from '#server/integrations/jobs.ts'

import { appsOf, errorOf } from './support/apps.ts'
import { running } from './support/running.ts'

const touchline = await running({ MCP: 'on' })
const { ask, platform } = touchline
const { database } = platform
const apps = appsOf(touchline)
const person = await touchline.signUp('Nora')
const { clientId, tokens } = await apps.connect(person)

const callOf = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'my_teams', arguments: {} },
})

const mcp = (body: unknown, { method = 'POST', token = tokens.access_token } = {}) =>
  ask(token === '' ? undefined : { token }, {
    method,
    path: '/mcp',
    headers: { accept: 'application/json, text/event-stream' },
    ...(method === 'POST' && { body }),
  })

async function calls(): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where action = 'integrations.tool_called'`.execute(
    database,
  )
  return found.rows[0]?.count ?? 0
}

describe('a request to /mcp', () => {
  test('has one call, because several would count as one request', async () => {
    expect((await mcp(callOf(1))).status).toBe(200)
    expect(await calls()).toBe(1)
    const several = await mcp([callOf(2), callOf(3)])
    expect(several.status).toBe(400)
    expect(JSON.parse(several.text)).toMatchObject({ jsonrpc: '2.0', error: { code: -32600 } })
    expect(await calls()).toBe(1)
  })

  test('names a wrong day instead of failing', async () => {
    const { tokens: reading } = await apps.connect(person, ['events:read'])
    const week = { name: 'my_week', arguments: { from: '0000-01-01' } }
    const answer = await mcp({ ...callOf(4), params: week }, { token: reading.access_token })
    expect(answer.text).toContain('from')
    expect(answer.text).not.toContain('Something went wrong')
  })

  test.each(['GET', 'DELETE'])('can’t open or end a session by %s', async (method) => {
    expect((await mcp(undefined, { method })).status).toBe(405)
  })

  test('says whether a token is missing or no longer good (RFC 6750, 3.1)', async () => {
    const challenge = async (token: string) =>
      String((await mcp(callOf(1), { token })).headers['www-authenticate'])
    expect(await challenge('')).not.toContain('error=')
    expect(await challenge(`touchline_${'a'.repeat(43)}`)).toContain('error="invalid_token"')
  })
})

test('while too many apps are registered, those never connected make room after an hour', async () => {
  const register = () =>
    ask(undefined, {
      method: 'POST',
      path: '/oauth/register',
      body: { redirect_uris: ['https://assistant.example/callback'] },
    })
  await sql`
    insert into oauth_clients (id, name, redirect_uris, created_at)
    select gen_random_uuid(), 'Flood', array['https://a.example/'], ${platform.clock()}
    from generate_series(1, 10000)`.execute(database)
  expect(errorOf(await register())).toBe('temporarily_unavailable')
  platform.setClock(new Date(platform.clock().getTime() + 3_601_000).toISOString())
  expect(errorOf(await register())).toBe('done')
})

test('used refresh tokens are kept for a month, to notice a second use', async () => {
  const used = async () =>
    (await sql`select from oauth_refresh_tokens where used_at is not null`.execute(database)).rows
      .length
  const after = async (days: number) => {
    platform.setClock(new Date(platform.clock().getTime() + days * 86_400_000).toISOString())
    const night = integrationsJobs(platform).find(
      ({ name }) => name === 'integrations.forget_tokens',
    )
    await night?.run({})
  }
  const renewed = await apps.refresh(clientId, tokens.refresh_token)
  expect(z.object({ refresh_token: z.string() }).safeParse(JSON.parse(renewed.text)).success).toBe(
    true,
  )
  await after(29)
  expect(await used()).toBe(1)
  await after(2)
  expect(await used()).toBe(0)
})
