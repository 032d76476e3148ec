import { authorizationQuery } from '@touchline/contract/integrations/shapes/authorization'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { appsOf, redirectUri } from './support/apps.ts'
import { running, type Person } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const touchline = await running({ MCP: 'on' })
const { ask, done, platform } = touchline
const { database } = platform
const apps = appsOf(touchline)
const person = await touchline.signUp('Sina')
const began = platform.clock()

beforeEach(() => platform.setClock(began.toISOString()))

const later = (seconds: number) =>
  platform.setClock(new Date(platform.clock().getTime() + seconds * 1000).toISOString())
const questionFor = (who: Person, parameters: Readonly<Record<string, string>>) =>
  ask(who, {
    method: 'GET',
    path: `/rest/v1/me/authorization?${new URLSearchParams(parameters).toString()}`,
  })

describe('the consent page', () => {
  test('names the app, its host, the scopes, teams and children', async () => {
    const mother = await touchline.signUp('Marta')
    await done(mother, 'POST /teams', { body: teamFields, shape: z.unknown() })
    const { rows } = await sql<{ id: string }>`
      select id from teams order by created_at desc limit 1`.execute(database)
    const teamId = rows[0]?.id ?? ''
    const memberId = await aMember(database, teamId, { firstName: 'Ben' })
    await aGuardian(database, { teamId, memberId }, { accountId: mother.id })
    const { parameters } = apps.request(await apps.register())
    const { text } = await questionFor(mother, { ...parameters, scope: 'openid events:read' })
    const question = authorizationQuery.parse(JSON.parse(text))
    expect(question.cancelUrl).toContain('error=access_denied')
    expect(question).toMatchObject({
      kind: 'ask',
      app: { name: 'Helper', host: 'assistant.example' },
      scopes: ['events:read'],
      teams: [{ name: teamFields.name, clubName: null }],
      children: ['Ben'],
      proof: 'done',
      refusal: null,
    })
  })

  test.each([
    ['an unknown app', { clientId: crypto.randomUUID() }],
    ['another address', { redirectUri: 'https://assistant.example/other' }],
    ['a longer address', { redirectUri: `${redirectUri}?next=evil` }],
    ['another host', { redirectUri: 'https://evil.example/callback' }],
  ])('is not found for %s, and redirects no one there', async (_, wrong) => {
    const { parameters } = apps.request(await apps.register())
    const asked = { ...parameters, ...wrong }
    expect((await questionFor(person, asked)).status).toBe(404)
    const body = { request: asked, scopes: ['events:read'] }
    const given = await ask(person, { method: 'POST', path: '/rest/v1/me/authorization', body })
    expect(given.status).toBe(404)
  })

  test.each([
    ['another response type', { responseType: 'token' }, 'unsupported_response_type'],
    ['a plain challenge', { codeChallengeMethod: 'plain' }, 'invalid_request'],
    ['no method', { codeChallengeMethod: '' }, 'invalid_request'],
    ['a short challenge', { codeChallenge: 'abc' }, 'invalid_request'],
    ['another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['scopes it can’t have', { scope: 'collections:write' }, 'invalid_scope'],
  ])('refuses %s and can tell the app', async (_, wrong, error) => {
    const { parameters } = apps.request(await apps.register())
    const asked = { ...parameters, ...wrong }
    const { text } = await questionFor(person, asked)
    const question = authorizationQuery.parse(JSON.parse(text))
    expect(question).toMatchObject({ kind: 'wrong', error })
    const back = new URL(question.cancelUrl)
    expect(`${back.origin}${back.pathname}`).toBe(redirectUri)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error,
      state: 'a state',
      iss: platform.config.publicUrl,
    })
    const body = { request: asked, scopes: ['events:read'] }
    const given = await ask(person, { method: 'POST', path: '/rest/v1/me/authorization', body })
    expect(given.status).toBe(422)
  })

  test('grants no scope that the app hasn’t asked for', async () => {
    const { parameters } = apps.request(await apps.register())
    const body = { request: { ...parameters, scope: 'events:read' }, scopes: ['events:write'] }
    const given = await ask(person, { method: 'POST', path: '/rest/v1/me/authorization', body })
    expect(given.status).toBe(422)
  })

  test('asks for the password 15 minutes after signing in', async () => {
    const { parameters } = apps.request(await apps.register())
    later(900)
    const connect = async (proof: object) => {
      const body = { request: parameters, scopes: ['events:read'], ...proof }
      return (await ask(person, { method: 'POST', path: '/rest/v1/me/authorization', body })).text
    }
    expect(await connect({})).toContain('fresh_sign_in_needed')
    expect(await connect({ password: 'guessed' })).toContain('wrong_password')
    expect(await connect({ password: 'A long sentence 4 tests' })).toContain('redirectUrl')
  })

  test.each(['account', 'team'])(
    'is closed to minors by the birth date of their %s',
    async (where) => {
      const child = await touchline.signUp('Ben')
      const born = '2015-05-05'
      if (where === 'account')
        await sql`update accounts set date_of_birth = ${born} where id = ${child.id}`.execute(
          database,
        )
      else {
        const { rows } = await sql<{ id: string }>`select id from teams limit 1`.execute(database)
        const memberId = await aMember(database, rows[0]?.id ?? '', { accountId: child.id })
        await sql`update members set date_of_birth = ${born} where id = ${memberId}`.execute(
          database,
        )
      }
      const { parameters } = apps.request(await apps.register())
      expect(JSON.parse((await questionFor(child, parameters)).text)).toMatchObject({
        refusal: 'minor',
      })
      const body = { request: parameters, scopes: ['events:read'] }
      const given = await ask(child, { method: 'POST', path: '/rest/v1/me/authorization', body })
      expect(given.status).toBe(403)
    },
  )

  test('refuses API tokens', async () => {
    const { tokens } = await apps.connect(person)
    const { parameters } = apps.request(await apps.register())
    const body = { request: parameters, scopes: ['events:read'] }
    const question = { method: 'POST', path: '/rest/v1/me/authorization', body }
    expect((await ask({ token: tokens.access_token }, question)).status).toBe(401)
  })
})
