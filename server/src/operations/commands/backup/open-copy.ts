import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { openArchive, type Archive } from './archive.ts'
import { BackupError } from './manifest.ts'

/**
 * Opens an archive from a stream by a copy on disk, since a zip needs random access. The open copy is
 * unlinked at once, so nothing decrypted is left behind. Throws BackupError.
 */
export async function openCopy(stream: Readable, name: string): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-backup-'))
  try {
    const path = join(folder, 'backup.zip')
    await pipeline(stream, createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
      throw new BackupError(`${name} is no whole backup of Touchline: ${String(error)}`)
    })
    return await openArchive(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
