import { normalizeText } from '../../members/import/words.ts'
import { leagueLimits } from '../limits.ts'
import { numberedLines } from './cells.ts'
import { isHeadingRow } from './columns.ts'
import { readLineHeading, splitDate, withoutTime } from './line-heads.ts'
import { type TeamNameTest, readSides } from './line-sides.ts'
import type { RawLine } from './raw-match.ts'
import { expandShorthand } from './shorthand.ts'
import { findSidesInCells } from './sides-in-cells.ts'
import { normalizeSigns } from './signs.ts'

interface FreeLines {
  readonly matches: readonly RawLine[]
  /** Lines beyond the league's limit, which weren't read. */
  readonly leftOut: number
}

/**
 * Reads lines copied from a page or a chat: "12.09.2026 15:00 FC A - FC B 2:1". A line with only a
 * date or match day applies to those below.
 */
export function matchesInLines(text: string, isTeam: TeamNameTest): FreeLines {
  const found: RawLine[] = []
  let above = { date: '', round: '' }
  let isUnderResult = false
  const lines = numberedLines(text).filter((each) => !isRemark(each.written))
  for (const [at, { line, written: untidy }] of lines.entries()) {
    if (found.length >= leagueLimits.matches) return { matches: found, leftOut: lines.length - at }
    const written = untidy.trim()
    const said = withoutMarks(inOneLine(written.slice(0, longestLine)))
    if (isHeadingRow(said.split(' | '))) {
      isUnderResult = /(?:^| \| )(?:result|resultat|resultado|ergebnis|score)\w*(?: \| |$)/.test(
        normalizeText(said),
      )
      continue
    }
    const heading = readLineHeading(said)
    if (heading) {
      above = { ...above, ...heading }
      continue
    }
    const dated = splitDate(said)
    const date = dated.date || above.date
    const { time, rest } = withoutTime(dated.rest, date !== '')
    const sides = findSidesInCells(rest, isTeam) ?? readSides(rest, isTeam)
    found.push(
      sides
        ? { line, written, date, round: above.round, time, venue: '', isUnderResult, ...sides }
        : { line, written, problem: 'teams_unclear' },
    )
  }
  return { matches: found, leftOut: 0 }
}

/** Longer lines are no match. */
const longestLine = 500

/** Comment lines in fixture files: "# Date: …", "= Premier League". */
function isRemark(written: string): boolean {
  return /^\s*(?:#+|=+)\s/.test(written)
}

/**
 * Removes bullets, brackets around a date and match numbers: "» Matchday 1", "[Sat Aug/24]", "12 |
 * …".
 */
function withoutMarks(said: string): string {
  return said
    .replace(/^[»›▪•*►◦·>]+ ?/u, '')
    .replace(/^[[(]([^\])]*\d[^\])]*)[\])]:?/, '$1')
    .replace(/^#?\d{1,4} \| (?=.*\d[./-]\d)/, '')
    .replaceAll(/ ?\(\d{1,2}\.\)/g, '')
    .trim()
}

/** Replaces column separators by bars, and joins score and half-time. */
function inOneLine(written: string): string {
  return expandShorthand(normalizeSigns(written).replaceAll(/\t/g, ' | '))
    .replaceAll(';', ' | ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \| [-–:] \| /g, ' | ')
    .replace(/ \| (\d{1,3}) \| (\d{1,3})$/, ' | $1:$2')
    .replace(/ ?, ?(\d{1,3}) ?, ?(\d{1,3})$/, ' | $1:$2')
    .replace(/ \| (\d{1,3}[:–-]\d{1,3}) \| (\d{1,3}[:–-]\d{1,3})$/, ' | $1 ($2)')
    .trim()
}
