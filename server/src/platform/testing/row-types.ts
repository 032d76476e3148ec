import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Kysely, PostgresDialect } from 'kysely'
import { generate, PostgresDialect as PostgresReader } from 'kysely-codegen'
import pg from 'pg'

import type { Connection } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'

export const rowTypesFile = join(import.meta.dirname, '../database/schema.generated.ts')

/** Row types generated from the migrations, using a temporary database. */
export async function rowTypes(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-schema-'))
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    log: (line) => console.error(line),
    durability: 'none',
  })
  try {
    await migrate(server.connection)
    return await read(server.connection)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Types follow openDatabase: days and wall-clock times are text. */
async function read(connection: Connection): Promise<string> {
  const pool = new pg.Pool({ ...connection, max: 1 })
  // The server may stop before this connection closes.
  pool.on('error', () => undefined)
  const database = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await generate({
      db: database,
      dialect: new PostgresReader(),
      excludePattern: '*.schema_migrations',
      outFile: null,
      typeMapping: { date: 'string', int8: 'number', timestamp: 'string' },
    })
  } finally {
    await database.destroy()
  }
}
