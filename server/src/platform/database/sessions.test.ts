import { createServer, connect, type Socket } from 'node:net'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { testDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import { PoolerError, requireLimits, requireSessions } from './sessions.ts'

const { connection, database } = await testDatabase()

/** The message "ready for query, idle", which ends every response outside a transaction. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** Behaves like a pooler in transaction mode: each transaction uses another server connection. */
async function openRotatingPooler(): Promise<number> {
  const { host = '', port = 5432 } = connection
  const pooler = createServer((client) => {
    const place = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
    const servers = [connect(place), connect(place), connect(place)]
    const starting = new Set(servers)
    let turn = 0
    let [current] = servers
    let isStarted = false
    let isAtRest = false
    let greeting = Buffer.alloc(0)
    for (const server of servers) {
      server.on('data', (bytes) => {
        isAtRest = bytes.subarray(-ready.length).equals(ready)
        if (starting.size === 0) {
          client.write(bytes)
          return
        }
        // The client receives the last server's greeting only after all have started.
        if (server === current) greeting = Buffer.concat([greeting, bytes])
        if (isAtRest) starting.delete(server)
        if (starting.size === 0) client.write(greeting)
      })
      end(server, client)
      end(client, server)
    }
    client.on('data', (bytes) => {
      if (!isStarted) {
        isStarted = true
        for (const server of servers) server.write(bytes)
        return
      }
      if (isAtRest) current = servers[++turn % servers.length]
      isAtRest = false
      current?.write(bytes)
    })
  })
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve))
  afterAll(() => pooler.close())
  const address = pooler.address()
  return typeof address === 'object' && address ? address.port : 0
}

function end(first: Socket, other: Socket): void {
  first.on('error', () => other.destroy())
  first.on('close', () => other.destroy())
}

test('a direct connection keeps sessions', async () => {
  await expect(requireSessions(connection)).resolves.toBeUndefined()
})

test('refuses a pooler in transaction mode with one line', async () => {
  const port = await openRotatingPooler()
  const refused = requireSessions({ ...connection, host: '127.0.0.1', port })
  await expect(refused).rejects.toThrow(PoolerError)
  await expect(refused).rejects.toThrow(/^DATABASE_URL leads to a pooler[^\n]*session mode[^\n]*$/)
})

test('limits and the time zone are set without start parameters, which poolers refuse', async () => {
  const { rows } = await sql<{ settings: string[] }>`
    select array[current_setting('statement_timeout'), current_setting('lock_timeout'),
      current_setting('idle_in_transaction_session_timeout'), current_setting('TimeZone'),
      current_setting('jit')] as settings`.execute(database)
  expect(rows[0]?.settings).toEqual(['5s', '3s', '10s', 'UTC', 'off'])
})

test('prepared statements work on every server connection behind a pooler in transaction mode', async () => {
  const port = await openRotatingPooler()
  const pooled = openDatabase({ ...connection, host: '127.0.0.1', port }, 1, 'transaction')
  for (let n = 1; n <= 45; n += 1) {
    const { rows } = await sql`select ${n}::int + 1 as sum`.execute(pooled.database)
    expect(rows).toEqual([{ sum: n + 1 }])
  }
  await pooled.close()
})

test('refuses a pooler in transaction mode without limits, and shows the line it needs', async () => {
  const pooled = openDatabase(connection, 1, 'transaction')
  await expect(requireLimits(pooled.database)).rejects.toThrow(
    /connect_query = 'set statement_timeout = 5000; set lock_timeout = 3000; .*jit = off'/,
  )
  await expect(requireLimits(database)).resolves.toBeUndefined()
  await pooled.close()
})
