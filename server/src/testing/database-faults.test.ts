import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'

import { readMigrations } from '#server/platform/database/migrations.ts'
import { openProxy } from '#server/platform/testing/proxy.ts'

import { ask, serving, teamAt, tokenAt } from './support/serving.ts'

/** Longer than any database timeout, with a margin for a busy machine. */
const longestAnswer = 7500

const database = `test_${randomBytes(6).toString('hex')}`
const direct = new pg.Client({ ...inject('connection') })
await direct.connect()
await direct.query(`create database ${database}`)
afterAll(async () => {
  await direct.query(`drop database ${database} with (force)`)
  await direct.end()
})
const proxy = await openProxy({ ...inject('connection'), database })
afterAll(() => proxy.close())

proxy.set('refuse')
const one = await serving(proxy.connection)
const other = await serving(proxy.connection)
const rest = `${one.address}/rest/v1`
let token = ''
let teamId = ''

const names = z.object({ members: z.array(z.object({ firstName: z.string() })) })
const wait = { code: 'unavailable', message: 'unavailable' }

async function firstNames(): Promise<string[]> {
  const { body } = await ask(`${rest}/teams/${teamId}/members`, { token })
  return names.parse(body).members.map(({ firstName }) => firstName)
}

function addMember(firstName: string, key: string, address = rest) {
  const body = { firstName, lastName: 'Gil' }
  return ask(`${address}/teams/${teamId}/members`, { method: 'POST', token, key, body })
}

test('without its database is alive but not ready, and asks clients to retry', async () => {
  expect((await ask(`${one.address}/healthz`)).status).toBe(200)
  expect(await ask(`${one.address}/readyz`)).toMatchObject({
    status: 503,
    body: { status: 'not ready', database: 'not reached' },
  })
  for (const path of ['/rest/v1/me', '/auth/v1/settings', '/realtime/v1'])
    expect(await ask(`${one.address}${path}`)).toMatchObject({ status: 503, retryAfter: '2' })
})

test('works once the database is up, and migrates once with two processes', async () => {
  proxy.set('ok')
  await Promise.all([one.ready, other.ready])
  const inside = new pg.Client({ ...inject('connection'), database })
  await inside.connect()
  const { rows } = await inside.query('select name from schema_migrations order by name')
  await inside.end()
  expect(rows).toEqual(readMigrations().map(({ name }) => ({ name })))

  for (const { address } of [one, other]) {
    expect((await ask(`${address}/readyz`)).status).toBe(200)
    expect(
      (await ask(`${address}/rest/v1/me`, { token: await tokenAt(address, 'Eva') })).status,
    ).toBe(200)
  }
})

