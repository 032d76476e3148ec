import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import type { Connection } from './database.ts'
import { MigrationError, type Migration } from './migrations.ts'

/** Longer waits would block everyone queued behind the migration (ms). */
const lockTimeoutMs = 2000
/** Time until the blocking session is looked up (ms). */
const lookAfterMs = 1000
const longestPauseMs = 10_000
const longestWaitMs = 10 * 60_000

interface Migrating {
  readonly client: pg.Client
  /** The backend process id of the client. */
  readonly pid: number
  readonly connection: Connection
  /** Receives one line about what a migration waits for. */
  readonly say: (line: string) => void
}

/**
 * Applies one file in its own transaction. Waits only briefly for a lock and retries, so that an
 * older version can keep serving. Throws MigrationError.
 */
export async function applyWithRetries(migrating: Migrating, migration: Migration): Promise<void> {
  const { client, say } = migrating
  const deadline = performance.now() + longestWaitMs
  for (let pauseMs = 1000; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const holders = lookForHolders(migrating)
    try {
      await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`)
      await applyIn(client, migration)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (!isLocked(error)) throw failed(migration, error)
      const held = `Migration ${migration.name} waits for a lock that ${(await holders.found) ?? 'another session'} holds.`
      if (performance.now() > deadline) throw new MigrationError(held, { cause: error })
      say(`${held} It is tried again.`)
      await pause(pauseMs)
    } finally {
      holders.stop()
    }
  }
}

/** Runs one file in the transaction of the caller. Throws MigrationError. */
export async function applyInside(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await applyIn(client, migration)
  } catch (error) {
    throw failed(migration, error)
  }
}

async function applyIn(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ])
}

function failed({ name }: Migration, error: unknown): MigrationError {
  const why = error instanceof Error ? error.message : String(error)
  return new MigrationError(`Migration ${name} failed and changed nothing: ${why}`, {
    cause: error,
  })
}

/** Waited too long, or deadlocked. */
function isLocked(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
}

/** Finds out, on another connection, who blocks the migration. */
function lookForHolders({ pid, connection }: Migrating): {
  readonly found: Promise<string | undefined>
  stop(): void
} {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const timer = setTimeout(
    () => resolve(holdersOf(connection, pid).catch(() => undefined)),
    lookAfterMs,
  )
  return {
    found: promise,
    stop() {
      clearTimeout(timer)
      resolve(undefined)
    },
  }
}

interface Holder {
  readonly pid: number
  readonly name: string
  readonly state: string | null
  readonly seconds: number | null
}

async function holdersOf(connection: Connection, waiting: number): Promise<string | undefined> {
  const looking = new pg.Client({ ...connection, application_name: 'touchline migrate' })
  looking.on('error', () => undefined)
  await looking.connect()
  try {
    const { rows } = await looking.query<Holder>(
      `select pid, application_name as name, state,
         extract(epoch from clock_timestamp() - query_start)::int as seconds
       from pg_stat_activity where pid = any(pg_blocking_pids($1))`,
      [waiting],
    )
    return rows.length === 0 ? undefined : rows.map(inWords).join(' and ')
  } finally {
    await looking.end()
  }
}

/** Of another role's sessions only the process and name are visible. */
function inWords({ pid, name, state, seconds }: Holder): string {
  const since = seconds === null ? '' : `, ${state ?? 'active'}, its query began ${seconds} s ago`
  return `process ${pid} (application "${name}"${since})`
}
