import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

import { openArchive, type Archive } from './archive.ts'
import { openCopy } from './open-copy.ts'
import type { Sealing } from './sealing.ts'

/** Opens a backup in a single file, encrypted or not. Throws BackupError. */
export async function openFile(path: string, sealing: Sealing): Promise<Archive> {
  if (!(await isSealed(path))) return openArchive(path)
  return openCopy(await sealing.open(createReadStream(path)), path)
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
