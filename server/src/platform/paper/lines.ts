import type { Piece } from './letters.ts'

/** Wraps text between words; breaks a word longer than a line. */
export function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[ \t\r\n]+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const parts = partsOf(word, fits)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return [...lines, line]
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

function partsOf(word: string, fits: (line: string) => boolean): readonly string[] {
  const parts: string[] = []
  let rest = Array.from(signs.segment(word), ({ segment }) => segment)
  while (rest.length > 0) {
    const count = maxSegments(rest, fits)
    parts.push(rest.slice(0, count).join(''))
    rest = rest.slice(count)
  }
  return parts
}

/** At least one, so that no line is empty. */
function maxSegments(segments: readonly string[], fits: (line: string) => boolean): number {
  let [min, high] = [1, segments.length]
  while (min < high) {
    const middle = Math.ceil((min + high) / 2)
    if (fits(segments.slice(0, middle).join(''))) min = middle
    else high = middle - 1
  }
  return min
}

/** Reorders pieces for display: right-to-left runs are reversed. */
export function inVisualOrder(pieces: readonly Piece[]): readonly Piece[] {
  const standing: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const end = Math.max(at + 1, endOfRightToLeft(pieces, at))
    standing.push(...pieces.slice(at, end).toReversed())
    at = end
  }
  return standing
}

/** A right-to-left run includes spaces and digits between its pieces, but none at its end. */
function endOfRightToLeft(pieces: readonly Piece[], start: number): number {
  let end = start
  for (const [index, { text }] of pieces.entries()) {
    if (index < start) continue
    if (isFromTheRight(text)) end = index + 1
    else if (index === start || /\p{L}/u.test(text)) break
  }
  return end
}

function isFromTheRight(text: string): boolean {
  return /[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(text)
}
