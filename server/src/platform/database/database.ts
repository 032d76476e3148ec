import type { Duplex } from 'node:stream'

import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'

import { lending } from './lending.ts'
import { PatientPool } from './patient-pool.ts'
import type { DB } from './schema.generated.ts'
import { Wording } from './wording.ts'

export type Database = Kysely<DB>
export type Transaction = KyselyTransaction<DB>
/** A transaction or the pool, for queries that work with either. */
export type Queryable = Database | Transaction

export interface Connection {
  readonly connectionString?: string
  readonly host?: string
  readonly port?: number
  readonly user?: string
  readonly password?: string
  readonly database?: string
  /** Connects to the right one of several hosts. */
  readonly stream?: () => Duplex
}

export interface OpenDatabase {
  readonly database: Database
  readonly pool: pg.Pool
  readonly connection: Connection
  close(): Promise<void>
}

/** How long a request waits for an unresponsive database (ms). */
const patience = 5000
/** Shorter, so that waiting for a lock fails before waiting for a connection does (ms). */
const lockPatience = 3000

const textOnly = (value: string): string => value
const typesInJavaScript: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE || oid === pg.types.builtins.TIMESTAMP) return textOnly
    const parser: unknown = pg.types.getTypeParser(oid, format)
    return typeof parser === 'function' ? parser : textOnly
  },
}

/** PgBouncer's `pool_mode` between us and the database. */
export type Pooling = 'session' | 'transaction'

/**
 * A pool with time limits on every step. Days and wall-clock times are text ('2026-03-14',
 * '2026-03-14 10:30:00'), instants Date, bigints number. JIT is off, as our statements are too
 * small for it.
 */
export function openDatabase(
  connection: Connection,
  size = 16,
  pooling: Pooling = 'session',
): OpenDatabase {
  const wording = new Wording()
  const settings = {
    ...connection,
    max: size,
    types: typesInJavaScript,
    query_timeout: patience + 1000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    application_name: 'touchline',
    onConnect: async (client: pg.ClientBase) => {
      await client.query(statements[pooling])
      await wording.meet(client)
    },
  }
  const pool = new PatientPool(settings, patience)
  const dialect = new PostgresDialect({ pool: lending(pool, pooling, wording) })
  const database: Database = new Kysely<DB>({ dialect })
  return { database, pool, connection, close: () => database.destroy() }
}

/** The limits of every connection that serves requests. A pooler in transaction mode has to set them. */
export const limits = `set statement_timeout = ${patience}; set lock_timeout = ${lockPatience}; set idle_in_transaction_session_timeout = ${2 * patience}; set jit = off`

const timeZone = "set timezone = 'UTC'"

/**
 * Set after connecting, because poolers refuse such settings among the start parameters. In
 * transaction mode PgBouncer carries only the time zone over to other server connections.
 */
const statements: Readonly<Record<Pooling, string>> = {
  session: `${limits}; ${timeZone}`,
  transaction: timeZone,
}

/** Runs several reads on one snapshot. */
export function atOneMoment<T>(
  database: Database,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read)
}
