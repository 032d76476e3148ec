import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import type { TestProject } from 'vitest/node'

import type { Connection } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    connection: Connection
    template: string
    /** Goes away after the run, with all that tests put into it. */
    folder: string
  }
}

/** Every test file gets a copy of this database, with all tables and no rows. */
const template = 'touchline_template'
const prefix = 'touchline-tests-'

/** One PostgreSQL for a project of this run, in a folder of its own that goes away with it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandoned()
  const folder = join(tmpdir(), `${prefix}${process.pid}-${project.name}`)
  mkdirSync(folder, { recursive: true })
  // Root's server runs as another account, which has to get in.
  chmodSync(folder, 0o755)

  const server = await startIn(folder)
  await makeTemplate(server.connection)
  project.provide('connection', server.connection)
  project.provide('template', template)
  project.provide('folder', folder)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(connection: Connection): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  await migrate({ ...connection, database: template })
}

/** A run that was killed leaves its server behind; the next one clears it away. */
async function sweepAbandoned(): Promise<void> {
  const abandoned = readdirSync(tmpdir()).filter(
    (name) => name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)),
  )
  for (const name of abandoned) {
    const folder = join(tmpdir(), name)
    const server = await startIn(folder).catch(() => undefined)
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function startIn(folder: string) {
  return startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    log: (line) => console.error(line),
    durability: 'none',
  })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
