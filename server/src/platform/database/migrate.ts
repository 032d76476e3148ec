import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'

import type { Connection } from './database.ts'

/** Any number, as long as it stays the same: processes that start together migrate in turn. */
const migrating = '7305804402430438'

const migrationsFolder = join(import.meta.dirname, '../../../migrations')

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** A file that was applied has been edited or is gone: the words say which one. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Brings the tables up to date; each file runs once, in order, in its own transaction. */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[] = readMigrations(),
): Promise<readonly string[]> {
  // A connection of its own, without time limits: a large database may take long.
  const client = new pg.Client({
    ...connection,
    application_name: 'touchline migrate',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${migrating})`)
    return await applyMissing(client, migrations)
  } finally {
    await client.end()
  }
}

/** The migrations of a folder, in order of their numbers. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, checksum: checksumOf(sql) }
    })
}

/** One word for a state of the tables: changes when any migration does. */
export function checksumOfAll(migrations: readonly Migration[]): string {
  return checksumOf(migrations.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''))
}

async function applyMissing(
  client: pg.Client,
  migrations: readonly Migration[],
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
  for (const migration of missing) await apply(client, migration)
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

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(
      `Migration ${name} failed and changed nothing: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex')
}
