import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { readFont } from './fonts.ts'

const files = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans/unicode.json')),
  'files',
)

test('unpacks a font unchanged, and reads it once', () => {
  const file = join(files, 'noto-sans-latin-400-normal.woff')
  const font = readFont(file)
  expect(font.readUInt32BE(0)).toBe(0x00010000)
  // The checksum excludes the head table itself.
  const tables = tablesOf(font).filter(({ tag }) => tag !== 'head')
  expect(tables.map(({ tag }) => tag)).toContain('glyf')
  for (const { tag, sum, from, length } of tables)
    expect([tag, sumOf(font, from, length)]).toEqual([tag, sum])
  expect(readFont(file)).toBe(font)
})

function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16
    const [sum = 0, from = 0, length = 0] = [4, 8, 12].map((field) =>
      font.readUInt32BE(entry + field),
    )
    return { tag: font.toString('latin1', entry, entry + 4), sum, from, length }
  })
}

/** The font format's checksum: the sum of 32-bit numbers with overflow. */
function sumOf(font: Buffer, from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
  return sum
}
