import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { announce } from '#server/platform/outbox/announce.ts'
import { newestEventId } from '#server/platform/outbox/queries.ts'
import { testDatabase } from '#server/platform/testing/database.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { ask, serving, teamAt, tokenAt } from './support/serving.ts'
import { openStream, type Stream } from './support/stream.ts'

const withinASecond = { timeout: 1000, interval: 20 }
const soon = { timeout: 5000, interval: 20 }

const { connection, database } = await testDatabase()
const one = await serving(connection)
const other = await serving(connection)
await Promise.all([one.ready, other.ready])

const coach = await tokenAt(one.address, 'Paul')
const player = await tokenAt(other.address, 'Nora')
const stranger = await tokenAt(other.address, 'Igor')
const teamId = await teamAt(one.address, coach)
let answersPath = ''
let playerId = ''
const streams: Stream[] = []
let turn = 0

beforeAll(async () => {
  const me = await ask(`${other.address}/rest/v1/me`, { token: player })
  const accountId = z.object({ id: z.string() }).parse(me.body).id
  playerId = await aMember(database, teamId, { accountId, firstName: 'Nora' })
  const created = await ask(`${one.address}/rest/v1/teams/${teamId}/events`, {
    method: 'POST',
    token: coach,
    body: { type: 'practice', title: 'Practice', date: inAYear() },
  })
  const { event } = z.object({ event: z.object({ id: z.string() }) }).parse(created.body)
  answersPath = `/rest/v1/teams/${teamId}/events/${event.id}/answers`
})

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

function inAYear(): string {
  return new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
}

async function listen(token: string, at = one, after?: number): Promise<Stream> {
  const stream = await openStream(at.address, token, after === undefined ? {} : { after })
  streams.push(stream)
  // A new stream first asks for a full reload; from then on it sends each event.
  await vi.waitUntil(() => after !== undefined || stream.received[0]?.kind === 'resync', soon)
  return stream
}

/** The player changes her answer at the other process. */
async function answer(): Promise<void> {
  turn += 1
  const answers = [{ memberId: playerId, answer: turn % 2 === 0 ? 'going' : 'not_going' }]
  const token = player
  const { status } = await ask(`${other.address}${answersPath}`, {
    method: 'PUT',
    token,
    body: { answers },
  })
  expect(status).toBe(200)
}

function answered(stream: Stream): number[] {
  const heard = stream.received.filter(({ name }) => name === 'events.answered')
  return [...new Set(heard.map(({ id }) => id))]
}

test('tells a coach of an answer within a second, at either process, and never a stranger', async () => {
  const here = await listen(coach)
  const there = await listen(coach, other)
  const outside = await listen(stranger, other)
  await answer()
  await expect
    .poll(() => [answered(here).length, answered(there).length], withinASecond)
    .toEqual([1, 1])

  // The stranger's next and only event is their own.
  const body = { firstName: 'Igor' }
  await ask(`${one.address}/rest/v1/me`, { method: 'PATCH', token: stranger, body })
  await expect.poll(() => outside.received.at(-1)?.name, soon).toBe('accounts.changed')
  expect(outside.received.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'resync ',
    'news accounts.changed',
  ])
})

test('resumes a stream with the missed events, at another process too', async () => {
  const before = await listen(coach)
  await answer()
  await expect.poll(() => answered(before).length, soon).toBe(1)
  const last = Math.max(...before.received.map(({ id }) => id))
  before.close()
  await expect.poll(() => before.isOver, soon).toBe(true)
  for (let n = 0; n < 5; n += 1) await answer()

  const after = await listen(coach, other, last)
  await expect.poll(() => answered(after).filter((id) => id > last).length, soon).toBe(5)
  expect(after.received.map(({ kind }) => kind)).not.toContain('resync')
})

test('sends a new page only the events since, without a full reload', async () => {
  await answer()
  const page = await openStream(other.address, coach, { readingFor: 5 })
  streams.push(page)
  await expect.poll(() => answered(page).length, soon).toBeGreaterThanOrEqual(1)
  const known = answered(page).length
  await answer()
  await expect.poll(() => answered(page).length, soon).toBe(known + 1)
  expect(page.received.map(({ kind }) => kind)).not.toContain('resync')

  const old = await openStream(other.address, coach, { readingFor: 601 })
  streams.push(old)
  await expect.poll(() => old.received.map(({ kind }) => kind), soon).toEqual(['resync'])
})

test('loses nothing on a stream that breaks hundreds of times between two processes', async () => {
  const breaks = 200
  const begun = await newestEventId(database)
  const talking = talk(300)
  const heard = new Set<number>()
  let last = begun
  for (let cut = 0; cut < breaks || !talking.isOver; cut += 1) {
    const stream = await openStream((cut % 2 === 0 ? one : other).address, coach, {
      after: last,
    })
    const hasNew = () => stream.received.some(({ id }) => id > begun && !heard.has(id))
    await vi.waitUntil(() => hasNew() || talking.isOver, { timeout: 5000, interval: 1 })
    stream.close()
    // Browsers resume from the last event received, even if it wasn't the newest.
    last = stream.received.at(-1)?.id ?? last
    for (const { id } of stream.received) heard.add(id)
  }
  const rest = await listen(coach, other, last)
  const missing = async () => {
    for (const { id } of rest.received) heard.add(id)
    return (await talking.ids).filter((id) => !heard.has(id))
  }
  await expect.poll(missing, soon).toEqual([])
})

/** Two staff members at once, each with one event after another; commits overtake ids. */
function talk(pieces: number) {
  const state = { isOver: false }
  const speak = async () => {
    for (let n = 0; n < pieces / 2; n += 1)
      await database
        .transaction()
        .execute((tx) => announce(tx, { name: 'test.said', topics: [`team:${teamId}`] }))
  }
  const ids = Promise.all([speak(), speak()]).then(async () => {
    state.isOver = true
    const { rows } = await sql<{ id: number }>`
      select id from outbox where name = 'test.said'`.execute(database)
    return rows.map(({ id }) => id)
  })
  return {
    ids,
    get isOver() {
      return state.isOver
    },
  }
}

test('ends the streams at every process when signing out, and none opens again', async () => {
  const token = await tokenAt(one.address, 'Luis')
  const here = await listen(token)
  const there = await listen(token, other)
  const still = await listen(coach)
  await ask(`${one.address}/auth/v1/logout?scope=local`, { method: 'POST', token })
  await expect.poll(() => [here.isOver, there.isOver], soon).toEqual([true, true])
  expect(still.isOver).toBe(false)
  expect((await ask(`${other.address}/realtime/v1`, { token })).status).toBe(401)
  expect((await ask(`${other.address}/rest/v1/me`, { token })).status).toBe(401)
})

test('serves ten streams of one account while pages still load', async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => listen(coach)))
  await answer()
  await expect
    .poll(() => ten.map((stream) => answered(stream).length), soon)
    .toEqual(ten.map(() => 1))
  expect((await ask(`${one.address}/rest/v1/me/teams`, { token: coach })).status).toBe(200)
})
