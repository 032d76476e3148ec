import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { openArchive, type Archive } from './archive.ts'
import { BackupError, fileEntry } from './manifest.ts'
import { backupsAmong, storedName } from './names.ts'
import type { Place } from './place.ts'
import type { Sealing } from './sealing.ts'

interface Placed {
  readonly place: Place
  readonly sealing: Sealing
  /** The newest where none is named. */
  readonly name?: string | undefined
}

/** Opens a backup of a place; its rows are brought here, its files come one by one. Throws BackupError. */
export async function openPlaced({ place, sealing, name }: Placed): Promise<Archive> {
  const archive = name ?? backupsAmong(await place.list('touchline-'))[0]?.name
  const stored = archive === undefined ? undefined : await place.get(archive)
  if (archive === undefined || stored === undefined)
    throw new BackupError(`There is no backup${name === undefined ? '' : ` ${name}`} there.`)
  const folder = await mkdtemp(join(tmpdir(), 'touchline-backup-'))
  try {
    const path = join(folder, 'rows.zip')
    const opened = archive.endsWith('.age') ? await sealing.open(stored) : stored
    await pipeline(opened, createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
      throw new BackupError(`${archive} cannot be read: ${String(error)}`)
    })
    const rows = await openArchive(path)
    return {
      manifest: rows.manifest,
      async open(entry) {
        const file = rows.manifest.files.find(({ key }) => fileEntry(key) === entry)
        if (file === undefined) return rows.open(entry)
        const sealed = await place.get(storedName(file, archive.endsWith('.age') ? '.age' : ''))
        return sealed && (archive.endsWith('.age') ? sealing.open(sealed) : sealed)
      },
      close() {
        rows.close()
        void rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
