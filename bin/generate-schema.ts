/**
 * Row types from the migrations: `node bin/generate-schema.ts` writes them, `--check` only says
 * whether the written ones still fit.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Kysely, PostgresDialect } from 'kysely'
import { generate, PostgresDialect as PostgresReader } from 'kysely-codegen'
import pg from 'pg'

import type { Connection } from '../server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'

const file = join(import.meta.dirname, '../server/src/platform/database/schema.generated.ts')

const fresh = await withMigratedDatabase(rowTypes)
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== fresh) {
    console.error(
      'schema.generated.ts is not what the migrations make. Run: node bin/generate-schema.ts',
    )
    process.exitCode = 1
  }
} else {
  writeFileSync(file, fresh)
}

async function withMigratedDatabase(
  work: (connection: Connection) => Promise<string>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-schema-'))
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    log: (line) => console.error(line),
    durability: 'none',
  })
  try {
    await migrate(server.connection)
    return await work(server.connection)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The types say what openDatabase makes of the rows: days and wall-clock times stay text. */
async function rowTypes(connection: Connection): Promise<string> {
  const database = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }),
  })
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
