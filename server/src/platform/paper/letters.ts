import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

import { z } from 'zod'

export type Weight = 'plain' | 'bold'

/** A run of characters in one font. */
export interface Piece {
  readonly text: string
  /** The file of the font. */
  readonly font: string
}

export type Letters = (text: string, weight: Weight) => readonly Piece[]

interface Family {
  /** The file that lists which font file has which characters. */
  readonly list: string
  /** A family is only used for its own scripts, even if it has others. */
  readonly scripts: RegExp
  readonly weights: Readonly<Record<Weight, number>>
}

const require = createRequire(import.meta.url)
const twoWeights = { plain: 400, bold: 700 }
const oneWeight = { plain: 400, bold: 400 }

const families = (): readonly Family[] => [
  {
    list: require.resolve('@fontsource/noto-sans/unicode.json'),
    scripts:
      /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Devanagari}\p{sc=Common}\p{sc=Inherited}]/u,
    weights: twoWeights,
  },
  {
    list: require.resolve('@fontsource/noto-sans-hebrew/unicode.json'),
    scripts: /\p{scx=Hebrew}/u,
    weights: twoWeights,
  },
  {
    list: require.resolve('@fontsource/noto-sans-arabic/unicode.json'),
    scripts: /\p{scx=Arabic}/u,
    weights: twoWeights,
  },
  {
    list: require.resolve('@fontsource/chocolate-classical-sans/unicode.json'),
    scripts: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF01-\uFF5E]/u,
    weights: oneWeight,
  },
  {
    list: require.resolve('@fontsource/gowun-dodum/unicode.json'),
    scripts: /\p{sc=Hangul}/u,
    weights: oneWeight,
  },
]

let opened: Promise<Letters> | undefined

/** Read once for all receipts. */
export function openLetters(): Promise<Letters> {
  opened ??= readLetters().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Splits text by fonts that have its characters; unavailable ones become "?". */
async function readLetters(): Promise<Letters> {
  const all = await Promise.all(families().map(openFamily))
  const fontOf: FindFont = (letter, weight) => {
    for (const family of all) {
      const font = family(letter, weight)
      if (font !== undefined) return font
    }
    return undefined
  }

  return (text, weight) => {
    const pieces: Piece[] = []
    for (const letter of inPlainSigns(text)) {
      const shown = fontOf(letter, weight) === undefined ? insteadOf(letter) : letter
      const font = fontOf(shown, weight)
      if (font !== undefined) append(pieces, { text: shown, font })
    }
    return pieces
  }
}

type FindFont = (letter: string, weight: Weight) => string | undefined

async function openFamily(family: Family): Promise<FindFont> {
  const named = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(family.list, 'utf8')))
  let fonts: Fonts | undefined
  return (letter, weight) => {
    if (!family.scripts.test(letter)) return undefined
    fonts ??= fontsOf(family, named)
    return fonts.get(letter.codePointAt(0) ?? 0)?.[weight]
  }
}

/** Font files by character. */
type Fonts = ReadonlyMap<number, Readonly<Record<Weight, string>>>

/** Parses "[12]" and "U+0041-005A,U+00C4". */
function fontsOf({ list, weights }: Family, named: Readonly<Record<string, string>>): Fonts {
  const folder = dirname(list)
  const fonts = new Map<number, Readonly<Record<Weight, string>>>()
  for (const [key, letters] of Object.entries(named).toSorted(plainBeforeExtended)) {
    const start = `${basename(folder)}-${key.replaceAll(/[[\]]/g, '')}`
    const fileOf = (weight: Weight) =>
      join(folder, 'files', `${start}-${weights[weight]}-normal.woff`)
    const files = { plain: fileOf('plain'), bold: fileOf('bold') }
    for (const letter of lettersIn(letters)) if (!fonts.has(letter)) fonts.set(letter, files)
  }
  return fonts
}

function lettersIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

/** Extended files repeat characters of the plain ones, so plain ones come first. */
function plainBeforeExtended([one]: readonly [string, string], [other]: readonly [string, string]) {
  return Number(one.endsWith('-ext')) - Number(other.endsWith('-ext'))
}

/** Normalises lookalikes and removes invisible characters, except joiners. */
function inPlainSigns(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('・', '·')
    .replaceAll(/[\u2028\u2029]/g, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
}

/** Leaves out emoji and symbols. */
function insteadOf(letter: string): string {
  return /[\p{L}\p{N}]/u.test(letter) ? '?' : ''
}

function append(pieces: Piece[], { text, font }: Piece): void {
  const last = pieces.at(-1)
  if (last?.font === font) pieces[pieces.length - 1] = { text: last.text + text, font }
  else pieces.push({ text, font })
}
