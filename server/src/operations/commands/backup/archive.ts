import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { type Entry, openPromise, type ZipFile } from 'yauzl'

import { BackupError, manifest, manifestEntry, type Manifest } from './manifest.ts'

/** An archive that is open for reading, in any order. */
export interface Archive {
  readonly manifest: Manifest
  /** The bytes of an entry, if it exists. */
  open(name: string): Promise<Readable | undefined>
  close(): void
}

/** Opens an archive and reads its manifest. Throws BackupError. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await opened(path)
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const open = async (name: string): Promise<Readable | undefined> => {
      const entry = entries.get(name)
      return entry && zip.openReadStreamPromise(entry)
    }
    return { manifest: await readManifest(open), open, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof BackupError ? error : broken(path, error)
  }
}

async function opened(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupError(`There is no file ${path}.`)
    throw broken(path, error)
  }
}

function broken(path: string, cause: unknown): BackupError {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new BackupError(`${path} is no whole backup of Touchline: ${why}`)
}

async function readManifest(open: Archive['open']): Promise<Manifest> {
  const stream = await open(manifestEntry)
  if (stream === undefined) throw new Error(`${manifestEntry} is missing`)
  const read = manifest.safeParse(JSON.parse((await buffer(stream)).toString()))
  if (!read.success) throw new Error(`${manifestEntry} is of another form`)
  return read.data
}

/** Passes bytes on; throws at the end if their checksum differs. */
export async function* verifyChecksum(stream: Readable, sha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    hash.update(bytes)
    yield bytes
  }
  if (hash.digest('hex') !== sha256) throw new Error('its checksum is another')
}
