import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, inject } from 'vitest'

import type { Connection } from '../database/database.ts'
import { superuser } from '../database/embedded-cluster.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../database/embedded-postgres.ts'

/** A primary and a standby for this test file. */
export interface Pair {
  readonly primary: EmbeddedPostgres
  readonly standby: EmbeddedPostgres
  /** Makes the standby accept writes. */
  readonly promote: () => Promise<void>
  /** Pauses replication on the standby, and resumes it. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
}

export async function openPair(): Promise<Pair> {
  const folder = mkdtempSync(join(inject('folder'), 'pair-'))
  execFileSync('chmod', ['755', folder])
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  const first = await serve(one)
  await first.stop()
  execFileSync('cp', ['-a', one, two])
  const primary = await serve(one)
  writeFileSync(join(two, 'standby.signal'), '')
  const { host = '', port = 5432 } = primary.connection
  appendFileSync(
    join(two, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${superuser}'\n`,
  )
  const standby = await serve(two)
  afterAll(async () => {
    await standby.stop()
    await primary.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const tell = (statement: string) => () => administer(standby.connection, statement)
  return {
    primary,
    standby,
    promote: tell('select pg_promote()'),
    pause: tell('select pg_wal_replay_pause()'),
    resume: tell('select pg_wal_replay_resume()'),
  }
}

function serve(directory: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ directory, log: () => undefined })
}

async function administer(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection, user: superuser, database: superuser })
  await client.connect()
  await client.query(statement)
  await client.end()
}
