import { createdToken, tokenList } from '@touchline/contract/integrations/shapes/tokens'
import { scopes } from '@touchline/domain/integrations/scopes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { scopeOfEndpoint } from '#server/integrations/commands/endpoints.ts'
import { integrationsJobs } from '#server/integrations/jobs.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { programsOf } from './support/programs.ts'
import { running } from './support/running.ts'
import { questionOf } from './support/sweep-question.ts'
import { ownerGets, sweptEndpoints } from './support/swept.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const world = await aWorld(touchline)
const { owner, ids } = world
const { teamId } = ids
const began = platform.clock()

beforeEach(() => platform.setClock(began.toISOString()))

function later(minutes: number): void {
  platform.setClock(new Date(began.getTime() + minutes * 60_000).toISOString())
}

const programOf = programsOf(touchline)

const read = (who: { token: string }, path: string) =>
  ask(who, { method: 'GET', path: `/rest/v1${path}` })

describe('creating a token', () => {
  test('returns the secret once and stores only its hash', async () => {
    const body = { name: '  Website ', scopes: ['events:read', 'teams:read'], days: 30 }
    const answer = await ask(owner, {
      method: 'POST',
      path: '/rest/v1/me/tokens',
      body,
      headers: { 'idempotency-key': 'a-repeated-request' },
    })
    const { token, secret } = createdToken.parse(JSON.parse(answer.text))
    expect(secret).toMatch(/^touchline_[\w-]{43}$/)
    expect(token).toMatchObject({ name: 'Website', scopes: ['teams:read', 'events:read'] })

    const listed = await read(owner, '/me/tokens')
    expect(listed.text).toContain(token.id)
    expect(listed.text).not.toContain(secret)
    const kept = await sql<{ words: string }>`
      select t::text as words from api_tokens t
      union all select k::text from idempotency_keys k`.execute(database)
    expect(kept.rows.filter(({ words }) => words.includes(secret.slice(10)))).toEqual([])
  })

  test.each([
    ['nothing', {}, 'fresh_sign_in_needed'],
    ['a wrong password', { password: 'guessed' }, 'wrong_password'],
    ['the password', { password: 'A long sentence 4 tests' }, undefined],
  ])(
    'requires the password a quarter of an hour after signing in: %s',
    async (_, proof, refusal) => {
      later(15)
      const { proof: needed } = await done(owner, 'GET /me/tokens', { shape: tokenList })
      expect(needed).toBe('password')
      const body = { name: 'Website', scopes: ['teams:read'], days: 7, ...proof }
      const { status, text } = await ask(owner, {
        method: 'POST',
        path: '/rest/v1/me/tokens',
        body,
      })
      expect(status === 201 ? undefined : text).toBe(
        refusal === undefined ? undefined : JSON.stringify({ code: refusal, message: refusal }),
      )
    },
  )

  test.each([
    ['no scope', { scopes: [] }],
    ['a scope that is none', { scopes: ['everything'] }],
    ['no end', { days: 100_000 }],
    ['no name', { name: ' ' }],
  ])('refuses %s', async (_, wrong) => {
    const body = { name: 'Website', scopes: ['teams:read'], days: 7, ...wrong }
    const { status } = await ask(owner, { method: 'POST', path: '/rest/v1/me/tokens', body })
    expect(status).toBe(422)
  })

  test('allows ten, records who made one and emails the owner a link to all of them', async () => {
    const person = await touchline.signUp('Zoe')
    const body = { name: 'Website', scopes: ['teams:read'], days: 7 }
    const answers = []
    for (let made = 0; made < 11; made += 1)
      answers.push((await ask(person, { method: 'POST', path: '/rest/v1/me/tokens', body })).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 409])
    const noted = await sql<{ count: number }>`
      select count(*)::int as count from audit_log
      where action = 'integrations.token_made' and actor_id = ${person.id}`.execute(database)
    expect(noted.rows).toEqual([{ count: 10 }])
    const letters = await sql<{ count: number }>`
      select count(*)::int as count from mails
      where kind = 'auth.token_made' and recipient = ${person.email}
        and text_body like '%/update-profile?view=tokens%'`.execute(database)
    expect(letters.rows).toEqual([{ count: 10 }])
  })
})

