import chardet from 'chardet'
import iconv from 'iconv-lite'

import { AppError } from '#server/platform/errors.ts'

/**
 * Encodings used by spreadsheets in our languages: Windows, old Unix (œ, €), old Macs, DOS, and
 * Eastern European Windows.
 */
const western = ['windows-1252', 'iso-8859-15', 'macintosh', 'cp850', 'windows-1250'] as const

/** Decodes text in any common encoding. Refuses binary data, PDF, HTML, XML, and RTF. */
export function readText(bytes: Uint8Array): string {
  const text = readMarkup(bytes)
  const start = text.slice(0, 20).trimStart().toLowerCase()
  if (strangers.some((mark) => start.startsWith(mark))) throw new AppError('import_not_a_table')
  return text
}

/** Like `readText`, but accepts HTML and XML. */
export function readMarkup(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const wide = wideEncoding(buffer)
  if (wide) return textOnly(iconv.decode(buffer, wide))
  if (buffer.includes(0)) throw new AppError('import_not_a_table')
  return textOnly(utf8(buffer) ?? eightBit(buffer))
}

/** Detects UTF-16 by its byte order mark, or by a zero in every other byte. */
function wideEncoding(buffer: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = buffer
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = buffer.subarray(0, 2000)
  const zeros = (from: 0 | 1) => start.filter((byte, at) => byte === 0 && at % 2 === from).length
  if (start.length < 8) return undefined
  if (zeros(1) > start.length * 0.4 && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > start.length * 0.4 && zeros(1) === 0 ? 'utf-16be' : undefined
}

function utf8(buffer: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer)
  } catch {
    return undefined
  }
}

/**
 * Decodes with the western encoding that gives the fewest odd characters, or with another script's.
 */
function eightBit(buffer: Buffer): string {
  const read = western.map((encoding) => iconv.decode(buffer, encoding))
  const judged = read.map((text) => ({ text, odd: oddities(text) }))
  const [best] = judged.toSorted((one, other) => one.odd - other.odd)
  if (best?.odd === 0) return best.text

  const other = detected(buffer)
  const isBetter = other !== undefined && oddities(other) < (best?.odd ?? 0)
  return isBetter ? other : (best?.text ?? '')
}

function detected(buffer: Buffer): string | undefined {
  const encoding = chardet.detect(buffer)
  if (encoding === null || !iconv.encodingExists(encoding)) return undefined
  return iconv.decode(buffer, encoding)
}

/** Counts signs of a wrong encoding: rare characters, and capitals within words. */
function oddities(text: string): number {
  const rare =
    text.replaceAll(/£(?=\d)/g, '').match(/[^\p{ASCII}\p{L}\p{M}’‘“”„«»–—…€°ºª·№\u00a0]/gu)
      ?.length ?? 0
  const inside = text.match(/\p{Ll}[\u00c0-\u00de\u0160\u017d\u0178]\p{Ll}?/gu)?.length ?? 0
  const unusual = text.match(/[\u0131ªºÐÞðþƒ¸˝˛ˇ]/gu)?.length ?? 0
  const eastern = text.match(/[ŕĺőűŁĂŢţĎŇ]/gu)?.length ?? 0
  return rare + inside + unusual + eastern / 2
}

/** Beginnings of files that are no tables, whatever their name. */
const strangers = ['%pdf', '<!doctype', '<html', '<?xml', '{\\rtf']
const endOfFile = String.fromCodePoint(0x1a)

/**
 * Refuses text with many control characters, except tabs, line ends and the DOS end-of-file mark.
 */
function textOnly(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(endOfFile, '')
  const controls = plain.match(/[^\P{Cc}\t\n\r]/gu)?.length ?? 0
  if (controls > plain.length / 1000) throw new AppError('import_not_a_table')
  return plain
}
