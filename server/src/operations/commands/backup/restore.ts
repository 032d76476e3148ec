import { pipeline } from 'node:stream/promises'

import pg from 'pg'

import type { Connection } from '#server/platform/database/database.ts'
import { migrateInside, waitForTurn } from '#server/platform/database/migrate.ts'
import { readMigrations } from '#server/platform/database/migrations.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

import { migrationsOf, othersIn } from '../../queries/backup/catalog.ts'
import { copyInto, withoutKeys } from '../../queries/backup/copying.ts'
import { holdBack } from '../../queries/backup/hold-back.ts'
import { verifyChecksum, openArchive, type Archive } from './archive.ts'
import { putFiles } from './files.ts'
import { BackupError, tableEntry, type Manifest } from './manifest.ts'

interface Target {
  readonly connection: Connection
  readonly storage: Storage
}

/** Counters continue above numbers that were given after the backup. */
const numbersSkipped = 10_000

/** What has been restored. */
interface Restored {
  readonly madeAt: string
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Files that couldn't be restored, with the reason. */
  readonly lost: readonly string[]
}

/**
 * Restores an archive into an empty database and the storage, in one transaction: any failure, also a
 * power cut, leaves the database as it was. Throws BackupError.
 */
export async function restore(target: Target, path: string): Promise<Restored> {
  return restoreFrom(target, await openArchive(path))
}

/** The same from an open archive, which it closes. */
export async function restoreFrom(target: Target, archive: Archive): Promise<Restored> {
  const client = new pg.Client({ ...target.connection, application_name: 'touchline restore' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await waitForTurn(client)
    await requireEmpty(client)
    await client.query('begin')
    const restored = await restoreInside(client, archive, target.storage)
    await client.query('analyze')
    return restored
  } finally {
    // Closing the connection rolls back.
    await client.end()
    archive.close()
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  if ((await migrationsOf(client)) !== undefined)
    throw new BackupError(
      'There is a Touchline already: restore into an empty database, or into a new DATA_DIR.',
    )
  const others = await othersIn(client)
  if (others.length === 0) return
  const named = others.slice(0, 5).join(', ')
  const more = others.length > 5 ? ` and ${others.length - 5} more` : ''
  throw new BackupError(
    `The database is not empty: ${named}${more} would be in the way. Nothing was changed; restore into an empty database.`,
  )
}

async function restoreInside(
  client: pg.Client,
  archive: Archive,
  storage: Storage,
): Promise<Restored> {
  const { manifest } = archive
  await migrateInside(client, migrationsIn(manifest))
  const rows = await fill(client, archive)
  await migrateInside(client)
  const { put, lost } = await putFiles(client, archive, storage)
  await client.query('commit')
  return { madeAt: manifest.madeAt, tables: manifest.tables.length, rows, files: put, lost }
}

/** Applies the backup's migrations, which create the tables as they were. */
function migrationsIn(manifest: Manifest) {
  const ours = readMigrations()
  return manifest.migrations.map(({ name, checksum }) => {
    const known = ours.find((one) => one.name === name)
    if (known === undefined || known.checksum !== checksum)
      throw new BackupError(
        `The backup was made by Touchline ${manifest.version}, which knows ${name} and this version does not: restore it with that version or a newer one.`,
      )
    return known
  })
}

/** Returns the number of restored rows. */
async function fill(client: pg.Client, archive: Archive): Promise<number> {
  const { tables, sequences } = archive.manifest
  let filled = 0
  await withoutKeys(client, tables, async () => {
    for (const table of tables) filled += await fillTable(client, archive, table)
  })
  for (const { name, value } of sequences)
    await client.query('select setval($1, $2)', [name, value + numbersSkipped])
  await holdBack(client)
  // A later migration cannot change a table with checks outstanding.
  await client.query('set constraints all immediate')
  return filled
}

async function fillTable(
  client: pg.Client,
  archive: Archive,
  { name, columns, rows, sha256 }: Manifest['tables'][number],
): Promise<number> {
  const stream = await archive.open(tableEntry(name))
  if (stream === undefined) throw new BackupError(`The backup is damaged: ${name} is missing.`)
  const into = copyInto(client, { name, columns })
  await pipeline(verifyChecksum(stream, sha256), into).catch((error: unknown) => {
    throw new BackupError(`The backup is damaged: ${name} cannot be read (${String(error)}).`)
  })
  if (into.rowCount !== rows)
    throw new BackupError(`The backup is damaged: ${name} has ${into.rowCount} rows, not ${rows}.`)
  return into.rowCount
}
