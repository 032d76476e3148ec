import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import type { Connection } from '../database/database.ts'
import type { Log } from '../log.ts'

/** One connection per process that hears what other processes commit. */
export interface Listener {
  start(): Promise<void>
  stop(): Promise<void>
}

export interface Hearing {
  /** What to do with each notification of a channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** After a gap: what was missed meanwhile has to be read. */
  readonly onReconnect: () => void
}

/** A connection that hangs says nothing by itself: it is asked. */
const heartbeatMs = 10_000
const patienceMs = 5000

const pausesMs = [200, 500, 1000, 2000, 5000] as const

/** LISTENs, and comes back by itself when the database went away. */
export function openListener(connection: Connection, hearing: Hearing, log: Log): Listener {
  let client: pg.Client | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'touchline-listener',
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    fresh.on('notification', ({ channel, payload }) => hearing.channels[channel]?.(payload ?? ''))
    fresh.on('error', () => undefined)
    await fresh.connect()
    for (const channel of Object.keys(hearing.channels))
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    const heartbeat = setInterval(() => {
      // Ending a connection whose question is still open hangs up at once.
      fresh.query('select 1').catch(() => fresh.end())
    }, heartbeatMs)
    fresh.once('end', () => {
      clearInterval(heartbeat)
      void comeBack()
    })
    client = fresh
  }

  async function comeBack(): Promise<void> {
    for (let tries = 0; !stopped; tries += 1) {
      await pause(pausesMs[Math.min(tries, pausesMs.length - 1)])
      try {
        if (stopped) return
        await connect()
        hearing.onReconnect()
        return
      } catch (error) {
        log.warn({ error: String(error) }, 'the listening connection is away')
      }
    }
  }

  return {
    start: () => connect().catch(() => void comeBack()),
    async stop() {
      stopped = true
      await client?.end()
    },
  }
}
