import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'
import pg from 'pg'

import { limits, type Connection, type Database } from './database.ts'
import { MigrationError } from './migrations.ts'

/**
 * A pooler gives our connection to others between two transactions: the message is for the
 * operator.
 */
export class PoolerError extends MigrationError {
  override readonly name = 'PoolerError'

  constructor() {
    super(
      'DATABASE_URL leads to a pooler that does not keep sessions, so news (LISTEN) and locks would be lost: use session mode (PgBouncer: pool_mode = session), or set DATABASE_LISTEN_URL to the address of the database itself.',
    )
  }
}

/** The connections of a pooler in transaction mode would run without limits. */
class LimitsError extends MigrationError {
  override readonly name = 'LimitsError'

  constructor() {
    super(
      `DATABASE_URL leads to connections without limits. With DATABASE_LISTEN_URL the pooler sets them (PgBouncer: connect_query = '${limits}').`,
    )
  }
}

/** Behind a pooler in transaction mode: checks that it sets time limits. Throws LimitsError. */
export async function requireLimits(database: Database): Promise<void> {
  const { rows } = await sql<{ isLimited: boolean }>`
    select current_setting('statement_timeout') <> '0' and current_setting('lock_timeout') <> '0'
      and current_setting('idle_in_transaction_session_timeout') <> '0' as "isLimited"`.execute(
    database,
  )
  if (rows[0]?.isLimited !== true) throw new LimitsError()
}

const patienceMs = 5000

/** Checks that session settings last and notifications arrive. Throws PoolerError. */
export async function requireSessions(connection: Connection): Promise<void> {
  const [listening, telling] = [open(connection), open(connection)]
  const channel = `touchline_${randomBytes(6).toString('hex')}`
  let isHeard = false
  listening.on('notification', () => {
    isHeard = true
  })
  try {
    await Promise.all([listening.connect(), telling.connect()])
    await listening.query("select set_config('touchline.session', $1, false)", [channel])
    await listening.query(`listen ${channel}`)
    // Occupies the server connection that the pooler just took back.
    await telling.query('begin').catch((error: unknown) => {
      throw /statement pooling/.test(String(error)) ? new PoolerError() : error
    })
    if ((await settingOf(listening)) !== channel) throw new PoolerError()
    await telling.query('select pg_notify($1, $2)', [channel, ''])
    await telling.query('commit')

    const deadline = performance.now() + patienceMs
    while (!isHeard) {
      await listening.query('select')
      if (performance.now() > deadline) throw new PoolerError()
      await wait(10)
    }
  } finally {
    await Promise.all([listening.end(), telling.end()])
  }
}

function open(connection: Connection): pg.Client {
  const client = new pg.Client({
    ...connection,
    application_name: 'touchline',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  return client
}

async function settingOf(client: pg.Client): Promise<string | null | undefined> {
  const { rows } = await client.query<{ value: string | null }>(
    "select current_setting('touchline.session', true) as value",
  )
  return rows[0]?.value
}
