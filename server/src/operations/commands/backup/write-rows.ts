import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type pg from 'pg'
import { ZipFile } from 'yazl'

import { version } from '#server/platform/version.ts'

import { migrationsOf, sequencesOf, tablesOf } from '../../queries/backup/catalog.ts'
import { copyOutOf } from '../../queries/backup/copying.ts'
import { findKeptFiles } from '../../queries/backup/kept-files.ts'
import {
  BackupError,
  fileEntry,
  manifestEntry,
  manifestFormat,
  tableEntry,
  type FileInside,
  type Manifest,
  type TableInside,
} from './manifest.ts'
import type { Sealing } from './sealing.ts'
import { stillNamed, type Source } from './source.ts'

type FilesInside = Pick<Manifest, 'files' | 'missing' | 'areElsewhere'>

interface Archived {
  readonly path: string
  readonly sealing: Sealing
  /** For files beside the archive; without it they go into the archive. */
  readonly files?: FilesInside
}

/** Writes the archive of the rows. Throws BackupError. */
export async function writeRows(
  client: pg.Client,
  source: Source,
  { path, sealing, files: beside }: Archived,
): Promise<Manifest> {
  const migrations = await migrationsOf(client)
  if (migrations === undefined)
    throw new BackupError('There is nothing to back up: the database is empty.')
  const zip = new ZipFile()
  const { outputStream } = zip
  if (!(outputStream instanceof Readable)) throw new Error('a zip that cannot be written')
  zip.on('error', (error: Error) => outputStream.destroy(error))
  // The archive contains every account, so only its owner may read it.
  const sealed = await sealing.seal(outputStream)
  const written = pipeline(sealed, createWriteStream(path, { mode: 0o600 }))
  written.catch(() => undefined)

  const entries = entriesInto(zip, written, source.now)
  const tables: TableInside[] = []
  for (const table of await tablesOf(client)) tables.push(await addTable(client, entries, table))
  const files = beside ?? (await addFiles(client, entries, source))
  const manifest: Manifest = {
    format: manifestFormat,
    madeAt: source.now.toISOString(),
    version,
    migrations,
    tables,
    sequences: await sequencesOf(client),
    ...files,
  }
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), manifestEntry, {
    mtime: source.now,
  })
  zip.end()
  await written
  return manifest
}

type AddEntry = (name: string, stream: Readable) => Promise<void>

/** Adds streams one after another: the next begins when the last is in the archive. */
function entriesInto(zip: ZipFile, written: Promise<void>, mtime: Date): AddEntry {
  return async (name, stream) => {
    const added = new Promise<void>((resolve, reject) => {
      stream.once('end', resolve)
      stream.once('error', reject)
    })
    zip.addReadStream(stream, name, { mtime, forceZip64Format: true })
    await Promise.race([added, written])
  }
}

async function addTable(
  client: pg.Client,
  add: AddEntry,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
): Promise<TableInside> {
  const rows = copyOutOf(client, { name, columns })
  const hash = createHash('sha256')
  await add(tableEntry(name), rows.pipe(hashing(hash, rows)))
  // The row count follows the last row, once the next response arrives.
  await client.query('select')
  return { name, columns: [...columns], rows: rows.rowCount, sha256: hash.digest('hex') }
}

function hashing(hash: Hash, from: Readable): Transform {
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  from.once('error', (error) => through.destroy(error))
  return through
}

async function addFiles(client: pg.Client, add: AddEntry, { storage, connection }: Source) {
  const files: FileInside[] = []
  const absent: string[] = []
  for (const { key } of await findKeptFiles(client)) {
    const stored = await storage.get(key)
    if (stored === undefined) absent.push(key)
    else files.push(await addFile(add, key, stored))
  }
  return { files, missing: absent.length === 0 ? [] : await stillNamed(connection, absent) }
}

async function addFile(add: AddEntry, key: string, stored: Readable): Promise<FileInside> {
  const hash = createHash('sha256')
  let bytes = 0
  stored.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  await add(fileEntry(key), stored.pipe(hashing(hash, stored)))
  return { key, bytes, sha256: hash.digest('hex') }
}
