import { setTimeout as pause } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { openApp, type App } from './app.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Connection } from './platform/database/database.ts'
import { migrate, MigrationError } from './platform/database/migrate.ts'
import type { Pages } from './platform/http/pages.ts'
import type { Log } from './platform/log.ts'
import { openPlatform } from './platform/open.ts'

export interface Service {
  readonly address: string
  /** Settles when the database is migrated and the jobs run. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

interface Setting {
  readonly config: Config
  readonly connection: Connection
  readonly pages: Pages | undefined
  readonly log: Log
}

/** Listens at once and becomes ready when the database does; until then it says so. */
export async function startService({ config, connection, pages, log }: Setting): Promise<Service> {
  const platform = openPlatform({ config, connection, clock: systemClock, log })
  let migrated = false
  const app = await openApp(platform, { connection, pages, isReady: () => migrated })
  const stopping = new AbortController()
  await app.http.listen({ port: config.port, host: config.host })

  const begin = async (): Promise<void> => {
    await migrate(connection)
    await app.start()
    migrated = true
  }
  const ready = untilReached(begin, log, stopping.signal)
  ready.catch(() => undefined)
  return { address: addressOf(app.http, config), ready, stop }

  async function stop(): Promise<void> {
    stopping.abort()
    await ready.catch(() => undefined)
    await close(app)
    await platform.database.destroy()
  }
}

const pauseMs = 1000

async function untilReached(
  begin: () => Promise<void>,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await begin()
      return
    } catch (error) {
      if (error instanceof MigrationError) throw error
      log.warn({ error: String(error) }, 'the database is not reachable yet; trying again')
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  throw new Error('stopped before the database was reached')
}

async function close(app: App): Promise<void> {
  await app.stop()
  await app.http.close()
}

function addressOf(http: FastifyInstance, config: Config): string {
  const bound = http.server.address()
  if (config.publicUrlGiven || bound === null || typeof bound === 'string') return config.publicUrl
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`
}
