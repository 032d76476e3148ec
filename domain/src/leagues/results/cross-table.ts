import { cleanCell } from '../../members/import/words.ts'
import { type Cells, waysToCut } from './cells.ts'
import type { RawMatch } from './raw-match.ts'
import { withoutNotes } from './signs.ts'

/**
 * A table with the teams at home down the side and those away along the top, in full or in short;
 * undefined for any other text. What nobody wrote into it yet is no match.
 */
export function crossTableIn(text: string): readonly RawMatch[] | undefined {
  return waysToCut(text)
    .map(crossed)
    .find((matches) => matches !== undefined)
}

function crossed([top, ...rows]: readonly Cells[]): readonly RawMatch[] | undefined {
  if (!top || rows.length < 2) return undefined
  const [, ...heads] = top.cells.map(nameIn)
  const homes = rows.map(({ cells }) => nameIn(cells[0] ?? ''))
  const isSquare = [top, ...rows].every(({ cells }) => cells.length === rows.length + 1)
  if (!isSquare || isOfOneName(homes) || isOfOneName(heads)) return undefined
  // Short names along the top stand in the order of the side.
  const aways = heads.every((head) => homes.includes(head)) ? heads : homes
  const all = rows.flatMap((row, at) => matchesOf(row, homes[at] ?? '', aways))
  const isCross = all.some(isResult) && all.every((one) => one.home !== one.away || !isResult(one))
  return isCross ? all.filter(({ home, away, score }) => home !== away && score !== '') : undefined
}

function matchesOf(row: Cells, home: string, aways: readonly string[]): readonly RawMatch[] {
  return aways.map((away, at) => {
    const score = cleanCell(row.cells[at + 1] ?? '')
    const written = `${home} – ${away}: ${score}`
    return { line: row.line, written, date: '', time: '', round: '', home, away, score, venue: '' }
  })
}

function nameIn(cell: string): string {
  return withoutNotes(cleanCell(cell))
}

/** Twice, or not at all: such lines are no teams. */
function isOfOneName(names: readonly string[]): boolean {
  return names.includes('') || new Set(names).size < names.length
}

function isResult({ score }: RawMatch): boolean {
  return /^\d{1,3} ?[:–-] ?\d{1,3}(?!\d)/.test(score)
}
