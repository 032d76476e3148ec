import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { Retention } from '@touchline/domain/operations/backup-retention'
import type { Client } from 'pg'

import type { Storage } from '#server/platform/storage/storage.ts'

import { findKeptFiles } from '../../queries/backup/kept-files.ts'
import type { FileInside } from './manifest.ts'
import { readStoredName, storedName } from './names.ts'
import type { Place } from './place.ts'
import type { Sealing } from './sealing.ts'
import { stillNamed, type Source } from './source.ts'

/** Target of a backup. */
export interface Target {
  readonly place: Place
  readonly sealing: Sealing
  readonly keep: Retention
  /** False if files stay in their own bucket. */
  readonly withFiles: boolean
}

interface Storing {
  readonly source: Source
  readonly target: Target
  readonly folder: string
}

/** Stores files that no earlier backup has, and returns those the rows need. */
export async function storeFiles(client: Client, { source, target, folder }: Storing) {
  if (!target.withFiles)
    return { files: { files: [], missing: [], areElsewhere: true }, names: [], added: 0 }
  const there = await filesThere(target)
  const files: FileInside[] = []
  const absent: string[] = []
  let added = 0
  for (const { key } of await findKeptFiles(client)) {
    const file = there.get(key) ?? (await storeFile(key, { source, target, folder }))
    if (file === undefined) absent.push(key)
    else files.push(file)
    if (file !== undefined && !there.has(key)) added += 1
  }
  const missing = absent.length === 0 ? [] : await stillNamed(source.connection, absent)
  const names = files.map((file) => storedName(file, target.sealing.extension))
  return { files: { files, missing }, names, added }
}

/** By key; unencrypted files are stored again once backups are encrypted. */
async function filesThere({ place, sealing }: Target): Promise<ReadonlyMap<string, FileInside>> {
  const there = new Map<string, FileInside>()
  for (const name of await place.list('files/')) {
    const file = readStoredName(name)
    const isSealed = name.endsWith('.age')
    if (file !== undefined && isSealed === (sealing.extension === '.age')) there.set(file.key, file)
  }
  return there
}

async function storeFile(
  key: string,
  { source, target, folder }: Storing,
): Promise<FileInside | undefined> {
  const read = await readInto(source.storage, key, join(folder, 'file'))
  if (read === undefined) return undefined
  const file = { key, ...read }
  const sealed = join(folder, 'sealed-file')
  await pipeline(
    await target.sealing.seal(createReadStream(join(folder, 'file'))),
    createWriteStream(sealed, { mode: 0o600 }),
  )
  const name = storedName(file, target.sealing.extension)
  await target.place.putFile(name, sealed, 'application/octet-stream')
  return file
}

async function readInto(storage: Storage, key: string, path: string) {
  const stored = await storage.get(key)
  if (stored === undefined) return undefined
  const hash = createHash('sha256')
  let bytes = 0
  stored.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    hash.update(chunk)
  })
  await pipeline(stored, createWriteStream(path, { mode: 0o600 }))
  return { bytes, sha256: hash.digest('hex') }
}
