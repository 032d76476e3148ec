import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import type { Connection } from '../database/database.ts'
import type { Log } from '../log.ts'

/** One connection per process that receives other processes' notifications. */
export interface Listener {
  /** False from losing the connection until a new one listens. */
  isListening(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Runs a statement on the listening connection, so that its advisory locks last as long as the
 * process.
 */
export type Ask = (
  statement: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** A subscription to one channel. */
export interface Following {
  readonly channel: string
  readonly hear: (payload: string) => void
  /** After a reconnect, when missed notifications must be read. */
  readonly onGap: () => void
  /** Runs on each new connection, which already listens. */
  readonly onConnect?: (ask: Ask) => Promise<void>
}

export interface ListenerOptions {
  /** Handlers by channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  readonly onConnect?: (ask: Ask) => Promise<void>
  /** After a reconnect, when missed notifications must be read. */
  readonly onReconnect: () => void
  /** How often the connection is checked, and how long it may take (ms). */
  readonly heartbeat?: { readonly everyMs: number; readonly patienceMs: number }
}

/** An unresponsive connection raises no error, so it is checked. */
const usualHeartbeat = { everyMs: 10_000, patienceMs: 5000 }

const pausesMs = [200, 500, 1000, 2000, 5000] as const

/** LISTENs, and reconnects after failures. */
export function openListener(connection: Connection, hearing: ListenerOptions, log: Log): Listener {
  const heartbeat = hearing.heartbeat ?? usualHeartbeat
  const { patienceMs } = heartbeat
  let client: pg.Client | undefined
  let stopped = false
  let isListening = false

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
    await hearing.onConnect?.(askOf(fresh)).catch((error: unknown) => hangUp(fresh, error))
    watch(fresh, heartbeat)
    fresh.once('end', () => {
      isListening = false
      void comeBack()
    })
    isListening = true
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
    isListening: () => isListening,
    start: () => connect().catch(() => void comeBack()),
    async stop() {
      stopped = true
      await client?.end()
    },
  }
}

/** Checks repeatedly; closes the connection if a check hangs. */
function watch(client: pg.Client, { everyMs }: { readonly everyMs: number }): void {
  const check = (): void => {
    client.query('select 1').then(
      () => {
        next = setTimeout(check, everyMs)
      },
      () => client.end(),
    )
  }
  let next = setTimeout(check, everyMs)
  client.once('end', () => clearTimeout(next))
}

async function hangUp(client: pg.Client, error: unknown): Promise<never> {
  await client.end()
  throw error
}

function askOf(client: pg.Client): Ask {
  return async (statement, values = []) => {
    const { rows } = await client.query<Record<string, unknown>>(statement, [...values])
    return rows
  }
}
