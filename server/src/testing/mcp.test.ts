import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import type {
  OAuthClientInformationMixed,
  OAuthClientProvider,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client'
import { assistantScopes, type AssistantScope } from '@touchline/domain/integrations/oauth'
import { features, featuresOn } from '@touchline/domain/values/features'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { freePort } from '#server/platform/free-port.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { appsOf } from './support/apps.ts'
import { running, type Person } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'
import { eventFields, teamFields } from './support/world-bodies.ts'

const port = await freePort()
const address = `http://127.0.0.1:${port}`
const touchline = await running({
  MCP: 'on',
  PUBLIC_URL: address,
  OPERATOR_EMAILS: 'olga@example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
})
const { ask, done, platform } = touchline
const { database } = platform
await touchline.app.http.listen({ port, host: '127.0.0.1' })
const apps = appsOf(touchline)

const made = z.object({ id: z.string() })
const coach = await signedUpAs(touchline, 'carla@example.org', { first_name: 'Carla' })
const mother = await signedUpAs(touchline, 'marta@example.org', { first_name: 'Marta' })
const { team } = await done(coach, 'POST /teams', {
  body: teamFields,
  shape: z.object({ team: made }),
})
const teamId = team.id
const motherId = await aMember(database, teamId, { accountId: mother.id, firstName: 'Marta' })
const childId = await aMember(database, teamId, { firstName: 'Ben' })
await aGuardian(database, { teamId, memberId: childId }, { accountId: mother.id })
const otherId = await aMember(database, teamId, { firstName: 'Otto' })
const { event } = await done(coach, `POST /teams/${teamId}/events`, {
  body: eventFields,
  shape: z.object({ event: made }),
})
const at = { teamId, eventId: event.id }
const week = { from: '2031-05-01', days: 7 }

const clients: Client[] = []
afterAll(() => Promise.all(clients.map((client) => client.close())))

async function connected(person: Person, scopes: readonly AssistantScope[] = assistantScopes) {
  const { tokens } = await apps.connect(person, scopes)
  const client = new Client({ name: 'tests', version: '1' })
  clients.push(client)
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${tokens.access_token}` } },
    }),
  )
  return client
}

const call = async (client: Client, name: string, given: Record<string, unknown> = {}) => {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: given })
  return isError === true
    ? content.map((part) => (part.type === 'text' ? part.text : '')).join('')
    : structuredContent
}

interface Kept {
  client?: OAuthClientInformationMixed
  tokens?: StoredOAuthTokens
  verifier?: string
  back?: URL
}

const callback = 'http://localhost:8090/callback'

/** Keeps what the SDK's client asks it to, and agrees in place of the browser. */
function provider(person: Person) {
  const kept: Kept = {}
  const store: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: 'Test assistant', redirect_uris: [callback] },
    state: () => 'a state',
    clientInformation: () => kept.client,
    saveClientInformation: (given) => void (kept.client = given),
    tokens: () => kept.tokens,
    saveTokens: (given) => void (kept.tokens = given),
    saveCodeVerifier: (given) => void (kept.verifier = given),
    codeVerifier: () => kept.verifier ?? '',
    async redirectToAuthorization(url) {
      kept.back = await agree(person, url)
    },
  }
  return { store, kept }
}

async function agree(person: Person, { origin, pathname, searchParams }: URL): Promise<URL> {
  expect(`${origin}${pathname}`).toBe(`${address}/connect`)
  const word = (name: string) => searchParams.get(name) ?? undefined
  const request = {
    clientId: word('client_id'),
    redirectUri: word('redirect_uri'),
    responseType: word('response_type'),
    scope: word('scope'),
    state: word('state'),
    codeChallenge: word('code_challenge'),
    codeChallengeMethod: word('code_challenge_method'),
    resource: word('resource'),
  }
  const { redirectUrl } = await done(person, 'POST /me/authorization', {
    body: { request, scopes: ['teams:read', 'events:read'] },
    shape: z.object({ redirectUrl: z.string() }),
  })
  return new URL(redirectUrl)
}

test('the official client signs in, gets its consent and calls tools', async () => {
  const { store, kept } = provider(mother)
  const client = new Client({ name: 'tests', version: '1' })
  clients.push(client)
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { authProvider: store })
  const first = transport()
  await expect(client.connect(first)).rejects.toBeInstanceOf(UnauthorizedError)
  expect(kept.back?.searchParams.get('state')).toBe('a state')
  await first.finishAuth(kept.back?.searchParams ?? new URLSearchParams())
  await client.connect(transport())
  expect(client.getServerVersion()).toMatchObject({ name: 'touchline' })
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['my_teams', 'my_week'])
  expect(await call(client, 'my_teams')).toMatchObject({ teams: [{ teamId, name: 'Norte U12' }] })
})

describe('my week', () => {
  test('has only the person’s events without the scope for children', async () => {
    const client = await connected(mother, ['teams:read', 'events:read'])
    const { structuredContent } = await client.callTool({ name: 'my_week', arguments: week })
    expect(structuredContent).toMatchObject({
      from: '2031-05-01',
      to: '2031-05-07',
      events: [
        {
          ...at,
          team: 'Norte U12',
          title: 'Friendly',
          starts: '2031-05-04T09:00',
          people: [{ memberId: motherId, relation: 'self', answer: null }],
        },
      ],
    })
    expect(JSON.stringify(structuredContent)).not.toContain('Ben')
    expect(JSON.stringify(await call(client, 'my_teams'))).not.toContain('Ben')
  })

  test('includes their children with it', async () => {
    const client = await connected(mother)
    const { structuredContent } = await client.callTool({ name: 'my_week', arguments: week })
    expect(JSON.stringify(structuredContent)).toContain(childId)
    expect(await call(client, 'my_teams')).toMatchObject({
      children: [{ memberId: childId, firstName: 'Ben', teamId }],
    })
  })

  test('takes a month at most', async () => {
    const client = await connected(mother)
    expect(await call(client, 'my_week', { ...week, days: 32 })).toContain('days')
  })
})

describe('answering', () => {
  const going = { ...at, answer: 'going' }

  test('answers for the person and, with the scope, for their child', async () => {
    const client = await connected(mother)
    expect(await call(client, 'answer_event', going)).toMatchObject({
      firstName: 'Marta',
      answer: 'going',
    })
    const forChild = { ...at, memberId: childId, answer: 'not_going', comment: 'Fever' }
    expect(await call(client, 'answer_event', forChild)).toMatchObject({
      firstName: 'Ben',
      answer: 'not_going',
    })
    const stored = await sql<{ answer: string }>`
      select answer from answers where event_id = ${event.id} order by answer`.execute(database)
    expect(stored.rows.map(({ answer }) => answer)).toEqual(['going', 'not_going'])
  })

  test('needs the scope for a child', async () => {
    const client = await connected(mother, ['events:read', 'events:write'])
    const refused = await call(client, 'answer_event', { ...going, memberId: childId })
    expect(refused).toContain('children:read')
  })

  test.each(['a coach', 'a mother'])('as %s, refuses to answer for others', async (who) => {
    const client = await connected(who === 'a coach' ? coach : mother)
    const refused = await call(client, 'answer_event', { ...going, memberId: otherId })
    expect(refused).toContain('can’t do this')
    const none = await sql`select from answers where member_id = ${otherId}`.execute(database)
    expect(none.rows).toEqual([])
  })

  test('finds no event of another team', async () => {
    const stranger = await signedUpAs(touchline, 'igor@example.org', { first_name: 'Igor' })
    const client = await connected(stranger)
    expect(await call(client, 'answer_event', going)).toContain('found')
  })
})

describe('coaching', () => {
  const draft = {
    teamId,
    type: 'practice',
    title: 'Extra training',
    date: '2031-05-06',
    startTime: '18:00',
    endTime: '19:30',
  }

  test('creates an event and reminds people', async () => {
    const client = await connected(coach)
    const created = z
      .object({ event: z.object({ eventId: z.string() }), url: z.string() })
      .parse(await call(client, 'create_event', draft))
    expect(created.url).toBe(`${address}/team/${teamId}/events/${created.event.eventId}`)
    const { eventId } = created.event
    expect(await call(client, 'send_reminder', { teamId, eventId })).toEqual({
      reminded: 2,
      unreached: 1,
    })
  })

  test('is for staff, as in the app', async () => {
    const client = await connected(mother)
    expect(await call(client, 'create_event', draft)).toContain('can’t do this')
    expect(await call(client, 'send_reminder', at)).toContain('can’t do this')
  })

  test('needs the scope: without it the tool is not offered', async () => {
    const client = await connected(coach, ['teams:read', 'events:read'])
    await expect(call(client, 'create_event', draft)).rejects.toThrow('create_event')
  })
})

test('every call is audited with its token, tool and team', async () => {
  await sql`delete from audit_log where action = 'integrations.tool_called'`.execute(database)
  const client = await connected(mother)
  await call(client, 'my_week', week)
  await call(client, 'answer_event', { ...at, memberId: otherId, answer: 'going' })
  const found = await sql<{ actor_id: string; details: Record<string, unknown> }>`
    select actor_id, details from audit_log where action = 'integrations.tool_called' order by id`.execute(
    database,
  )
  expect(found.rows).toMatchObject([
    { actor_id: mother.id, details: { tool: 'my_week' } },
    { actor_id: mother.id, details: { tool: 'answer_event', ...at } },
  ])
})

test('stops where integrations are turned off, for one team or everywhere', async () => {
  const olga = await signedUpAs(touchline, 'olga@example.org')
  const client = await connected(mother)
  const set = (path: string, body: object) =>
    ask(olga, { method: 'PUT', path: `/rest/v1/admin/${path}`, body: { ...body, reason: 'Tests' } })
  const ofTeam = (isOn: boolean | null) => ({
    kind: 'teams',
    features: { ...Object.fromEntries(features.map((name) => [name, null])), integrations: isOn },
  })
  const configured = await set(`groups/${teamId}/settings`, ofTeam(false))
  expect(configured.status).toBe(200)
  expect(await call(client, 'my_teams')).toMatchObject({ teams: [], children: [] })
  expect(await call(client, 'my_week', week)).toMatchObject({ events: [] })
  expect(await call(client, 'answer_event', { ...at, answer: 'going' })).toContain('integrations')
  await set(`groups/${teamId}/settings`, ofTeam(null))
  await set('features', { features: featuresOn(['integrations']) })
  await expect(call(client, 'my_teams')).rejects.toThrow('feature_off')
})
