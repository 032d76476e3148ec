import { plain } from '../../members/import/words.ts'
import { leagueLimits } from '../limits.ts'
import { linesOf } from './cells.ts'
import { isHeadingRow } from './columns.ts'
import { headingIn, withoutDate, withoutTime } from './line-heads.ts'
import { type IsTeam, sidesIn } from './line-sides.ts'
import type { RawLine } from './raw-match.ts'
import { withoutShorthand } from './shorthand.ts'
import { sidesInCells } from './sides-in-cells.ts'
import { withPlainSigns } from './signs.ts'

interface FreeLines {
  readonly matches: readonly RawLine[]
  /** Lines beyond what a league can hold: not read. */
  readonly leftOut: number
}

/**
 * Lines as they are copied from a page or written in a chat: "12.09.2026 15:00 FC A - FC B 2:1". A
 * line that is only a date or a day of play holds for those below it.
 */
export function matchesInLines(text: string, isTeam: IsTeam): FreeLines {
  const found: RawLine[] = []
  let above = { date: '', round: '' }
  let isUnderResult = false
  const lines = linesOf(text).filter((each) => !isRemark(each.written))
  for (const [at, { line, written: untidy }] of lines.entries()) {
    if (found.length >= leagueLimits.matches) return { matches: found, leftOut: lines.length - at }
    const written = untidy.trim()
    const said = withoutMarks(inOneLine(written.slice(0, longestLine)))
    if (isHeadingRow(said.split(' | '))) {
      isUnderResult = /(?:^| \| )(?:result|resultat|resultado|ergebnis|score)\w*(?: \| |$)/.test(
        plain(said),
      )
      continue
    }
    const heading = headingIn(said)
    if (heading) {
      above = { ...above, ...heading }
      continue
    }
    const dated = withoutDate(said)
    const date = dated.date || above.date
    const { time, rest } = withoutTime(dated.rest, date !== '')
    const sides = sidesInCells(rest, isTeam) ?? sidesIn(rest, isTeam)
    found.push(
      sides
        ? { line, written, date, round: above.round, time, venue: '', isUnderResult, ...sides }
        : { line, written, problem: 'teams_unclear' },
    )
  }
  return { matches: found, leftOut: 0 }
}

/** Whatever is longer is no match. */
const longestLine = 500

/** "# Date: …", "= Premier League": what files of fixtures say of themselves. */
function isRemark(written: string): boolean {
  return /^\s*(?:#+|=+)\s/.test(written)
}

/** Bullets, brackets around a date and a number of the match ahead: "» Matchday 1", "[Sat Aug/24]", "12 | …". */
function withoutMarks(said: string): string {
  return said
    .replace(/^[»›▪•*►◦·>]+ ?/u, '')
    .replace(/^[[(]([^\])]*\d[^\])]*)[\])]:?/, '$1')
    .replace(/^#?\d{1,4} \| (?=.*\d[./-]\d)/, '')
    .replaceAll(/ ?\(\d{1,2}\.\)/g, '')
    .trim()
}

/** Columns without headings become bars, and a score or half-time in columns of their own one text. */
function inOneLine(written: string): string {
  return withoutShorthand(withPlainSigns(written).replaceAll(/\t/g, ' | '))
    .replaceAll(';', ' | ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \| [-–:] \| /g, ' | ')
    .replace(/ \| (\d{1,3}) \| (\d{1,3})$/, ' | $1:$2')
    .replace(/ ?, ?(\d{1,3}) ?, ?(\d{1,3})$/, ' | $1:$2')
    .replace(/ \| (\d{1,3}[:–-]\d{1,3}) \| (\d{1,3}[:–-]\d{1,3})$/, ' | $1 ($2)')
    .trim()
}
