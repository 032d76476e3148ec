import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { openLog } from '../log.ts'
import { testDatabase } from '../testing/database.ts'
import { openProxy } from '../testing/proxy.ts'
import { openListener } from './listener.ts'

const { connection, database } = await testDatabase()
const proxy = await openProxy(connection)
const heard: string[] = []
let gaps = 0
const listener = openListener(
  proxy.connection,
  {
    channels: { probe: (payload) => heard.push(payload) },
    onReconnect: () => {
      gaps += 1
    },
    heartbeat: { everyMs: 50, patienceMs: 200 },
  },
  openLog('silent'),
)
await listener.start()
afterAll(async () => {
  await listener.stop()
  await proxy.close()
})

beforeEach(() => {
  heard.length = 0
  gaps = 0
  proxy.set('ok')
})

const tell = (word: string) => sql`select pg_notify('probe', ${word})`.execute(database)

test('receives notifications', async () => {
  await tell('one')
  await expect.poll(() => heard).toEqual(['one'])
  expect(gaps).toBe(0)
})

test.each(['reset', 'end'] as const)(
  'reconnects a broken connection (%s), and reports the gap',
  async (how) => {
    proxy.cut(how)
    await expect.poll(() => gaps, { timeout: 5000 }).toBe(1)
    await tell('after')
    await expect.poll(() => heard).toEqual(['after'])
  },
)

test('an unresponsive connection is detected and replaced', async () => {
  const before = proxy.accepted
  proxy.set('stall')
  await tell('unheard')
  await expect.poll(() => proxy.accepted, { timeout: 5000 }).toBeGreaterThan(before)
  proxy.set('ok')
  await expect.poll(() => gaps, { timeout: 5000 }).toBeGreaterThan(0)
  await tell('after')
  await expect.poll(() => heard).toEqual(['after'])
})
