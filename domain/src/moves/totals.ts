import type { TableLine } from '../members/import/table.ts'
import { headIn, ignoredIn, isOfAPerson, rowsBelow } from './event-rows.ts'
import { isSum, moveColumn, type MoveColumn } from './headings.ts'
import { countIn, figuresIn, isCounted, isFigure } from './match-figures.ts'
import { type NameColumns, nameColumnsIn, personIn } from './name-columns.ts'
import {
  type MoveProblem,
  nothingRead,
  type ReadPart,
  type WrittenPerson,
  type WrittenTotals,
} from './parts.ts'

/** Reads a player's figures of a season, one row each; undefined if the sheet has none. */
export function readTotals(lines: readonly TableLine[]): ReadPart | undefined {
  const head = headIn(lines)
  if (head?.names === undefined || head.cells.some(isOfAPerson)) return undefined
  if (head.columns.filter(isFigure).length < 2) return undefined
  const names = head.names
  return partOf(rowsBelow(lines, head), {
    names,
    count: (row) => figuresIn(row, head, 'all'),
    ignored: ignoredIn(head, () => false),
    noPlace: ignoredIn(head, (column) => column === 'figure').filter(isWithoutPlace),
  })
}

/** Sums up the days of a sheet about one figure, such as "Tore". */
export function readDaysOfOneFigure(
  lines: readonly TableLine[],
  column: MoveColumn,
): ReadPart | undefined {
  const at = lines.slice(0, 12).findIndex(({ cells }) => nameColumnsIn(cells) !== undefined)
  const head = lines[at]
  const names = head && nameColumnsIn(head.cells)
  if (head === undefined || names === undefined) return undefined
  const isDay = head.cells.map((cell) => /\d/.test(cell) && !isSum(cell))
  return partOf(lines.slice(at + 1), {
    names,
    count: ({ line, cells }) => {
      const counts = cells.filter((cell, index) => isDay[index] && countIn(cell.trim()) > 0)
      const sum = counts.reduce((total, cell) => total + countIn(cell.trim()), 0)
      return figuresIn(
        { line, cells: [String(sum)] },
        { columns: [column], cells: [column] },
        'all',
      )
    },
    ignored: [],
    noPlace: [],
  })
}

/** True for headings of figures that Touchline doesn't keep. */
export function isWithoutPlace(heading: string): boolean {
  return moveColumn(heading) === 'figure'
}

interface Totals extends Pick<ReadPart, 'ignored' | 'noPlace'> {
  readonly names: NameColumns
  readonly count: (row: TableLine) => ReturnType<typeof figuresIn>
}

function partOf(rows: readonly TableLine[], { names, count, ...headings }: Totals): ReadPart {
  const people: WrittenPerson[] = []
  const totals: WrittenTotals[] = []
  const problems: MoveProblem[] = []
  for (const row of rows) {
    const person = personIn(row, names)
    if (person === undefined || isSum(person.fullName || person.lastName || person.firstName))
      continue
    const { figures, unread } = count(row)
    if (isCounted(figures)) totals.push({ person: people.length, figures })
    if (unread) problems.push({ line: row.line, ...unread, why: 'cell_unknown' })
    people.push(person)
  }
  return {
    ...nothingRead,
    ...headings,
    kind: 'statistics',
    rows: people.length,
    people,
    totals,
    problems,
  }
}
