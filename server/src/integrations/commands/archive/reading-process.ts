import { AppError } from '#server/platform/errors.ts'
import { answerOnce } from '#server/platform/subprocess.ts'

import { readClub } from '../club-archive/read-club.ts'
import { readArchive } from './read-archive.ts'
import type { ArchiveToRead, Told } from './read-in-subprocess.ts'

/** A process that reads one archive and ends: a hostile or very large one holds nobody else up. */
await answerOnce(async ({ of, bytes, now }: ArchiveToRead): Promise<Told> => {
  try {
    if (of === 'club') return { kind: 'club', archive: await readClub(bytes, now) }
    return { kind: 'team', archive: await readArchive(bytes, now) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, data: error.data }
    throw error
  }
})
