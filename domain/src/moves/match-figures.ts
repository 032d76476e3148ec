import { eachFigure, type Figures, nothingCounted } from '../members/earlier-figures.ts'
import type { TableLine } from '../members/import/table.ts'
import { normalizeText } from '../members/import/words.ts'
import type { MoveColumn } from './headings.ts'
import type { WrittenEvent } from './parts.ts'

const figureOf: Partial<Record<MoveColumn, keyof Figures>> = {
  games: 'games',
  starts: 'starts',
  minutes: 'minutes',
  goals: 'goals',
  points: 'points',
  assists: 'assists',
  yellow_cards: 'yellowCards',
  red_cards: 'redCards',
}

/** More is a misread column. */
const maxInMatch: Figures = eachFigure((figure) =>
  figure === 'games' || figure === 'starts' ? 1 : isLarge(figure) ? 200 : 30,
)
const maxInAll: Figures = eachFigure((figure) => (isLarge(figure) ? 99_999 : 2000))

function isLarge(figure: keyof Figures): boolean {
  return figure === 'minutes' || figure === 'points'
}

/** True if a list has a column of what happens in a match. */
export function hasFigures(columns: readonly (MoveColumn | undefined)[]): boolean {
  return columns.some(
    (column) => column !== undefined && column !== 'games' && figureOf[column] !== undefined,
  )
}

/** True for headings of figures: those that can be moved, and all others. */
export function isFigure(column: MoveColumn | undefined): boolean {
  return column === 'figure' || (column !== undefined && figureOf[column] !== undefined)
}

interface CountedCells {
  readonly figures: Figures
  /** A cell that is no number. */
  readonly unread: { readonly column: string; readonly value: string } | undefined
}

interface FigureColumns {
  readonly columns: readonly (MoveColumn | undefined)[]
  /** The headings. */
  readonly cells: readonly string[]
}

/** What a row says about one player, in one match or in all. */
export function figuresIn(
  { cells }: TableLine,
  { columns, cells: headings }: FigureColumns,
  of: 'match' | 'all' = 'match',
): CountedCells {
  const max = of === 'match' ? maxInMatch : maxInAll
  const figures: Record<keyof Figures, number> = { ...nothingCounted }
  let unread: CountedCells['unread']
  for (const [index, column] of columns.entries()) {
    const figure = column && figureOf[column]
    const value = (cells[index] ?? '').trim()
    if (figure === undefined || /^[-–—]?$/.test(value)) continue
    const count = countIn(value)
    if (count <= max[figure]) figures[figure] += count
    else unread = { column: headings[index] ?? '', value: value.slice(0, 80) }
  }
  return { figures, unread }
}

/** A whole number, also as "90'", "90 min", "yes" or "x"; NaN for anything else. */
export function countIn(value: string): number {
  const written = /^(\d{1,2}[.,’' ]?\d{3}|\d{1,5})(?:[.,]0+)?\s?(?:'|’|′|min\.?)?$/i.exec(
    value,
  )?.[1]
  if (written !== undefined) return Number(written.replaceAll(/\D/g, ''))
  const word = normalizeText(value)
  if (/^(?:y|yes|ja|j|oui|o|si|true|x|✓|✔|titulaire|titular)$/.test(word)) return 1
  return /^(?:n|no|nein|non|false|remplacant|suplente)$/.test(word) ? 0 : Number.NaN
}

/** True if a player has any figure, and so played. */
export function isCounted(figures: Figures): boolean {
  return Object.values(figures).some((count) => count > 0)
}

type CellFor = (...wanted: MoveColumn[]) => string

/** The score of a schedule's row, home first; undefined if it has none. */
export function scoreIn(
  one: CellFor,
  homeAway: WrittenEvent['homeAway'],
): WrittenEvent['score'] | undefined {
  const turned = (own: number, other: number) =>
    homeAway === 'away' ? { home: other, away: own } : { home: own, away: other }
  const sides = numbers(one('score_home'), one('score_away'))
  if (sides) return { home: sides[0], away: sides[1] }
  const ours = numbers(one('score_for'), one('score_against'))
  if (ours) return turned(...ours)
  const written = writtenScore(one('score'))
  if (written === undefined) return undefined
  const [home, away] = written.sides
  return written.isOwnFirst ? turned(home, away) : { home, away }
}

function writtenScore(text: string) {
  const found = /^(\p{L}*)\.?[\s(]*(\d{1,3})\s*[-–:a]\s*(\d{1,3})[\s)]*(\p{L}*)/u.exec(text)
  if (found === null) return undefined
  const [, before = '', first, second, after = ''] = found
  const sides = [Number(first), Number(second)] as const
  // "W 1:3" of an away match has the home team first; "W 3:1" has the winner first.
  return { sides, isOwnFirst: wonOrLost(before || after, sides) }
}

/** True if a letter such as W or L says that the own team is first. */
function wonOrLost(letter: string, [first, second]: readonly [number, number]): boolean {
  if (/^(?:w|s|v|g)/i.test(letter)) return first > second
  return /^(?:l|n|d|p)/i.test(letter) && first < second
}

function numbers(one: string, other: string): readonly [number, number] | undefined {
  const isWhole = [one, other].every((text) => /^\d{1,3}$/.test(text))
  return isWhole ? [Number(one), Number(other)] : undefined
}
