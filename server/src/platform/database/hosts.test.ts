import { createServer } from 'node:net'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectedFailure } from '../errors.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openLog } from '../log.ts'
import { openListener } from '../realtime/listener.ts'
import { openPair } from '../testing/standby.ts'
import { openDatabase, type Database } from './database.ts'
import { connectionTo } from './hosts.ts'

const { primary, standby, promote } = await openPair()
const [one = '', two = ''] = [primary, standby].map(({ connection }) => connection.host)
const closing: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

interface Host {
  readonly host: string
  readonly port?: number
}

function connectionOf(hosts: readonly Host[], wanted?: string) {
  const address = new URL('postgresql://touchline@localhost/touchline')
  address.searchParams.set('host', hosts.map(({ host }) => host).join(','))
  address.searchParams.set('port', hosts.map(({ port = 5432 }) => port).join(','))
  if (wanted !== undefined) address.searchParams.set('target_session_attrs', wanted)
  return connectionTo(address.href)
}

function open(hosts: readonly Host[], wanted?: string): Database {
  const opened = openDatabase(connectionOf(hosts, wanted), 4)
  closing.push(() => opened.close())
  return opened.database
}

async function isStandby(database: Database): Promise<boolean | undefined> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(database)
  return rows[0]?.is
}

/** Accepts connections and never answers. */
let silent: Host
beforeAll(async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => server.close())
  const address = server.address()
  silent = { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 }
})

test.each([
  [undefined, false],
  ['primary', false],
  ['standby', true],
])('of several hosts, in any order, %s selects the right one', async (wanted, found) => {
  expect(await isStandby(open([{ host: one }, { host: two }], wanted))).toBe(found)
  expect(await isStandby(open([{ host: two }, { host: one }], wanted))).toBe(found)
})

test("doesn't wait for a host that hangs", async () => {
  const began = performance.now()
  expect(await isStandby(open([silent, { host: two }, { host: one }]))).toBe(false)
  expect(performance.now() - began).toBeLessThan(1500)
})

test('reports for each host why it was rejected', async () => {
  const asked = isStandby(open([{ host: two }, { host: `${one}/nothing` }]))
  await expect(asked).rejects.toThrow(/no host .*is a standby.*ENO/)
  expect(expectedFailure(await asked.catch((error: unknown) => error))?.code).toBe('unavailable')
})

test('requests, jobs and events follow when another host becomes the primary', async () => {
  const hosts = [{ host: one }, { host: two }]
  const database = open(hosts)
  await sql`create table written (word text)`.execute(database)
  const heard: string[] = []
  const log = openLog('silent')
  const done: unknown[] = []
  const jobs = openJobs(connectionOf(hosts), log)
  const listener = openListener(
    connectionOf(hosts),
    { channels: { probe: (word) => heard.push(word) }, onReconnect: () => undefined },
    log,
  )
  await jobs.start([{ name: 'test.work', run: async (data) => void done.push(data['word']) }])
  await listener.start()
  closing.unshift(
    () => listener.stop(),
    () => jobs.stop(),
  )

  await primary.stop()
  await promote()
  const tell = async () => {
    await sql`insert into written values ('after')`.execute(database)
    await sql`select pg_notify('probe', 'after')`.execute(database)
    await jobs.enqueue(database, { name: 'test.work', data: { word: 'after' } })
    return true
  }
  await expect.poll(() => tell().catch(() => false), { timeout: 8000 }).toBe(true)
  await expect.poll(() => listener.isListening(), { timeout: 8000 }).toBe(true)
  await tell()
  await expect
    .poll(() => [heard.at(-1), done.at(-1)], { timeout: 8000 })
    .toEqual(['after', 'after'])
})
