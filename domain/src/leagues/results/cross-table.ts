import { cleanCell, splitWords } from '../../members/import/words.ts'
import { type Cells, possibleColumns } from './cells.ts'
import { columnOf } from './headings.ts'
import type { RawMatch } from './raw-match.ts'
import { readScore } from './score.ts'
import { removeFootnotes, normalizeSigns } from './signs.ts'

/**
 * Reads a table with home teams in rows and away teams in columns, in full or abbreviated.
 * Undefined for any other text. Empty cells are no match.
 */
export function readCrossTable(text: string): readonly RawMatch[] | undefined {
  return possibleColumns(text)
    .map(crossed)
    .find((matches) => matches !== undefined)
}

function crossed([top, ...rows]: readonly Cells[]): readonly RawMatch[] | undefined {
  if (!top || rows.length < 2) return undefined
  const [, ...heads] = top.cells.map(nameIn)
  const homes = rows.map(({ cells }) => nameIn(cells[0] ?? ''))
  const isSquare = [top, ...rows].every(({ cells }) => cells.length === rows.length + 1)
  if (!isSquare || isOfOneName(homes) || isOfOneName(heads)) return undefined
  // Abbreviated names are in the order of the rows.
  const aways = heads.every((head) => homes.includes(head)) ? heads : homes
  const all = rows.flatMap((row, at) => matchesOf(row, homes[at] ?? '', aways))
  const between = all.filter((match) => !isOfOne(match))
  if (all.some((match) => isOfOne(match) && isResult(match))) return undefined
  return isCrossing({ heads, homes, between })
    ? between.filter(({ score }) => score !== '')
    : undefined
}

interface Crossing {
  readonly heads: readonly string[]
  readonly homes: readonly string[]
  /** The cells of two teams, with or without a result. */
  readonly between: readonly RawMatch[]
}

/**
 * Guards against lists that happen to be square: cells may not be team names, and unless the
 * columns repeat the row names, all must be results; below abbreviations, also dates.
 */
function isCrossing({ heads, homes, between }: Crossing): boolean {
  const isNamed = ({ score }: RawMatch) => [...homes, ...heads].includes(nameIn(score))
  if (!between.some(isResult) || between.some(isNamed)) return false
  if (heads.every((head) => homes.includes(head))) return true
  if (homes.some(isOfTwoTeams)) return false
  if (heads.every((head, at) => isShortFor(head, homes[at] ?? '')))
    return between.every((match) => isOfResults(match) || !/\p{L}/u.test(match.score))
  const mayBeShort = (head: string, at: number) =>
    columnOf(head) === null &&
    !/\d[:–-]\d/.test(head) &&
    (!homes.includes(head) || homes[at] === head)
  return heads.every(mayBeShort) && between.every(isOfResults)
}

/** True if the letters of an abbreviation are in the name, in order: "FCA", "S04". */
function isShortFor(short: string, name: string): boolean {
  let rest = splitWords(name).join('')
  for (const letter of splitWords(short).join('')) {
    const at = rest.indexOf(letter)
    if (at === -1) return false
    rest = rest.slice(at + letter.length)
  }
  return splitWords(short).length > 0
}

/** True for "FC A - FC B", which is a match and no team. */
function isOfTwoTeams(name: string): boolean {
  return / (?:[-–:]|vs?\.?|gegen|contre|contra) /i.test(normalizeSigns(name))
}

function isOfResults(match: RawMatch): boolean {
  const read = readScore(match.score)
  return isResult(match) || read.kind === 'outcome' || read.problem !== 'score_unreadable'
}

function isOfOne({ home, away }: RawMatch): boolean {
  return home === away
}

function matchesOf(row: Cells, home: string, aways: readonly string[]): readonly RawMatch[] {
  return aways.map((away, at) => {
    const score = cleanCell(row.cells[at + 1] ?? '')
    const written = `${home} – ${away}: ${score}`
    return { line: row.line, written, date: '', time: '', round: '', home, away, score, venue: '' }
  })
}

function nameIn(cell: string): string {
  return removeFootnotes(cleanCell(cell))
}

/** True if a name repeats or is empty, so the lines are no teams. */
function isOfOneName(names: readonly string[]): boolean {
  return names.includes('') || new Set(names).size < names.length
}

function isResult({ score }: RawMatch): boolean {
  return /^\d{1,3} ?[:–-] ?\d{1,3}(?!\d)/.test(score)
}
