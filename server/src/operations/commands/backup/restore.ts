import { pipeline } from 'node:stream/promises'

import pg from 'pg'

import type { Connection } from '#server/platform/database/database.ts'
import { migrate, readMigrations } from '#server/platform/database/migrate.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

import { migrationsOf } from '../../queries/backup/catalog.ts'
import { copyInto, dropEverything, withoutKeys } from '../../queries/backup/filling.ts'
import { holdBack } from '../../queries/backup/hold-back.ts'
import { checked, openArchive, type Archive } from './archive.ts'
import { putFiles } from './files.ts'
import { BackupError, tableEntry, type Manifest } from './manifest.ts'

interface Target {
  readonly connection: Connection
  readonly storage: Storage
}

/** Numbers given after the copy was made are not given a second time: counters go on above them. */
const numbersSkipped = 10_000

/**
 * Puts an archive back into an empty database and its files into the storage; whatever fails leaves
 * the database empty again. Throws BackupError.
 */
export async function restore(target: Target, path: string): Promise<Manifest> {
  const archive = await openArchive(path)
  const client = new pg.Client({ ...target.connection, application_name: 'touchline restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    if ((await migrationsOf(client)) !== undefined)
      throw new BackupError(
        'There is a Touchline already: restore into an empty database, or into a new DATA_DIR.',
      )
    const { manifest } = archive
    const known = migrationsIn(manifest)
    try {
      await migrate(target.connection, known)
      await fill(client, archive)
      await migrate(target.connection)
      await putFiles(client, archive, target.storage)
      await client.query('analyze')
    } catch (error) {
      await dropEverything(client)
      throw error
    }
    return manifest
  } finally {
    await client.end()
    archive.close()
  }
}

/** The migrations the copied database had been through: tables are made as they were then. */
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

async function fill(client: pg.Client, archive: Archive): Promise<void> {
  const { tables, sequences } = archive.manifest
  await client.query('begin')
  await withoutKeys(client, tables, async () => {
    for (const table of tables) await fillTable(client, archive, table)
  })
  for (const { name, value } of sequences)
    await client.query('select setval($1, $2)', [name, value + numbersSkipped])
  await holdBack(client)
  await client.query('commit')
}

async function fillTable(
  client: pg.Client,
  archive: Archive,
  { name, columns, rows, sha256 }: Manifest['tables'][number],
): Promise<void> {
  const stream = await archive.open(tableEntry(name))
  if (stream === undefined) throw new BackupError(`The backup is damaged: ${name} is missing.`)
  const into = copyInto(client, { name, columns })
  await pipeline(checked(stream, sha256), into).catch((error: unknown) => {
    throw new BackupError(`The backup is damaged: ${name} cannot be read (${String(error)}).`)
  })
  if (into.rowCount !== rows)
    throw new BackupError(`The backup is damaged: ${name} has ${into.rowCount} rows, not ${rows}.`)
}
