import { buffer } from 'node:stream/consumers'

import type { Entry } from 'yauzl'
import { ZipFile as PackedFile } from 'yazl'

import { AppError } from '#server/platform/errors.ts'

import { contentOf, openArchive } from './archive.ts'
import { hiddenRowsOf } from './hidden-rows.ts'

/** Limits for unpacking, counted in real bytes: sizes in the archive may be lies. */
export const workbookLimits = { entries: 500, unpackedBytes: 24 * 1024 * 1024 } as const

/**
 * Repacks the parts of a workbook that hold cells, so that the workbook reader only gets counted
 * bytes and no part that refers to other files.
 */
export async function repackWorkbook(bytes: Buffer): Promise<Repacked> {
  const archive = await openArchive(bytes)
  if (archive.entryCount > workbookLimits.entries) throw new AppError('import_too_large')
  const clean = new PackedFile()
  const parts = new Map<string, string>()
  let left: number = workbookLimits.unpackedBytes
  for await (const entry of archive.eachEntry()) {
    if (!isPartWithCells(entry)) continue
    const content = await contentOf(archive, entry, left)
    left -= content.length
    refuseEntities(content)
    clean.addBuffer(content, entry.fileName, { compress: false })
    parts.set(entry.fileName, content.toString('utf8'))
  }
  clean.end()
  return { packed: await buffer(clean.outputStream), hidden: hiddenRowsOf(parts) }
}

interface Repacked {
  readonly packed: Buffer
  /** Hidden row numbers by sheet. */
  readonly hidden: readonly ReadonlySet<number>[]
}

function isPartWithCells({ fileName }: Entry): boolean {
  return /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?!media|drawings|theme|printerSettings).*\.(xml|rels))$/i.test(
    fileName,
  )
}

/** Spreadsheets declare no XML entities; a file that does is an attack (XXE, billion laughs). */
function refuseEntities(content: Buffer): void {
  const isWide = content.includes(0)
  const text = content.toString(isWide ? 'utf16le' : 'latin1')
  if (isWide || /<!(DOCTYPE|ENTITY)/i.test(text)) throw new AppError('import_not_a_table')
}
