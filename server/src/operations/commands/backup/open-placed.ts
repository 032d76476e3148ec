import type { Archive } from './archive.ts'
import { BackupError, fileEntry } from './manifest.ts'
import { backupsAmong, storedName } from './names.ts'
import { openCopy } from './open-copy.ts'
import type { Place } from './place.ts'
import type { Sealing } from './sealing.ts'

interface Placed {
  readonly place: Place
  readonly sealing: Sealing
  /** The newest by default. */
  readonly name?: string | undefined
}

/** Opens a backup of a place: copies its rows, reads its files one by one. Throws BackupError. */
export async function openPlaced({ place, sealing, name }: Placed): Promise<Archive> {
  const archive = name ?? backupsAmong(await place.list('touchline-'))[0]?.name
  const stored = archive === undefined ? undefined : await place.get(archive)
  if (archive === undefined || stored === undefined)
    throw new BackupError(`There is no backup${name === undefined ? '' : ` ${name}`} there.`)
  const isSealed = archive.endsWith('.age')
  const rows = await openCopy(isSealed ? await sealing.open(stored) : stored, archive)
  return {
    manifest: rows.manifest,
    async open(entry) {
      const file = rows.manifest.files.find(({ key }) => fileEntry(key) === entry)
      if (file === undefined) return rows.open(entry)
      const kept = await place.get(storedName(file, isSealed ? '.age' : ''))
      return kept && (isSealed ? sealing.open(kept) : kept)
    },
    close: () => rows.close(),
  }
}
