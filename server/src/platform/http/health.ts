import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { Platform } from '../platform.ts'

interface Watched {
  readonly platform: Pick<Platform, 'database'>
  readonly isMigrated: () => boolean
  readonly isListening: () => boolean
}

/**
 * /healthz: the process is alive. /readyz: the database is migrated and takes writes, and news of other
 * processes are heard.
 */
export function healthRoutes(
  app: FastifyInstance,
  { platform, isMigrated, isListening }: Watched,
): void {
  const databaseState = openProbe(platform)
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const database = isMigrated() ? await databaseState() : await reach(platform)
    const listener = isListening() ? 'listening' : 'not listening'
    const ready = isMigrated() && database === 'writable' && isListening()
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database, listener })
  })
}

type DatabaseState = 'writable' | 'reached' | 'read-only' | 'disk full' | 'not reached'

const stateOfCode: Readonly<Record<string, DatabaseState>> = {
  '25006': 'read-only',
  '53100': 'disk full',
}

/** However many ask at once, one row is written. */
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

/** Before the tables are there. */
function reach({ database }: Watched['platform']): Promise<DatabaseState> {
  return sql`select 1`.execute(database).then(
    () => 'reached',
    () => 'not reached',
  )
}
