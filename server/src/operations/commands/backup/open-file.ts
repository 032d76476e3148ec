import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { openArchive, type Archive } from './archive.ts'
import { BackupError } from './manifest.ts'
import type { Sealing } from './sealing.ts'

/** Opens a backup in a single file, encrypted or not, whatever its name is. Throws BackupError. */
export async function openFile(path: string, sealing: Sealing): Promise<Archive> {
  if (!(await isSealed(path))) return openArchive(path)
  // A zip is read in any order, age only from its beginning.
  const folder = await mkdtemp(join(tmpdir(), 'touchline-backup-'))
  const plain = join(folder, 'backup.zip')
  try {
    const opened = await sealing.open(createReadStream(path))
    await pipeline(opened, createWriteStream(plain, { mode: 0o600 })).catch((error: unknown) => {
      throw new BackupError(`${path} is no whole backup of Touchline: ${String(error)}`)
    })
    const archive = await openArchive(plain)
    return {
      ...archive,
      close() {
        archive.close()
        void rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** The first line of every file of age. */
const intro = 'age-encryption.org/'

/** False for a file that isn't there: opening says so. */
async function isSealed(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  if (file === undefined) return false
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(intro.length) })
    return buffer.toString('latin1') === intro
  } finally {
    await file.close()
  }
}
