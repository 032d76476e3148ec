import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { Platform } from '../platform.ts'
import { rememberCause } from './request-log.ts'

interface Watched {
  readonly platform: Pick<Platform, 'database'>
  /** Whether the database is migrated. */
  readonly isReady: () => boolean
  readonly isListening: () => boolean
  /** Whether the process is about to stop. */
  readonly isLeaving?: (() => boolean) | undefined
}

/**
 * /healthz: the process is running. /readyz: the database is migrated and writable, events of other
 * processes arrive, and the process isn't stopping.
 */
export function healthRoutes(
  app: FastifyInstance,
  { platform, isReady, isListening, isLeaving = () => false }: Watched,
): void {
  const databaseState = openProbe(platform)
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    const database = isReady() ? await databaseState() : await reach(platform)
    const listener = isListening() ? 'listening' : 'not listening'
    const isWorking = isReady() && database === 'writable' && isListening()
    const working = isWorking ? 'ready' : 'not ready'
    const status = isLeaving() ? 'stopping' : working
    if (status !== 'ready')
      rememberCause(request, `${status}: database ${database}, events ${listener}`)
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database, listener })
  })
}

type DatabaseState = 'writable' | 'reached' | 'read-only' | 'disk full' | 'not reached'

const stateOfCode: Readonly<Record<string, DatabaseState>> = {
  '25006': 'read-only',
  '53100': 'disk full',
}

/** Simultaneous requests share one probe. */
function openProbe(platform: Watched['platform']): () => Promise<DatabaseState> {
  let running: Promise<DatabaseState> | undefined
  return () => {
    running ??= write(platform).finally(() => {
      running = undefined
    })
    return running
  }
}

async function write({ database }: Watched['platform']): Promise<DatabaseState> {
  try {
    await sql`
      insert into installation (name, value) values ('written', to_jsonb(now()))
      on conflict (name) do update set value = excluded.value`.execute(database)
    return 'writable'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return stateOfCode[code] ?? 'not reached'
  }
}

/** Used before the tables exist. */
function reach({ database }: Watched['platform']): Promise<DatabaseState> {
  return sql`select 1`.execute(database).then(
    () => 'reached',
    () => 'not reached',
  )
}
