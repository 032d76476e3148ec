import pg from 'pg'

import type { Connection } from './database.ts'
import { applyInside, applyWithRetries } from './migrate-apply.ts'
import { MigrationError, readMigrations, type Migration } from './migrations.ts'
import { requireSessions } from './sessions.ts'

/** An arbitrary constant, so that processes starting together migrate in turn. */
const migrating = '7305804402430438'

/**
 * Applies pending migrations in order, each in its own transaction. `say` receives one line about a
 * lock it waits for. Throws MigrationError, also for a pooler without sessions.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[] = readMigrations(),
  say: (line: string) => void = () => undefined,
): Promise<readonly string[]> {
  await requireSessions(connection)
  // A separate connection without time limits, because a large database may take long.
  const client = new pg.Client({
    ...connection,
    application_name: 'touchline migrate',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await waitForTurn(client)
    const pid = await processIdOf(client)
    return await applyMissing(client, migrations, (migration) =>
      applyWithRetries({ client, pid, connection, say }, migration),
    )
  } finally {
    await client.end()
  }
}

/** Like `migrate`, in the caller's transaction after it got the lock. */
export function migrateInside(
  client: pg.Client,
  migrations: readonly Migration[] = readMigrations(),
): Promise<readonly string[]> {
  return applyMissing(client, migrations, (migration) => applyInside(client, migration))
}

/** Blocks other migrations until this connection ends. */
export async function waitForTurn(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock(${migrating})`)
}

async function processIdOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

async function applyMissing(
  client: pg.Client,
  migrations: readonly Migration[],
  apply: (migration: Migration) => Promise<void>,
): Promise<readonly string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  refuseChanges(applied, migrations)

  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) await apply(migration)
  return missing.map(({ name }) => name)
}

function refuseChanges(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): void {
  for (const [name, checksum] of applied) {
    const migration = migrations.find((one) => one.name === name)
    if (!migration)
      throw new MigrationError(
        `The database has had migration ${name}, which this version does not know. Start the newer version.`,
      )
    if (migration.checksum !== checksum)
      throw new MigrationError(
        `Migration ${name} was changed after it had been applied. Restore the file and put the change into a new migration.`,
      )
  }
}
