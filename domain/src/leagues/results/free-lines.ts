import { plain } from '../../members/import/words.ts'
import { linesOf } from './cells.ts'
import type { RawLine, RawMatch } from './raw-match.ts'
import { isScoreTail } from './score-tail.ts'

/** Whether a text is the name of a team of the league. */
export type IsTeam = (name: string) => boolean

/**
 * Lines as they are copied from a page or written in a chat: "12.09.2026 15:00 FC A - FC B 2:1". A
 * line that is only a date or a day of play holds for those below it.
 */
export function matchesInLines(text: string, isTeam: IsTeam): readonly RawLine[] {
  const found: RawLine[] = []
  let heading = { date: '', round: '' }
  for (const { line, written: untidy } of linesOf(text)) {
    const written = untidy.trim()
    const said = inOneLine(written.slice(0, longestLine))
    const round = roundIn(said)
    const { date, rest } = withoutDate(said)
    if (round !== undefined) heading = { ...heading, round }
    else if (date !== '' && rest === '') heading = { ...heading, date }
    else
      found.push(
        cut({ line, written, date: date || heading.date, round: heading.round, rest }, isTeam),
      )
  }
  return found
}

/** Whatever is longer is no match. */
const longestLine = 500

/** Columns without headings become bars, and a score in two columns one score. */
function inOneLine(written: string): string {
  return written
    .replaceAll(/[\t;]/g, ' | ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| (\d{1,3}) \| (\d{1,3})$/, ' | $1:$2')
    .trim()
}

/** "3. Spieltag", "Matchday 3", "Journée 3", "Jornada 3". */
function roundIn(said: string): string | undefined {
  const text = plain(said).replace(/[:.]$/, '')
  return (
    /^(\d{1,3})\.? ?(?:spieltag|runde|matchday|round|journee|jornada)$/.exec(text)?.[1] ??
    /^(?:spieltag|runde|matchday|match day|round|journee|jornada) (\d{1,3})$/.exec(text)?.[1]
  )
}

const dateAhead =
  /^(?:\p{L}{2,10}[.,]{0,2} )?(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}(?!\d))|\d{1,2}\.\d{1,2}\.(?!\d)|\d{1,2}\.? \p{L}{3,10}\.?,? \d{4})(?:[T,;|]|(?= |$))\s*/u

function withoutDate(said: string): { readonly date: string; readonly rest: string } {
  const found = dateAhead.exec(said)
  return found
    ? { date: found[1] ?? '', rest: said.slice(found[0].length).trim() }
    : { date: '', rest: said }
}

type Heading = Pick<RawMatch, 'line' | 'written' | 'date' | 'round'>

function cut({ rest, ...heading }: Heading & { readonly rest: string }, isTeam: IsTeam): RawLine {
  const { time, rest: match } = withoutTime(rest, heading.date !== '')
  const parts = partsOf(match)
  const sides = parts.away === undefined ? sidesOf(parts.home, isTeam) : [parts.home, parts.away]
  const [home, away] = (sides ?? []).map(trimmed)
  if (!home || !away)
    return { line: heading.line, written: heading.written, problem: 'teams_unclear' }
  return { ...heading, time, home, away, score: parts.score, venue: '' }
}

/** A time of day right behind the date: "15:00", "15.00 Uhr", "15h00". */
function withoutTime(
  rest: string,
  hasDate: boolean,
): { readonly time: string; readonly rest: string } {
  const found =
    /^[,|–-]?\s*((?:[01]?\d|2[0-3])[:.h][0-5]\d)(?:\s*(?:uhr|h|hrs))?(?:[\s,;|–-]+|$)/i.exec(rest)
  if (!found || !hasDate) return { time: '', rest }
  return { time: found[1] ?? '', rest: rest.slice(found[0].length) }
}

interface Parts {
  readonly home: string
  /** Undefined while both teams stand in `home`. */
  readonly away?: string
  readonly score: string
}

const side = String.raw`(?:\d{1,4}|[xX]|[-–])`
const scores = new RegExp(
  String.raw`(?<![\p{L}\d.])${side}(?: ?: ?|(?<=\d)[-–](?=\d))${side}(?![\p{L}\d])`,
  'gu',
)

/** The score stands at the end ("A - B 2:1 n.V.") or between the teams ("A 2:1 B"). */
function partsOf(match: string): Parts {
  const masked = match.replaceAll(/\([^)]*\)/g, (bracket) => '('.repeat(bracket.length))
  const first = [...masked.matchAll(scores)][0]
  if (!first) return withoutStatus(match)
  const before = match.slice(0, first.index)
  const tail = match.slice(first.index)
  if (isScoreTail(tail)) return { home: before, score: tail.trim() }
  const head = /^\S+(?: ?: ?\d+)?(?: ?\([^)]*\))?/.exec(tail)?.[0] ?? first[0]
  return { home: before, away: tail.slice(head.length), score: head }
}

/** "A - B abgesagt", "A - B 2 - 1", "A - B": no score, or one that looks like a separator. */
function withoutStatus(match: string): Parts {
  const apart = /^(.*\S)\s+(\d{1,3} [-–] \d{1,3}(?: .*)?)$/.exec(match)
  if (apart?.[1] && apart[2] && isScoreTail(apart[2])) return { home: apart[1], score: apart[2] }
  const words = match.split(' ')
  const at = words.findIndex((_, from) => from > 0 && isScoreTail(words.slice(from).join(' ')))
  return at === -1
    ? { home: match, score: '' }
    : { home: words.slice(0, at).join(' '), score: words.slice(at).join(' ') }
}

/** Cut where the only separator stands, or where both sides are teams of the league. */
function sidesOf(untidy: string, isTeam: IsTeam): readonly string[] | undefined {
  const text = trimmed(untidy)
  const wide = cutsAt(text, / (?:-|–|—|:|vs?\.?|gegen|contre|contra) | ?\| ?/gi)
  const known = [...wide, ...cutsAt(text, /[-–]/g)].filter((sides) =>
    sides.every((side) => isTeam(side)),
  )
  const [only] = known
  if (only && known.length === 1) return only
  return wide.length === 1 ? wide[0] : undefined
}

function cutsAt(text: string, separator: RegExp): readonly (readonly string[])[] {
  return [...text.matchAll(separator)].map((found) => [
    trimmed(text.slice(0, found.index)),
    trimmed(text.slice(found.index + found[0].length)),
  ])
}

function trimmed(text: string): string {
  return text.replaceAll(/^[\s,;|–-]+|[\s,;|–-]+$/g, '')
}
