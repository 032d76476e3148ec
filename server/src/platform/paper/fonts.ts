import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const read = new Map<string, Buffer>()

/**
 * Decodes a WOFF font once, because PDFKit would decode it for every receipt. The cache holds at
 * most one entry per file.
 */
export function readFont(file: string): Buffer {
  const known = read.get(file)
  if (known !== undefined) return known
  const font = unpacked(readFileSync(file))
  read.set(file, font)
  return font
}

/** Sizes of header and table entry in both formats. */
const packed = { head: 44, entry: 20 } as const
const plain = { head: 12, entry: 16 } as const

/** Converts a WOFF 1 file back to its original font. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) =>
    tableAt(woff, packed.head + at * packed.entry),
  )
  const head = Buffer.alloc(plain.head + count * plain.entry)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  let offset = head.length
  for (const [at, { tag, sum, bytes, length }] of tables.entries()) {
    const entry = plain.head + at * plain.entry
    tag.copy(head, entry)
    sum.copy(head, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(length, entry + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...tables.map(({ bytes }) => bytes)])
}

/** A table with its entry, padded to the next one. */
function tableAt(woff: Buffer, entry: number) {
  const from = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)
  const stored = woff.subarray(from, from + packedLength)
  const table = packedLength < length ? inflateSync(stored) : stored
  const bytes = Buffer.alloc(Math.ceil(length / 4) * 4)
  table.copy(bytes)
  return {
    tag: woff.subarray(entry, entry + 4),
    sum: woff.subarray(entry + 16, entry + 20),
    bytes,
    length,
  }
}
