import { setTimeout as wait } from 'node:timers/promises'

import pg from 'pg'

import type { Connection } from './database.ts'

/** Any number, as long as it stays the same: "touchli" in ASCII. */
const touchline = '32774767019354217'
/** The server notices within this time that a killed Touchline has hung up. */
const grace = 1500

/** Another Touchline works with these data. */
export class AlreadyRunning extends Error {
  constructor(directory: string, pid: string | undefined) {
    super(
      `Touchline already runs with the data in ${directory}${pid ? ` (process ${pid})` : ''}. Stop it first, or choose another folder with DATA_DIR.`,
    )
    this.name = 'AlreadyRunning'
  }
}

/**
 * Takes the data for this process alone, by a lock inside the server: it ends with our connection,
 * however we die. Returns how to let go.
 */
export async function holdDirectory(
  connection: Connection,
  directory: string,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...connection, application_name: `holder ${process.pid}` })
  client.on('error', () => undefined)
  await client.connect()

  const deadline = performance.now() + grace
  while (!(await isTaken(client))) {
    if (performance.now() > deadline) {
      const pid = await holderOf(client)
      await client.end()
      throw new AlreadyRunning(directory, pid)
    }
    await wait(50)
  }
  return () => client.end().catch(() => undefined)
}

async function isTaken(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${touchline}) as taken`,
  )
  return rows[0]?.taken === true
}

async function holderOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     join pg_locks using (pid) where locktype = 'advisory' and granted`,
  )
  return rows[0]?.name.replace('holder ', '')
}
