import { setTimeout as wait } from 'node:timers/promises'

import pg from 'pg'

import { thisProcess } from './embedded-lock.ts'

/** An arbitrary constant: "touchli" in ASCII. */
const touchline = '32774767019354217'
/** How soon the server notices that a killed Touchline disconnected (ms). */
const grace = 1500

/** Another Touchline is using this data. */
export class AlreadyRunning extends Error {
  constructor(directory: string, holder: string | undefined) {
    super(
      `Touchline already runs with the data in ${directory}${holder ? ` (${holder})` : ''}. Stop it first, or choose another folder with DATA_DIR.`,
    )
    this.name = 'AlreadyRunning'
  }
}

/**
 * Takes an advisory lock that makes the server ours until this connection ends. Returns false if
 * the server stopped meanwhile; throws AlreadyRunning if another process has it. Closes the
 * connection unless it got the lock.
 */
export async function holdServer(client: pg.Client, directory: string): Promise<boolean> {
  try {
    await client.query("select set_config('application_name', $1, false)", [thisProcess])
    const deadline = performance.now() + grace
    while (!(await isTaken(client))) {
      if (performance.now() > deadline) throw new AlreadyRunning(directory, await holderOf(client))
      await wait(50)
    }
    return true
  } catch (error) {
    await client.end().catch(() => undefined)
    if (error instanceof AlreadyRunning || !hasStopped(error)) throw error
    return false
  }
}

/** The connection broke, or the server is shutting down (PostgreSQL error class 57P). */
function hasStopped(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true
}

async function isTaken(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${touchline}) as taken`,
  )
  return rows[0]?.taken === true
}

async function holderOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity a
     join pg_locks l on l.pid = a.pid and l.database = a.datid
     where a.datname = current_database() and locktype = 'advisory' and granted`,
  )
  return rows[0]?.name
}
