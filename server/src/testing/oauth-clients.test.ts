import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { appsOf, errorOf, redirectUri } from './support/apps.ts'
import { running } from './support/running.ts'

const touchline = await running({ MCP: 'on' })
const { ask, platform } = touchline
const { database } = platform
const apps = appsOf(touchline)
const resource = `${platform.config.publicUrl}/mcp`

const later = (seconds: number) =>
  platform.setClock(new Date(platform.clock().getTime() + seconds * 1000).toISOString())

test('publishes its metadata', async () => {
  const read = async (path: string) =>
    z.unknown().parse(JSON.parse((await ask(undefined, { method: 'GET', path })).text))
  const of = { authorization_servers: [platform.config.publicUrl], resource }
  expect(await read('/.well-known/oauth-protected-resource/mcp')).toMatchObject(of)
  expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: platform.config.publicUrl,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  })
  const challenged = await ask(undefined, { method: 'POST', path: '/mcp', body: {} })
  expect(challenged.status).toBe(401)
  expect(challenged.headers['www-authenticate']).toContain(
    `resource_metadata="${platform.config.publicUrl}/.well-known/oauth-protected-resource/mcp"`,
  )
})

describe('registering an app', () => {
  const register = (body: unknown) =>
    ask(undefined, { method: 'POST', path: '/oauth/register', body })

  test('returns a public client as registered', async () => {
    const body = {
      client_name: ' Helper ',
      redirect_uris: [redirectUri],
      logo_uri: 'https://x.example',
    }
    const { status, text } = await register(body)
    expect(status).toBe(201)
    expect(JSON.parse(text)).toMatchObject({
      client_name: 'Helper',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
    })
    expect(text).not.toContain('secret')
  })

  test.each([
    ['no address', {}, 'invalid_redirect_uri'],
    ['an address without https', { redirect_uris: ['http://a.example/'] }, 'invalid_redirect_uri'],
    ['another scheme', { redirect_uris: ['app://callback'] }, 'invalid_redirect_uri'],
    ['six addresses', { redirect_uris: Array(6).fill(redirectUri) }, 'invalid_redirect_uri'],
    [
      'a name of a page',
      { redirect_uris: [redirectUri], client_name: 'x'.repeat(501) },
      'invalid_client_metadata',
    ],
    ['no JSON', 'x', 'invalid_request'],
    ['a list', [], 'invalid_client_metadata'],
  ])('refuses %s', async (_, body, error) => {
    expect(errorOf(await register(body))).toBe(error)
  })

  test('is limited, and unused apps are deleted', async () => {
    const unused = await apps.register()
    const { clientId } = await apps.connect(await touchline.signUp('Nora'))
    await sql`
      insert into oauth_clients (id, name, redirect_uris, created_at)
      select gen_random_uuid(), 'Flood', array['https://a.example/'], ${platform.clock()}
      from generate_series(1, 10000)`.execute(database)
    expect(errorOf(await register({ redirect_uris: [redirectUri] }))).toBe(
      'temporarily_unavailable',
    )
    later(86_401)
    expect(errorOf(await register({ redirect_uris: [redirectUri] }))).toBe('done')
    const kept = await sql<{ id: string }>`
      select id from oauth_clients where id in (${unused}, ${clientId})`.execute(database)
    expect(kept.rows).toEqual([{ id: clientId }])
  })
})

test('does not exist without MCP=on', async () => {
  const off = await running()
  const paths = [
    'POST /mcp',
    'POST /oauth/register',
    'POST /oauth/token',
    'GET /.well-known/oauth-authorization-server',
  ]
  for (const line of paths) {
    const [method = '', path = ''] = line.split(' ')
    expect((await off.ask(undefined, { method, path })).status).toBe(404)
  }
  const { parameters } = apps.request(crypto.randomUUID())
  const query = new URLSearchParams(parameters).toString()
  const path = `/rest/v1/me/authorization?${query}`
  const who = await off.signUp('Ana')
  expect((await off.ask(who, { method: 'GET', path })).status).toBe(404)
})
