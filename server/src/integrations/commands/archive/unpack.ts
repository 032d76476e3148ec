import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import {
  archived,
  archiveManifest,
  type Archived,
  type ArchiveManifest,
} from '@touchline/contract/integrations/shapes/archives'
import {
  archiveFormat,
  archiveKinds,
  archiveLimits,
  archiveVersion,
  type ArchiveKind,
} from '@touchline/domain/integrations/archives'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'

import { entryName, manifestName } from './pack.ts'

export interface Unpacked {
  readonly manifest: ArchiveManifest
  readonly rows: Archived
}

/**
 * Reads an archive that somebody sent: nothing it says of itself is believed, each byte is counted
 * while it is unpacked, and what does not fit is refused with the place where it stands.
 */
export async function unpackArchive(bytes: Buffer): Promise<Unpacked> {
  if (bytes.length > archiveLimits.bytes) throw new AppError('archive_too_large')
  const entries = await entriesOf(bytes)
  const manifest = readManifest(entries.get(manifestName))
  refuseStrangers(manifest, entries)
  const lines = archiveKinds.map((kind) => [kind, linesOf(kind, manifest, entries)])
  const read = archived.safeParse(Object.fromEntries(lines))
  if (read.success) return { manifest, rows: read.data }
  const [kind, row] = read.error.issues[0]?.path ?? []
  throw damaged(`data/${String(kind)}.jsonl`, typeof row === 'number' ? row + 1 : undefined)
}

type Entries = ReadonlyMap<string, Buffer>

async function entriesOf(bytes: Buffer): Promise<Entries> {
  const entries = new Map<string, Buffer>()
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
    if (zip.entryCount > archiveKinds.length + 1) throw new AppError('not_an_archive')
    let left: number = archiveLimits.unpackedBytes
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new AppError('archive_damaged')
      const content = await contentOf(zip, entry, left)
      left -= content.length
      entries.set(entry.fileName, content)
    }
    return entries
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('not_an_archive')
  }
}

async function contentOf(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw new AppError('not_an_archive')
  if (entry.uncompressedSize > most) throw new AppError('archive_too_large')
  return pipeline(await zip.openReadStreamPromise(entry), countedUpTo(most), (counted) =>
    buffer(counted),
  )
}

function countedUpTo(most: number): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length
      if (count > most) done(new AppError('archive_too_large'))
      else done(null, chunk)
    },
  })
}

const head = z.object({ format: z.literal(archiveFormat), version: z.int().min(1) })

function readManifest(bytes: Buffer | undefined): ArchiveManifest {
  const told = bytes && jsonOf(bytes.toString())
  const known = head.safeParse(told)
  if (!known.success) throw new AppError('not_an_archive')
  if (known.data.version > archiveVersion) throw new AppError('archive_too_new')
  const read = archiveManifest.safeParse(told)
  if (!read.success) throw damaged(manifestName)
  return read.data
}

/** Each kind has its file, and there is nothing else. */
function refuseStrangers({ files }: ArchiveManifest, entries: Entries): void {
  const kinds = new Set(files.map(({ kind }) => kind))
  if (kinds.size !== archiveKinds.length || files.length !== archiveKinds.length)
    throw damaged(manifestName)
  const known = new Set([manifestName, ...archiveKinds.map(entryName)])
  for (const name of entries.keys()) if (!known.has(name)) throw damaged(name)
}

function linesOf(kind: ArchiveKind, { files }: ArchiveManifest, entries: Entries): unknown[] {
  const name = entryName(kind)
  const told = files.find((file) => file.kind === kind)
  const bytes = entries.get(name)
  if (bytes === undefined || told?.name !== name || told.bytes !== bytes.length) throw damaged(name)
  if (createHash('sha256').update(bytes).digest('hex') !== told.sha256) throw damaged(name)
  const lines = bytes.toString().split('\n')
  if (lines.pop() !== '' || lines.length !== told.rows) throw damaged(name)
  if (lines.length > archiveLimits.rows[kind]) throw new AppError('archive_too_large')
  return lines.map(jsonOf)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** With the file, and the row where it is known. */
export function damaged(file: string, row?: number): AppError {
  return new AppError('archive_damaged', { file, ...(row !== undefined && { row }) })
}
