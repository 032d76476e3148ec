import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Connection } from '../server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'

export interface OwnDatabase {
  readonly connection: Connection
  readonly url: string
  /** For the files of a server that uses it. */
  readonly folder: string
  /** The PostgreSQL server, whose children run the queries. */
  readonly pid: number
  close(): Promise<void>
}

/** An empty database for this run only. */
export async function openOwnDatabase(): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    log: (line) => console.error(line),
  })
  const { connection } = postgres
  const url = `postgres://${connection.user}@localhost:${connection.port ?? 5432}/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`
  return {
    connection,
    url,
    folder,
    pid: Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10),
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
