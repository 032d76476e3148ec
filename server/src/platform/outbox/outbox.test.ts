import { once } from 'node:events'

import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { testPlatform } from '../testing/platform.ts'
import { announce, announceAll, eventsChannel, setOrigin, broadcast } from './announce.ts'
import { openDispatcher } from './dispatcher.ts'
import { newestEventId, findEventsAfter, readEvent } from './queries.ts'

const platform = await testPlatform()
const { database } = platform
const heard: { payload: unknown; newsId: number }[] = []
const guests: unknown[] = []
const dispatcher = openDispatcher(platform, [
  {
    on: 'members.joined',
    name: 'test.greet',
    run: async (payload, newsId) => void heard.push({ payload, newsId }),
  },
  {
    on: 'members.joined',
    name: 'test.greet_guests',
    needed: async (_, payloads) => payloads.filter(({ isGuest }) => isGuest === true),
    run: async (payload) => void guests.push(payload),
  },
])
await platform.startJobs(dispatcher.jobs)

test('a rolled-back command announces nothing', async () => {
  const before = await newestEventId(database)
  const failing = database.transaction().execute(async (tx) => {
    await announce(tx, { name: 'members.joined', topics: ['team:1'] })
    throw new Error('the command failed')
  })
  await expect(failing).rejects.toThrow('the command failed')
  expect(await findEventsAfter(database, { after: before, topics: ['team:1'], limit: 10 })).toEqual(
    [],
  )
})

test('queues no job for a listener with nothing to do', async () => {
  for (const isGuest of [true, false])
    await database
      .transaction()
      .execute((tx) =>
        announce(tx, { name: 'members.joined', topics: ['team:0'], payload: { isGuest } }),
      )
  expect(await dispatcher.dispatch()).toBe(2)
  const { rows } = await sql`select from jobs.job where name = 'test.greet_guests'`.execute(
    database,
  )
  expect(rows).toHaveLength(1)
  await platform.jobs.settle()
  expect(guests).toEqual([{ isGuest: true }])
  heard.length = 0
})

test('events beyond one batch are dispatched in the same call', async () => {
  await database.transaction().execute((tx) =>
    announceAll(
      tx,
      Array.from({ length: 250 }, () => ({ name: 'events.made', topics: ['team:b'] })),
    ),
  )
  expect(await dispatcher.dispatch()).toBe(250)
  expect(await dispatcher.dispatch()).toBe(0)
})

test('a listener handles each event once', async () => {
  await database
    .transaction()
    .execute((tx) =>
      announce(tx, { name: 'members.joined', topics: ['team:2'], payload: { memberId: 'm' } }),
    )
  await Promise.all([dispatcher.dispatch(), dispatcher.dispatch()])
  await platform.jobs.settle()
  await dispatcher.dispatch()
  await platform.jobs.settle()
  expect(heard).toEqual([{ payload: { memberId: 'm' }, newsId: await newestEventId(database) }])
})

test('a resuming browser reads the missed events of its topics in order', async () => {
  const after = await newestEventId(database)
  for (const topic of ['team:a', 'team:b', 'team:a'])
    await database
      .transaction()
      .execute((tx) => announce(tx, { name: 'events.made', topics: [topic] }))
  await sql`update outbox set created_at = now() - interval '1 hour'`.execute(database)

  const missed = await findEventsAfter(database, { after, topics: ['team:a'], limit: 10 })
  expect(missed.map(({ topics }) => topics)).toEqual([['team:a'], ['team:a']])
  expect(missed.map(({ id }) => id)).toEqual(missed.map(({ id }) => id).toSorted((a, b) => a - b))
})

test.each([
  ['short', 1],
  ['longer than a notification of the database may be', 300],
])('delivers events that are %s completely', async (_, count) => {
  const topics = Array.from({ length: count }, () => `account:${crypto.randomUUID()}`)
  const channel = new pg.Client(platform.connection)
  await channel.connect()
  await channel.query(`listen ${eventsChannel}`)
  const received = once(channel, 'notification')
  await database.transaction().execute((tx) => announce(tx, { name: 'teams.deleted', topics }))

  const [message] = z.tuple([z.object({ payload: z.string() })]).parse(await received)
  await channel.end()
  expect(await readEvent(database, message.payload)).toMatchObject({
    name: 'teams.deleted',
    topics,
  })
})

test.each([
  ['short', 1],
  ['longer than a notification of the database may be', 300],
])('events that are %s name the write that caused them, if it is a UUID', async (_, count) => {
  const topics = Array.from({ length: count }, () => `account:${crypto.randomUUID()}`)
  const listener = new pg.Client(platform.connection)
  await listener.connect()
  await listener.query(`listen ${eventsChannel}`)
  const origin = async (idempotencyKey: string) => {
    const received = once(listener, 'notification')
    await database.transaction().execute(async (tx) => {
      setOrigin(tx, idempotencyKey)
      await announce(tx, { name: 'teams.deleted', topics })
    })
    const [{ payload }] = z.tuple([z.object({ payload: z.string() })]).parse(await received)
    return readEvent(database, payload)
  }
  const key = crypto.randomUUID()
  expect(await origin(key)).toMatchObject({ topics, origin: key })
  expect(await origin('anything-else')).toMatchObject({ topics, origin: null })
  await listener.end()
})

test("a broadcast reaches only current listeners, and isn't stored", async () => {
  const before = await newestEventId(database)
  const listener = new pg.Client(platform.connection)
  await listener.connect()
  await listener.query(`listen ${eventsChannel}`)
  const heardOf = once(listener, 'notification')
  await broadcast(database, {
    name: 'messages.typing',
    topics: ['team:9'],
    payload: { actorId: 'a' },
  })
  const [notification] = z.tuple([z.object({ payload: z.string() })]).parse(await heardOf)
  await listener.end()
  expect(await readEvent(database, notification.payload)).toEqual({
    name: 'messages.typing',
    topics: ['team:9'],
    payload: { actorId: 'a' },
  })
  expect(await newestEventId(database)).toBe(before)
})
