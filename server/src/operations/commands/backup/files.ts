import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { Client } from 'pg'

import type { Storage } from '#server/platform/storage/storage.ts'

import { findKeptFiles, type KeptFile } from '../../queries/backup/kept-files.ts'
import { verifyChecksum, type Archive } from './archive.ts'
import { fileEntry, type FileInside } from './manifest.ts'

interface FilesBack {
  /** Number of restored files. */
  readonly put: number
  /** Files named by rows that couldn't be restored, with the reason. */
  readonly lost: readonly string[]
}

/**
 * Restores the files named by rows one by one, and lists those that couldn't be restored. On failure
 * it removes what it has restored.
 */
export async function putFiles(
  client: Client,
  archive: Archive,
  storage: Storage,
): Promise<FilesBack> {
  const inside = new Map(archive.manifest.files.map((file) => [file.key, file]))
  const put: string[] = []
  const lost: string[] = []
  try {
    for (const kept of await findKeptFiles(client)) {
      const why = archive.manifest.areElsewhere
        ? await missingIn(storage, kept.key)
        : await putFile({ archive, storage, kept, inside: inside.get(kept.key) })
      if (why !== undefined) lost.push(`${kept.key} ${why}`)
      else if (archive.manifest.areElsewhere !== true) put.push(kept.key)
    }
    return { put: put.length, lost }
  } catch (error) {
    for (const key of put) await storage.remove(key)
    throw error
  }
}

/** A file that the backup left in its bucket has to be there. */
async function missingIn(storage: Storage, key: string): Promise<string | undefined> {
  const stored = await storage.get(key)
  stored?.destroy()
  return stored === undefined ? 'is not in the bucket' : undefined
}

interface Putting {
  readonly archive: Archive
  readonly storage: Storage
  readonly kept: KeptFile
  readonly inside: FileInside | undefined
}

/** The reason why a file is missing; undefined if it isn't. */
async function putFile({ archive, storage, kept, inside }: Putting): Promise<string | undefined> {
  if (inside === undefined) return 'was missing already when the backup was made'
  const path = join(tmpdir(), `touchline-restore-${randomUUID()}`)
  try {
    const why = await readFile(archive, inside, path)
    if (why === undefined) await storage.putFile(kept.key, path, kept.type)
    return why
  } finally {
    await rm(path, { force: true })
  }
}

async function readFile(
  archive: Archive,
  { key, sha256 }: FileInside,
  path: string,
): Promise<string | undefined> {
  const stream = await archive.open(fileEntry(key))
  if (stream === undefined) return 'is missing in the backup'
  const written = createWriteStream(path, { mode: 0o600 })
  try {
    await pipeline(verifyChecksum(stream, sha256), written)
    return undefined
  } catch (error) {
    // A full disk doesn't mean that the backup is damaged.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
    return 'is damaged in the backup'
  }
}
