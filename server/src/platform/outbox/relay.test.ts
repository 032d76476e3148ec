import { once } from 'node:events'

import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { freePort } from '../free-port.ts'
import { openNats } from '../realtime/nats.ts'
import { natsServer, withoutNats } from '../testing/nats.ts'
import { testPlatform } from '../testing/platform.ts'
import { announce, broadcast, eventsChannel, setOrigin } from './announce.ts'
import { openDispatcher } from './dispatcher.ts'
import { readEvent } from './queries.ts'
import { setRelay } from './relay.ts'

describe.skipIf(withoutNats)('with NATS as the relay', async () => {
  const platform = await testPlatform()
  const { database, log } = platform
  const server = await natsServer()
  const relay = openNats([`nats://127.0.0.1:${server.port}`], log)
  const dispatcher = openDispatcher(platform, [])
  const heard: string[] = []
  beforeAll(async () => {
    await server.start()
    await relay.start({ hear: (message) => heard.push(message), onGap: () => undefined })
    setRelay(database, relay)
  })
  afterAll(() => relay.stop())
  beforeEach(() => {
    heard.length = 0
  })

  const key = crypto.randomUUID()
  const tell = (topics: readonly string[]) =>
    database.transaction().execute(async (tx) => {
      setOrigin(tx, key)
      await announce(tx, { name: 'teams.deleted', topics })
    })

  test.each([
    ['short', 1],
    ['longer than a message may be', 12_000],
  ])('an event that is %s arrives complete, once dispatched', async (_, count) => {
    const topics = Array.from({ length: count }, () => `account:${crypto.randomUUID()}`)
    await tell(topics)
    expect(heard).toEqual([])
    expect(await dispatcher.dispatch()).toBe(1)
    await expect.poll(() => heard).toHaveLength(1)
    const event = await readEvent(database, heard[0] ?? '')
    expect(event).toMatchObject({ name: 'teams.deleted', topics, origin: key })
  })

  test('a broadcast arrives at once', async () => {
    const typing = { name: 'messages.typing', topics: ['team:9'], payload: { actorId: 'a' } }
    await broadcast(database, typing)
    await expect.poll(() => heard.map((one): unknown => JSON.parse(one))).toEqual([typing])
  })
})

test('the database notifies while no NATS server responds', async () => {
  const platform = await testPlatform()
  const { database, connection, log } = platform
  const relay = openNats([`nats://127.0.0.1:${await freePort()}`], log)
  await relay.start({ hear: () => undefined, onGap: () => undefined })
  setRelay(database, relay)
  expect(relay.isConnected()).toBe(false)

  const listener = new pg.Client(connection)
  await listener.connect()
  await listener.query(`listen ${eventsChannel}`)
  const received = once(listener, 'notification')
  await database
    .transaction()
    .execute((tx) => announce(tx, { name: 'teams.deleted', topics: ['team:1'] }))
  await openDispatcher(platform, []).dispatch()
  expect(JSON.stringify(await received)).toContain('teams.deleted')
  await listener.end()
  await relay.stop()
})
