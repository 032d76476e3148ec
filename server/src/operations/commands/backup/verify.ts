import { checked, openArchive, type Archive } from './archive.ts'
import { fileEntry, tableEntry, type Manifest } from './manifest.ts'

interface Verified {
  readonly manifest: Manifest
  /** Every damaged part in one line; empty if the backup is intact. */
  readonly problems: readonly string[]
}

/** Reads a whole archive and compares everything with its checksums; writes nothing. Throws BackupError. */
export async function verifyBackup(path: string): Promise<Verified> {
  return verifyArchive(await openArchive(path))
}

/** The same with an archive that is open already; closes it. */
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

/** How many lines an entry has (a row is one); what is wrong with it, in words. */
async function linesOf(
  archive: Archive,
  entry: string,
  sha256: string,
): Promise<number | 'is missing' | 'is damaged'> {
  try {
    const stream = await archive.open(entry)
    if (stream === undefined) return 'is missing'
    let lines = 0
    for await (const bytes of checked(stream, sha256))
      for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, at + 1)) lines += 1
    return lines
  } catch {
    return 'is damaged'
  }
}
