import { answersOnce } from '#server/platform/apart.ts'
import { AppError } from '#server/platform/errors.ts'

import { readClub } from '../club-archive/read-club.ts'
import type { ArchiveToRead, Told } from './read-apart.ts'
import { readArchive } from './read-archive.ts'

/** A process that reads one archive and ends: a hostile or very large one holds nobody else up. */
await answersOnce(async ({ of, bytes, now }: ArchiveToRead): Promise<Told> => {
  try {
    if (of === 'club') return { kind: 'club', archive: await readClub(bytes, now) }
    return { kind: 'team', archive: await readArchive(bytes, now) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, data: error.data }
    throw error
  }
})
