import { AppError } from '#server/platform/errors.ts'
import { answerOnce } from '#server/platform/subprocess.ts'

import { readClub } from '../club-archive/read-club.ts'
import { readArchive } from './read-archive.ts'
import type { ArchiveToRead, ReadResult } from './read-in-subprocess.ts'

/** Reads one archive and ends, so that a hostile or very large one cannot block others. */
await answerOnce(async ({ of, bytes, now }: ArchiveToRead): Promise<ReadResult> => {
  try {
    if (of === 'club') return { kind: 'club', archive: await readClub(bytes, now) }
    return { kind: 'team', archive: await readArchive(bytes, now) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, data: error.data }
    throw error
  }
})
