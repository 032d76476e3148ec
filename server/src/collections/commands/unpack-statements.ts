import { contentOf, openArchive } from '#server/members/commands/archive.ts'
import { AppError } from '#server/platform/errors.ts'

/** Limits for unpacking an archive, counted in real bytes. */
const archiveLimits = { files: 400, unpackedBytes: 24 * 1024 * 1024 } as const

interface ArchivedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** The files of an archive of statements: a month is one of a file for each day. */
export async function unpackStatements(bytes: Buffer): Promise<readonly ArchivedFile[]> {
  try {
    return await filesIn(bytes)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('import_not_a_table')
  }
}

async function filesIn(bytes: Buffer): Promise<readonly ArchivedFile[]> {
  const archive = await openArchive(bytes)
  if (archive.entryCount > archiveLimits.files) throw new AppError('import_too_large')
  const files: ArchivedFile[] = []
  let left: number = archiveLimits.unpackedBytes
  for await (const entry of archive.eachEntry()) {
    const isFolder = entry.fileName.endsWith('/')
    if (isFolder || /(^|\/)(__MACOSX|\.DS_Store)/.test(entry.fileName)) continue
    const content = await contentOf(archive, entry, left)
    left -= content.length
    files.push({ name: entry.fileName, bytes: content })
  }
  return files
}