describe('during requests', () => {
  beforeAll(async () => {
    token = await tokenAt(one.address, 'Ana')
    teamId = await teamAt(one.address, token)
  })

  test.each(['reset', 'end'] as const)(
    'loses nothing when connections break (%s), and a retry has one effect',
    async (how) => {
      const people = Array.from({ length: 30 }, (_, n) => ({
        name: `${how} ${n}`,
        key: `${how}-key-${n}`,
      }))
      const first = people.map(({ name, key }) => addMember(name, key))
      for (let cuts = 0; cuts < 5; cuts += 1) {
        await Promise.race(first)
        proxy.cut(how)
      }
      proxy.set('refuse')
      proxy.cut(how)
      const answers = await Promise.all(first)
      expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
      const refused = await addMember('refused', 'refused-key')
      expect(refused).toMatchObject({ status: 503, retryAfter: '2', body: wait })
      expect(refused.ms).toBeLessThan(1000)

      const signingIn = await ask(`${one.address}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        body: { email: 'ana@example.org', password: 'A long sentence 4 tests' },
      })
      expect(signingIn).toMatchObject({ status: 503, retryAfter: '2' })

      proxy.set('ok')
      for (const { name, key } of people) expect((await addMember(name, key)).status).toBe(201)
      const there = (await firstNames()).filter((name) => name.startsWith(how))
      expect(there.toSorted()).toEqual(people.map(({ name }) => name).toSorted())
    },
  )

  test('has one effect when the response is lost and the request repeated', async () => {
    const way = await openProxy({ host: '127.0.0.1', port: Number(new URL(one.address).port) })
    const address = `http://127.0.0.1:${way.port}/rest/v1`
    way.set('deaf')
    const lost = addMember('Lost', 'lost-answer-key', address).catch(() => 'no answer')
    await expect.poll(firstNames).toContain('Lost')
    way.cut('reset')
    expect(await lost).toBe('no answer')

    way.set('ok')
    expect((await addMember('Lost', 'lost-answer-key', address)).status).toBe(201)
    expect((await firstNames()).filter((name) => name === 'Lost')).toHaveLength(1)
    await way.close()
  })

  test('responds in time while the database hangs, lets no one in, and recovers', async () => {
    const stranger = await tokenAt(one.address, 'Igor')
    proxy.set('stall')
    const asked = Array.from({ length: 24 }, (_, n) =>
      ask(`${rest}/teams/${teamId}`, { token: n % 2 === 0 ? token : stranger }),
    )
    expect((await ask(`${one.address}/healthz`)).ms).toBeLessThan(500)
    for (const answer of await Promise.all(asked)) {
      expect(answer).toMatchObject({ status: 503, retryAfter: '2', body: wait })
      expect(answer.ms).toBeLessThan(longestAnswer)
    }
    expect((await ask(`${one.address}/readyz`)).status).toBe(503)

    proxy.set('ok')
    const after = await Promise.all(
      Array.from({ length: 24 }, () => ask(`${rest}/teams/${teamId}`, { token })),
    )
    expect(after.filter(({ status, ms }) => status !== 200 || ms > 2000)).toEqual([])
    expect((await ask(`${rest}/teams/${teamId}`, { token: stranger })).status).toBe(404)
  })

  test('is not ready and refuses writes for now while the database is read-only, and recovers', async () => {
    const server = new pg.Client({ ...inject('connection') })
    await server.connect()
    await server.query(`alter database ${database} set default_transaction_read_only = on`)
    proxy.cut('end')
    await expect
      .poll(() => ask(`${one.address}/readyz`), { timeout: 10_000 })
      .toMatchObject({ status: 503, body: { database: 'read-only', listener: 'listening' } })
    expect(await addMember('Late', 'read-only-key')).toMatchObject({ status: 503, body: wait })

    await server.query(`alter database ${database} reset default_transaction_read_only`)
    await server.end()
    proxy.cut('end')
    await expect
      .poll(() => ask(`${one.address}/readyz`), { timeout: 10_000 })
      .toMatchObject({ status: 200 })
  })

  test('is not ready until a disconnected listener reconnects', async () => {
    const server = new pg.Client({ ...inject('connection') })
    await server.connect()
    const endListeners = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${database}' and application_name = 'touchline-listener'`
    const lost = async (): Promise<unknown> => {
      await server.query(endListeners)
      return (await ask(`${one.address}/readyz`)).body
    }
    await expect
      .poll(lost)
      .toMatchObject({ status: 'not ready', database: 'writable', listener: 'not listening' })
    await server.end()
    await expect
      .poll(() => ask(`${one.address}/readyz`), { timeout: 10_000 })
      .toMatchObject({ status: 200 })
  })

  test('asks readers of a locked table to wait while other pages work', async () => {
    const locking = new pg.Client({ ...inject('connection'), database })
    await locking.connect()
    await locking.query('begin; lock table venues in access exclusive mode')
    const blocked = Array.from({ length: 10 }, () =>
      ask(`${rest}/teams/${teamId}/venues`, { token }),
    )
    const page = await ask(`${rest}/teams/${teamId}/members`, { token })
    expect(page.status).toBe(200)
    expect(page.ms).toBeLessThan(1000)
    for (const { status, ms } of await Promise.all(blocked)) {
      expect(status).toBe(503)
      expect(ms).toBeLessThan(5000)
    }
    await locking.query('rollback')
    await locking.end()
    expect((await ask(`${rest}/teams/${teamId}/venues`, { token })).status).toBe(200)
  })
})
