import { setTimeout as pause } from 'node:timers/promises'

import type { DemoPerson } from '@touchline/contract/auth/shapes'
import type { DemoInput } from '@touchline/contract/demo/shapes'
import type { FastifyInstance } from 'fastify'

import { loadDemo } from '#server/demo/commands/load.ts'

import { openApp, type App } from './app.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Connection } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { MigrationError, readMigrations } from './platform/database/migrations.ts'
import { requireLimits } from './platform/database/sessions.ts'
import type { Pages } from './platform/http/pages.ts'
import type { Log } from './platform/log.ts'
import { openPlatform } from './platform/open.ts'

export interface Service {
  readonly address: string
  /** Settles when the database is migrated and the jobs run. */
  readonly ready: Promise<void>
  /** Loads the demo club once the server is ready; refused if there are accounts. */
  loadDemo(input: DemoInput): Promise<readonly DemoPerson[]>
  stop(): Promise<void>
}

interface Setting extends Pick<Parameters<typeof openPlatform>[0], 'hashing' | 'answers'> {
  readonly config: Config
  readonly connection: Connection
  readonly pages: Pages | undefined
  readonly log: Log
}

/** Listens at once and becomes ready when the database does; until then it says so. */
export async function startService({ pages, ...setting }: Setting): Promise<Service> {
  const { config, connection, log } = setting
  const platform = await openPlatform({ ...setting, clock: systemClock })
  let migrated = false
  let leaving = false
  const readiness = Promise.withResolvers<undefined>()
  const app = await openApp(platform, {
    connection,
    pages,
    isReady: () => migrated,
    isLeaving: () => leaving,
    ready: readiness.promise,
  })
  const stopping = new AbortController()
  await app.http.listen({ port: config.port, host: config.host })

  const begin = async (): Promise<void> => {
    await migrate(connection, readMigrations(), (line) => log.warn(line))
    await requireLimits(platform.database)
    await app.start()
    migrated = true
    readiness.resolve(undefined)
  }
  const ready = untilReached(begin, log, stopping.signal)
  ready.catch(() => undefined)
  return { address: addressOf(app.http, config), ready, loadDemo: load, stop }

  async function load(input: DemoInput): Promise<readonly DemoPerson[]> {
    await ready
    const { database, clock } = platform
    return database
      .transaction()
      .execute((tx) => loadDemo(tx, input, { ...platform, now: clock() }))
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await ready.catch(() => undefined)
    // Behind a proxy: /readyz says so first, so that new requests go to another process.
    leaving = true
    if (config.trustProxy !== undefined) await pause(leaveMs)
    await close(app)
    await platform.standby.close()
    await platform.database.destroy()
  }
}

const pauseMs = 1000
/** Two health checks of a proxy. */
const leaveMs = 2500

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

const finishMs = 10_000

/** Streams end and jobs stop first; requests under way are answered, for ten seconds at most. */
async function close(app: App): Promise<void> {
  await app.stop()
  const late = setTimeout(() => app.http.server.closeAllConnections(), finishMs)
  await app.http.close()
  clearTimeout(late)
}

function addressOf(http: FastifyInstance, config: Config): string {
  const bound = http.server.address()
  if (config.publicUrlGiven || bound === null || typeof bound === 'string') return config.publicUrl
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`
}
