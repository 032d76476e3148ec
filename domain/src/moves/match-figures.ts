import type { TableLine } from '../members/import/table.ts'
import type { MoveColumn } from './headings.ts'
import { nothingCounted, type MatchFigures, type WrittenEvent } from './parts.ts'

const figureOf: Partial<Record<MoveColumn, keyof MatchFigures>> = {
  goals: 'goals',
  assists: 'assists',
  yellow_cards: 'yellowCards',
  red_cards: 'redCards',
}

/** More in one match is a misread column. */
const maxCounted = 30

/** True if a list has a column of what a match can hold of each player. */
export function hasFigures(columns: readonly (MoveColumn | undefined)[]): boolean {
  return columns.some((column) => column !== undefined && figureOf[column] !== undefined)
}

/** True for headings of figures: those a match can hold, and all others. */
export function isFigure(column: MoveColumn | undefined): boolean {
  return column === 'figure' || hasFigures([column])
}

interface CountedCells {
  readonly figures: MatchFigures
  /** A cell that is no number. */
  readonly unread: { readonly column: string; readonly value: string } | undefined
}

/** What a row says about one player in one match. */
export function figuresIn(
  { cells }: TableLine,
  {
    columns,
    cells: headings,
  }: { readonly columns: readonly (MoveColumn | undefined)[] } & Pick<TableLine, 'cells'>,
): CountedCells {
  const figures: Record<keyof MatchFigures, number> = { ...nothingCounted }
  let unread: CountedCells['unread']
  for (const [index, column] of columns.entries()) {
    const figure = column && figureOf[column]
    const value = (cells[index] ?? '').trim()
    if (figure === undefined || /^[-–—]?$/.test(value)) continue
    const count = /^\d{1,2}(?:[.,]0+)?$/.test(value) ? Number.parseInt(value, 10) : Number.NaN
    if (count <= maxCounted) figures[figure] += count
    else unread = { column: headings[index] ?? '', value: value.slice(0, 80) }
  }
  return { figures, unread }
}

/** True if a player has any figure, and so played. */
export function isCounted(figures: MatchFigures): boolean {
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
