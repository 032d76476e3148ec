import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import type { Connection } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { connectNodes, distributeToCopy, nodesOf } from './cluster.ts'

/** A PostgreSQL for one test run, in its own folder. */
export interface TestPostgres {
  readonly connection: Connection
  /** The servers on which databases are created: this one, or every node of a cluster. */
  readonly nodes: readonly Connection[]
  /** A database with all tables and no rows, to be copied. */
  readonly template: string
  /** Deleted after the run. */
  readonly folder: string
  close(): Promise<void>
}

const template = 'touchline_template'
const prefix = 'touchline-tests-'
/** In memory if there is enough, because each test file creates and drops a database. */
const home = freeIn('/dev/shm') > 4 * 1024 ** 3 ? '/dev/shm' : tmpdir()

/** On our own server, or at a given URL whose role may create databases. */
export async function openTestPostgres(name: string, given?: string): Promise<TestPostgres> {
  await sweepAbandoned()
  const folder = join(home, `${prefix}${process.pid}-${name}`)
  mkdirSync(folder, { recursive: true })
  // As root, the server runs under another account, which needs access.
  chmodSync(folder, 0o755)

  if (given !== undefined) return openGiven(given, { name, folder })
  const server = await startIn(folder)
  const { connection } = server
  await administer(connection, `create database ${template}`)
  await migrate({ ...connection, database: template })
  return {
    connection,
    nodes: [connection],
    template,
    folder,
    async close() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Copying files takes a third of the time of logging every row. */
export function copyOf(copied: string, name: string): string {
  return `create database ${name} template ${copied} strategy file_copy`
}

async function openGiven(
  address: string,
  { name, folder }: { readonly name: string; readonly folder: string },
): Promise<TestPostgres> {
  const { host, port, user, password, database } = new pg.Client(address)
  const given = { host, port, user: user ?? '', password: password ?? '' }
  const nodes = (await nodesOf({ ...given, database: database ?? 'postgres' })).map((node) => ({
    ...node,
    database: 'postgres',
  }))
  const connection = { ...given, database: 'postgres' }
  const copied = `${template}_${process.pid}_${name}`
  for (const node of nodes)
    await administer(
      node,
      `create database ${copied} template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    )
  if (nodes.length > 1) await connectNodes(nodes, copied)
  await migrate({ ...connection, database: copied })
  if (nodes.length > 1) await distributeToCopy(nodes, copied)
  return {
    connection,
    nodes,
    template: copied,
    folder,
    async close() {
      for (const node of nodes) await administer(node, `drop database ${copied} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function administer(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Removes servers left by killed runs. */
async function sweepAbandoned(): Promise<void> {
  const abandoned = readdirSync(home).filter(
    (name) => name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)),
  )
  for (const name of abandoned) {
    const folder = join(home, name)
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

function freeIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