describe('the rights of a token', () => {
  const requested = sweptEndpoints.map((one) => ({ ...one, scope: scopeOfEndpoint.get(one.name) }))

  test('exclude everything without the scope, whatever its owner may do', async () => {
    const programs = {
      narrow: await programOf(owner, ['profile:read']),
      wide: await programOf(await touchline.signUp('Ada'), scopes),
    }
    // One per person, because making the second ends the first.
    const open: string[] = []
    for (const one of requested) {
      const who = one.scope === undefined ? programs.wide : programs.narrow
      if (one.scope === 'profile:read') continue
      const { status, text } = await ask(who, questionOf(one, ids))
      const expected = JSON.stringify({
        code: 'scope_needed',
        message: 'scope_needed',
        data: { scope: one.scope ?? null },
      })
      if (status !== 403 || text !== expected)
        open.push(`${one.name}: ${status} ${text.slice(0, 90)}`)
    }
    expect(open).toEqual([])
  })

  test('with a read scope cover what its owner may read', async () => {
    const program = await programOf(owner, scopes)
    const missed: string[] = []
    for (const one of requested.filter(({ method, scope }) => method === 'GET' && scope)) {
      const { status } = await ask(program, questionOf(one, ids))
      if (status !== 200 && ownerGets(one) === 'done') missed.push(`${one.name}: ${status}`)
    }
    expect(missed).toEqual([])
  })

  test('never exceed its owner’s', async () => {
    const stranger = await programOf(await touchline.signUp('Igor'), scopes)
    expect((await read(stranger, `/teams/${teamId}`)).status).toBe(404)

    const player = await touchline.signUp('Pau')
    await aMember(database, teamId, { accountId: player.id })
    const program = await programOf(player, scopes)
    const change = { method: 'POST', path: `/rest/v1/teams/${teamId}/venues` }
    const { status, text } = await ask(program, { ...change, body: { venue: { name: 'Hall' } } })
    expect([status, text]).toEqual([
      403,
      JSON.stringify({ code: 'not_allowed', message: 'not_allowed' }),
    ])
  })

  test('include neither granting nor revoking rights', async () => {
    const player = await aMember(database, teamId, { firstName: 'Ivo' })
    const coach = await aMember(database, teamId, { firstName: 'Ana', role: 'Coach' })
    const program = await programOf(owner, ['members:write'])
    const path = `/rest/v1/teams/${teamId}/members`
    const change = async (who: { token: string }, id: string, changes: object) =>
      (await ask(who, { method: 'PATCH', path: `${path}/${id}`, body: { changes } })).status
    for (const [id, changes] of [
      [player, { access: ['admin'] }],
      [player, { access: ['coach'] }],
      [coach, { access: ['member'] }],
    ] as const)
      expect([changes, await change(program, id, changes)]).toEqual([changes, 403])
    expect(await change(program, player, { role: 'Head coach', access: ['member'] })).toBe(200)
    expect(await change(owner, player, { access: ['coach', 'admin'] })).toBe(200)
    const body = { firstName: 'Leo', lastName: 'Torres', role: 'Coach' }
    const added = await ask(program, { method: 'POST', path, body })
    expect(added.status).toBe(201)
    expect(added.text).toContain('"access":["member"]')
  })

  test('cover only the API', async () => {
    const program = await programOf(owner, scopes)
    for (const [method, path] of [
      ['GET', '/realtime/v1'],
      ['POST', '/storage/v1/pictures?purpose=avatar'],
      ['POST', '/functions/v1/fetch-stripe-products'],
    ] as const)
      expect([path, (await ask(program, { method, path })).status]).toEqual([path, 401])
    // The protocol's status for an invalid token.
    expect((await ask(program, { method: 'GET', path: '/auth/v1/user' })).status).toBe(403)
  })
})

describe('the end of a token', () => {
  const isGood = async (program: { token: string }) =>
    (await read(program, '/me/teams')).status === 200

  test.each([
    [
      'is revoked',
      async (id: string) => ask(owner, { method: 'DELETE', path: `/rest/v1/me/tokens/${id}` }),
    ],
    ['has run out', async () => later(31 * 24 * 60)],
    [
      'belongs to somebody who is shut out',
      async () =>
        sql`update auth.users set banned_until = now() + interval '1 day' where id = ${owner.id}`.execute(
          database,
        ),
    ],
    [
      'belongs to somebody on the way out',
      async () =>
        sql`
          insert into account_deletions (account_id, requested_at, erase_at)
          values (${owner.id}, now(), now() + interval '14 days')`.execute(database),
    ],
  ])('rejects a token that %s', async (_, end) => {
    const program = await programOf(owner, ['teams:read'])
    expect(await isGood(program)).toBe(true)
    await end(program.id)
    expect(await isGood(program)).toBe(false)
    await sql`update auth.users set banned_until = null where id = ${owner.id}`.execute(database)
    await sql`delete from account_deletions where account_id = ${owner.id}`.execute(database)
  })

  test('lets no one end another person’s token', async () => {
    const program = await programOf(owner, ['teams:read'])
    const igor = await touchline.signUp('Igor')
    const path = `/rest/v1/me/tokens/${program.id}`
    expect((await ask(igor, { method: 'DELETE', path })).status).toBe(404)
    expect(await isGood(program)).toBe(true)
  })

  test('stores the last use to the minute, and deletes the token a month after its end', async () => {
    const program = await programOf(owner, ['teams:read'])
    await read(program, '/me/teams')
    const used = await done(owner, 'GET /me/tokens', { shape: tokenList })
    expect(used.tokens[0]?.lastUsedAt).toBe(began.toISOString())

    const night = integrationsJobs(platform).find(
      ({ name }) => name === 'integrations.forget_tokens',
    )
    later(59 * 24 * 60)
    await night?.run({})
    const find = async () =>
      (await sql`select from api_tokens where id = ${program.id}`.execute(database)).rows.length
    expect(await find()).toBe(1)
    later(61 * 24 * 60)
    await night?.run({})
    expect(await find()).toBe(0)
  })
})
