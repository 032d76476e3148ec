import pg from 'pg'

import type { Connection } from '#server/platform/database/database.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

import { lockBackups, recordBackup } from '../../queries/backup/catalog.ts'
import { findKeptFiles } from '../../queries/backup/kept-files.ts'
import { BackupError } from './manifest.ts'

/** What is backed up. */
export interface Source {
  readonly connection: Connection
  readonly storage: Storage
  readonly now: Date
}

/** Runs in one snapshot, and records the time of the backup afterwards. */
export async function copying<T>(
  source: Source,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...source.connection, application_name: 'touchline backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await requireAlone(client)
    await client.query('begin transaction isolation level repeatable read read only')
    const made = await work(client)
    await client.query('commit')
    await recordBackup(client)
    return made
  } finally {
    await client.end()
  }
}

async function requireAlone(client: pg.Client): Promise<void> {
  if (!(await lockBackups(client))) throw new BackupError('Another backup is under way.')
}

/** A file removed after the rows were read isn't missing: its row is gone, too. */
export async function stillNamed(
  connection: Connection,
  keys: readonly string[],
): Promise<string[]> {
  const client = new pg.Client({ ...connection, application_name: 'touchline backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const named = new Set((await findKeptFiles(client)).map(({ key }) => key))
    return keys.filter((key) => named.has(key))
  } finally {
    await client.end()
  }
}
