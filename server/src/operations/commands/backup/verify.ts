import { verifyChecksum, openArchive, type Archive } from './archive.ts'
import { fileEntry, tableEntry, type Manifest } from './manifest.ts'

interface Verified {
  readonly manifest: Manifest
  /** Every damaged part in one line; empty if the backup is intact. */
  readonly problems: readonly string[]
}

/** Compares a whole archive with its checksums; writes nothing. Throws BackupError. */
export async function verifyBackup(path: string): Promise<Verified> {
  return verifyArchive(await openArchive(path))
}

/** The same with an open archive, which it closes. */
export async function verifyArchive(archive: Archive): Promise<Verified> {
  const { manifest } = archive
  const problems = manifest.missing.map(
    (key) => `${key} was missing already when the backup was made`,
  )
  try {
    for (const { name, rows, sha256 } of manifest.tables) {
      const found = await linesOf(archive, tableEntry(name), sha256)
      if (typeof found === 'string') problems.push(`${name} ${found}`)
      else if (found !== rows) problems.push(`${name} has ${found} rows, not ${rows}`)
    }
    for (const { key, sha256 } of manifest.files) {
      const found = await linesOf(archive, fileEntry(key), sha256)
      if (typeof found === 'string') problems.push(`${key} ${found}`)
    }
    return { manifest, problems }
  } finally {
    archive.close()
  }
}

const lineEnd = 10

/** Number of lines (rows) of an entry, and a description of its damage. */
async function linesOf(
  archive: Archive,
  entry: string,
  sha256: string,
): Promise<number | 'is missing' | 'is damaged'> {
  try {
    const stream = await archive.open(entry)
    if (stream === undefined) return 'is missing'
    let lines = 0
    for await (const bytes of verifyChecksum(stream, sha256))
      for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, at + 1)) lines += 1
    return lines
  } catch {
    return 'is damaged'
  }
}
