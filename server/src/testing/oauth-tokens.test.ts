import { createdToken, tokenList } from '@touchline/contract/integrations/shapes/tokens'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { integrationsJobs } from '#server/integrations/jobs.ts'

import { appsOf, errorOf, tokenAnswer } from './support/apps.ts'
import { running } from './support/running.ts'

const touchline = await running({ MCP: 'on' })
const { ask, done, platform } = touchline
const { database } = platform
const apps = appsOf(touchline)
const person = await touchline.signUp('Sina')
const resource = `${platform.config.publicUrl}/mcp`
const began = platform.clock()

beforeEach(() => platform.setClock(began.toISOString()))

const later = (seconds: number) =>
  platform.setClock(new Date(platform.clock().getTime() + seconds * 1000).toISOString())
const mcp = async (secret: string) =>
  (
    await ask(
      { token: secret },
      {
        method: 'POST',
        path: '/mcp',
        body: { jsonrpc: '2.0', id: 1, method: 'ping' },
        headers: { accept: 'application/json, text/event-stream' },
      },
    )
  ).status
const audited = async (action: string) =>
  (
    await sql<{ details: Record<string, unknown> }>`
      select details from audit_log where action = ${action} order by id`.execute(database)
  ).rows.map(({ details }) => details)

describe('exchanging the code', () => {
  test('returns a token for /mcp only, listed with the person’s tokens', async () => {
    const nina = await touchline.signUp('Nina')
    const { tokens } = await apps.connect(nina)
    expect(tokens.scope).toBe('teams:read events:read')
    expect(await mcp(tokens.access_token)).toBe(200)
    const rest = await ask(
      { token: tokens.access_token },
      { method: 'GET', path: '/rest/v1/me/teams' },
    )
    expect(rest.status).toBe(401)
    const listed = await done(nina, 'GET /me/tokens', { shape: tokenList })
    expect(listed.tokens).toMatchObject([
      { name: 'Helper', app: { host: 'assistant.example' }, scopes: ['teams:read', 'events:read'] },
    ])
    const [token] = listed.tokens
    await ask(nina, { method: 'DELETE', path: `/rest/v1/me/tokens/${token?.id ?? ''}` })
    expect(await mcp(tokens.access_token)).toBe(401)
  })

  test('is the only way: /mcp refuses the tokens that people make', async () => {
    const body = { name: 'Sheet', scopes: ['events:read'], days: 7 }
    const { secret } = await done(person, 'POST /me/tokens', { body, shape: createdToken })
    expect(await mcp(secret)).toBe(401)
  })

  test.each([
    ['another address', { redirect_uri: 'https://assistant.example/other' }, 'invalid_grant'],
    ['a wrong verifier', { code_verifier: 'a'.repeat(43) }, 'invalid_grant'],
    ['a short verifier', { code_verifier: 'abc' }, 'invalid_grant'],
    ['no verifier', { code_verifier: undefined }, 'invalid_request'],
    ['an unknown code', { code: 'guessed' }, 'invalid_grant'],
    ['an unknown app', { client_id: crypto.randomUUID() }, 'invalid_grant'],
    ['no app', { client_id: undefined }, 'invalid_client'],
    ['another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('refuses %s, and the code stays good for its app', async (_, wrong, error) => {
    const who = await touchline.signUp('Pau')
    const { exchange } = await apps.consent(who, await apps.register())
    expect(errorOf(await apps.token({ ...exchange, ...wrong }))).toBe(error)
    expect(errorOf(await apps.token(exchange))).toBe('done')
  })

  test('refuses another app’s code, an expired one and a parameter that comes twice', async () => {
    const who = await touchline.signUp('Pia')
    const { exchange } = await apps.consent(who, await apps.register())
    const other = await apps.register()
    expect(errorOf(await apps.token({ ...exchange, client_id: other }))).toBe('invalid_grant')
    const twice = `${new URLSearchParams(exchange).toString()}&code=other`
    expect(errorOf(await apps.token(twice))).toBe('invalid_request')
    later(60)
    expect(errorOf(await apps.token(exchange))).toBe('invalid_grant')
    const { tokens } = await done(who, 'GET /me/tokens', { shape: tokenList })
    expect(tokens).toEqual([])
  })

  test('ends the connection if the code is used twice', async () => {
    const who = await touchline.signUp('Paz')
    const { exchange, tokens, clientId } = await apps.connect(who)
    expect(errorOf(await apps.token(exchange))).toBe('invalid_grant')
    expect(await mcp(tokens.access_token)).toBe(401)
    expect(errorOf(await apps.refresh(clientId, tokens.refresh_token))).toBe('invalid_grant')
    expect(await audited('integrations.token_revoked')).toContainEqual(
      expect.objectContaining({ by: 'second_use' }),
    )
  })

  test('ends the connection if the code is used twice at once', async () => {
    const { exchange } = await apps.consent(await touchline.signUp('Lea'), await apps.register())
    const answers = await Promise.all([apps.token(exchange), apps.token(exchange)])
    expect(answers.map(errorOf).toSorted()).toEqual(['done', 'invalid_grant'])
  })

  test('replaces an earlier connection, and allows ten', async () => {
    const who = await touchline.signUp('Zoe')
    const { clientId, tokens } = await apps.connect(who)
    const again = await apps.consent(who, clientId)
    expect(errorOf(await apps.token(again.exchange))).toBe('done')
    expect(await mcp(tokens.access_token)).toBe(401)
    for (let made = 1; made < 10; made += 1) await apps.connect(who)
    const { parameters } = apps.request(await apps.register())
    const body = { request: parameters, scopes: ['events:read'] }
    const full = await ask(who, { method: 'POST', path: '/rest/v1/me/authorization', body })
    expect(full.status).toBe(409)
    expect(errorOf(await apps.token((await apps.consent(who, clientId)).exchange))).toBe('done')
  })
})

describe('renewing', () => {
  test('is needed after an hour, and ends the secret before', async () => {
    const { clientId, tokens } = await apps.connect(await touchline.signUp('Rita'))
    later(3600)
    expect(await mcp(tokens.access_token)).toBe(401)
    const renewed = await apps.refresh(clientId, tokens.refresh_token, { resource })
    const next = tokenAnswer.parse(JSON.parse(renewed.text))
    expect(next.scope).toBe(tokens.scope)
    expect(await mcp(next.access_token)).toBe(200)
    expect(await mcp(next.refresh_token)).toBe(401)
  })

  test('repeats a lost response until the next token is used', async () => {
    const { clientId, tokens } = await apps.connect(await touchline.signUp('Rosa'))
    await apps.refresh(clientId, tokens.refresh_token)
    later(30)
    const again = tokenAnswer.parse(
      JSON.parse((await apps.refresh(clientId, tokens.refresh_token)).text),
    )
    later(1)
    expect(errorOf(await apps.refresh(clientId, again.refresh_token))).toBe('done')
    expect(errorOf(await apps.refresh(clientId, tokens.refresh_token))).toBe('invalid_grant')
    expect(await mcp(again.access_token)).toBe(401)
  })

  test('ends the connection if an old refresh token is used late', async () => {
    const { clientId, tokens } = await apps.connect(await touchline.signUp('Rolf'))
    const next = tokenAnswer.parse(
      JSON.parse((await apps.refresh(clientId, tokens.refresh_token)).text),
    )
    later(61)
    expect(errorOf(await apps.refresh(clientId, tokens.refresh_token))).toBe('invalid_grant')
    expect(await mcp(next.access_token)).toBe(401)
    expect(errorOf(await apps.refresh(clientId, next.refresh_token))).toBe('invalid_grant')
  })

  test('refuses another app, more scopes and a connection unused for 90 days', async () => {
    const { clientId, tokens } = await apps.connect(await touchline.signUp('Rike'))
    const other = await apps.register()
    const refresh = (id: string, more = {}) => apps.refresh(id, tokens.refresh_token, more)
    expect(errorOf(await refresh(other))).toBe('invalid_grant')
    expect(errorOf(await refresh(clientId, { scope: 'events:write' }))).toBe('invalid_scope')
    expect(errorOf(await refresh(clientId, { resource: 'https://evil.example' }))).toBe(
      'invalid_target',
    )
    later(90 * 86_400)
    expect(errorOf(await refresh(clientId))).toBe('invalid_grant')
  })

  test.each([
    ['is banned', sql`update auth.users set banned_until = '2999-01-01'`],
    ['revoked everything', sql`update auth.users set tokens_ended_at = now() + interval '1 hour'`],
  ])('refuses a person who %s', async (_, change) => {
    const who = await touchline.signUp('Rudi')
    const { clientId, tokens } = await apps.connect(who)
    await sql`${change} where id = ${who.id}`.execute(database)
    later(7200)
    expect(errorOf(await apps.refresh(clientId, tokens.refresh_token))).toBe('invalid_grant')
  })
})

test('lets an app end its own connection only', async () => {
  const { clientId, tokens } = await apps.connect(await touchline.signUp('Vera'))
  const revoke = (id: string, token: string) => apps.form('/oauth/revoke', { client_id: id, token })
  expect((await revoke(await apps.register(), tokens.refresh_token)).status).toBe(200)
  expect(await mcp(tokens.access_token)).toBe(200)
  expect((await revoke(clientId, tokens.refresh_token)).status).toBe(200)
  expect(await mcp(tokens.access_token)).toBe(401)
  expect((await revoke(clientId, 'guessed')).status).toBe(200)
})

test('deletes connections that never got a token at night', async () => {
  await apps.consent(person, await apps.register())
  later(1000)
  await integrationsJobs(platform)
    .find(({ name }) => name === 'integrations.forget_tokens')
    ?.run({})
  const left = await sql`
    select from api_tokens where client_id is not null and secret_expires_at <= created_at`.execute(
    database,
  )
  expect(left.rows).toEqual([])
})
