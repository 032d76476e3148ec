import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { Client } from 'pg'

import type { Storage } from '#server/platform/storage/storage.ts'

import { findKeptFiles, type KeptFile } from '../../queries/backup/kept-files.ts'
import type { Archive } from './archive.ts'
import { fileEntry } from './manifest.ts'

/** Puts the files of an archive into the storage, one after another. */
export async function putFiles(client: Client, archive: Archive, storage: Storage): Promise<void> {
  for (const file of await findKeptFiles(client)) await putFile(archive, storage, file)
}

async function putFile(archive: Archive, storage: Storage, { key, type }: KeptFile): Promise<void> {
  const stream = await archive.open(fileEntry(key))
  if (stream === undefined) return
  const path = join(tmpdir(), `touchline-restore-${randomUUID()}`)
  try {
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }))
    await storage.putFile(key, path, type)
  } finally {
    await rm(path, { force: true })
  }
}
