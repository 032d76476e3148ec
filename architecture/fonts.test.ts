import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { codeIn, isTest, read, root } from './sources.ts'

const styles = read('web/src/ui/styles/fonts.css')
const families = new Map<string, Set<number>>()
for (const [, family = '', file = ''] of styles.matchAll(
  /font-family: '([^']+)';[^}]*?url\('([^']+)'\)/g,
)) {
  const path = file.startsWith('.') ? join('web/src/ui/styles', file) : join('node_modules', file)
  const letters = lettersOf(readFileSync(join(root, path)))
  families.set(family, new Set([...(families.get(family) ?? []), ...letters]))
}

test('every font in the tokens is served', () => {
  const named = [...read('web/src/ui/styles/tokens.css').matchAll(/--font-\w+:\s+([^;]+);/g)]
    .flatMap(([, stack = '']) => stack.split(','))
    .flatMap((name) => /^'(.+)'$/.exec(name.trim())?.[1] ?? [])
  const atFirst = named.filter((name) => name.endsWith(' at first'))
  expect(new Set(named)).toEqual(new Set([...families.keys(), ...atFirst]))
  // Fallback fonts have the same metrics as the font that is loading.
  for (const name of atFirst)
    expect(styles).toMatch(new RegExp(`font-family: '${name}';\\s+src: local.*\\s+size-adjust`))
})

test('the text font has every character of our texts, so that none falls back to another font', () => {
  const signs = families.get('Inter Variable') ?? new Set()
  const files = ['text/src', 'web/src'].flatMap(codeIn).filter((file) => !isTest(file))
  const missing = files.flatMap((file) =>
    (sentencesOf(read(file)).match(/\P{ASCII}/gu) ?? [])
      .filter((sign) => !signs.has(sign.codePointAt(0) ?? 0))
      .map((sign) => `${file}: ${sign}`),
  )
  expect([...new Set(missing)]).toEqual([])
  expect(signs).not.toContain('\u2192'.codePointAt(0))
})

/** A file's code without comments, with escapes resolved. */
function sentencesOf(code: string): string {
  return code
    .replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
    .replaceAll(/\\u([0-9A-F]{4})/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replaceAll(unseen, '')
}

/** Soft hyphens, direction marks and the replacement character. */
const unseen = /[\u00AD\u200E\u200F\u2066-\u2069\uFFFD]/g

/** A web font's characters: its first cmap subtable (WOFF2, sections 4 and 5). */
function lettersOf(font: Buffer): number[] {
  let at = 48
  let before = 0
  let place = 0
  for (let left = font.readUInt16BE(12); left > 0; left -= 1) {
    const flags = font.readUInt8(at)
    at += (flags & 63) === 63 ? 5 : 1
    const length = number()
    if ((flags & 63) === 0) place = before
    // Glyph offsets may be transformed or not, depending on the font.
    const isGlyphs = (flags & 63) === 10 || (flags & 63) === 11
    const isPacked = isGlyphs === (flags >> 6 === 0)
    before += isPacked ? number() : length
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  return charactersIn(tables.subarray(place))

  function number(): number {
    for (let value = 0; ;) {
      const byte = font.readUInt8(at)
      at += 1
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
}

/** The characters of a cmap subtable in format 4: ranges with first and last (OpenType, cmap). */
function charactersIn(table: Buffer): number[] {
  const runs = table.subarray(table.readUInt32BE(8))
  expect(runs.readUInt16BE(0)).toBe(4)
  const bytes = runs.readUInt16BE(6)
  return Array.from({ length: bytes / 2 }, (_, run) => {
    const last = runs.readUInt16BE(14 + run * 2)
    const first = runs.readUInt16BE(16 + bytes + run * 2)
    return Array.from({ length: last - first + 1 }, (_2, step) => first + step)
  }).flat()
}
