import { createServer, connect, type Socket } from 'node:net'

import type { Connection } from '../database/database.ts'

export type Mode = 'ok' | 'refuse' | 'stall' | 'deaf'

export interface Proxy {
  /** The same database through the proxy. */
  readonly connection: Connection
  readonly port: number
  /** The number of connections so far. */
  readonly accepted: number
  set(mode: Mode): void
  /** Breaks all connections, with a reset or cleanly. */
  cut(how: 'reset' | 'end'): void
  close(): Promise<void>
}

/** A proxy to the database that can fail; loopback only. */
export async function openProxy(target: Connection): Promise<Proxy> {
  let mode: Mode = 'ok'
  let accepted = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    accepted += 1
    if (mode === 'refuse') return void client.resetAndDestroy()
    const database = reach(target)
    join(client, database, () => mode === 'ok' || mode === 'deaf')
    join(database, client, () => mode === 'ok')
    open.add(client)
    client.once('close', () => open.delete(client))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  function cut(how: 'reset' | 'end'): void {
    for (const client of open) {
      if (how === 'reset') client.resetAndDestroy()
      else client.destroy()
    }
  }
  return {
    connection: { ...target, host: '127.0.0.1', port },
    port,
    get accepted() {
      return accepted
    },
    set(wanted) {
      mode = wanted
    },
    cut,
    async close() {
      cut('end')
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function reach({ host = '127.0.0.1', port = 5432 }: Connection): Socket {
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
}

function join(from: Socket, to: Socket, mayPass: () => boolean): void {
  from.on('data', (piece) => {
    if (mayPass()) to.write(piece)
  })
  from.on('end', () => to.end())
  from.on('close', () => to.destroy())
  from.on('error', () => to.destroy())
}
