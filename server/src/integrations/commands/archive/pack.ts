import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import type {
  ArchiveContent,
  ArchiveManifest,
} from '@touchline/contract/integrations/shapes/archives'
import {
  archiveFormat,
  archiveKinds,
  archiveLimits,
  archiveVersion,
  leftOutKinds,
  type ArchiveKind,
} from '@touchline/domain/integrations/archives'
import { ZipFile } from 'yazl'

import { AppError } from '#server/platform/errors.ts'

export const manifestName = 'manifest.json'

export function entryName(kind: ArchiveKind): string {
  return `data/${kind}.jsonl`
}

interface Packing {
  readonly rows: ArchiveContent
  readonly now: Date
  readonly software: string
}

interface Packed {
  readonly bytes: Buffer
  /** The unpacked size of all rows. */
  readonly unpackedBytes: number
}

/** The zip: a manifest with the checksums, and a file of JSON lines for each kind of rows. */
export async function packArchive({ rows, now, software }: Packing): Promise<Packed> {
  const files = archiveKinds.map((kind) => fileOf(kind, rows[kind]))
  const manifest: ArchiveManifest = {
    format: archiveFormat,
    version: archiveVersion,
    madeAt: now.toISOString(),
    software,
    files: files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.length })),
    leftOut: [...leftOutKinds],
  }
  const unpackedBytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (unpackedBytes > archiveLimits.unpackedBytes) throw new AppError('archive_too_large')

  const zip = new ZipFile()
  const options = { mtime: now }
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), manifestName, options)
  for (const { name, bytes } of files) zip.addBuffer(bytes, name, options)
  zip.end()
  const packed = await buffer(zip.outputStream)
  if (packed.length > archiveLimits.bytes) throw new AppError('archive_too_large')
  return { bytes: packed, unpackedBytes }
}

function fileOf(kind: ArchiveKind, lines: readonly unknown[]) {
  const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name: entryName(kind), kind, rows: lines.length, bytes, sha256 }
}
