import { readPlanHeading, type PastedColumn } from '@touchline/domain/events/season/plan-headings'
import { planColumns, type PlanColumn } from '@touchline/domain/events/season/read-row'

import { dateIn, typedCell, type CellContext } from './plan-cells.ts'
import { newLine, type CellChange, type PlanLine } from './plan-lines.ts'

/** The columns of the table in its order. */
export const trainingColumns = ['team', 'days', 'from', 'to', 'venue', 'first', 'last'] as const
export const matchColumns = ['team', 'first', 'from', 'to', 'venue', 'opponent', 'side'] as const

interface Pasting {
  readonly lines: readonly PlanLine[]
  /** The cell where pasting starts. */
  readonly at: { readonly row: number; readonly column: PlanColumn }
  readonly context: CellContext
  readonly newId: () => string
  readonly maxRows: number
}

export interface PastedPlan {
  readonly lines: readonly PlanLine[]
  /** Rows that didn't fit. */
  readonly left: number
}

/** Fills the table from cells of a spreadsheet; headings in four languages identify columns. */
export function pastedPlan(text: string, pasting: Pasting): PastedPlan {
  const { lines, at, newId, maxRows } = pasting
  const rows = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const named = headingsIn(rows[0] ?? [])
  const block = named === undefined ? rows : rows.slice(1)
  const filled = [...lines]
  let left = 0
  for (const [index, cells] of block.entries()) {
    const row = at.row + index
    const before = filled[row]
    if (before !== undefined && before.publishedAt !== null) left += 1
    else if (before === undefined && filled.length >= maxRows) left += 1
    else {
      const change = readCells(cells, { named, ...pasting, line: before })
      filled[row] =
        before === undefined ? newLine(newId(), kindOf(change), change) : edited(before, change)
    }
  }
  return { lines: filled, left }
}

function headingsIn(cells: readonly string[]): readonly (PastedColumn | undefined)[] | undefined {
  const found = cells.map(readPlanHeading)
  return found.filter(Boolean).length >= 2 ? found : undefined
}

interface ReadingCells extends Pick<Pasting, 'at' | 'context'> {
  readonly named: readonly (PastedColumn | undefined)[] | undefined
  readonly line: PlanLine | undefined
}

function readCells(cells: readonly string[], reading: ReadingCells): CellChange {
  const columns = reading.named ?? columnsFrom(cells, reading)
  let change: CellChange = {}
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (column === undefined || cell === '') continue
    change = { ...change, ...readCell(column, cell, reading.context) }
  }
  return change.opponent === undefined ? change : { ...change, kind: 'friendly' }
}

function readCell(column: PastedColumn, cell: string, context: CellContext): CellChange {
  return column === 'date'
    ? { kind: 'friendly', ...typedCell('first', cell, context) }
    : typedCell(column, cell, context)
}

/** Without headings: the columns of the table from the pasted cell on. */
function columnsFrom(
  cells: readonly string[],
  { at, line, context }: ReadingCells,
): readonly PastedColumn[] {
  const isMatch =
    line?.cells.kind === 'friendly' || cells.slice(0, 2).some((cell) => isDate(cell, context))
  const all: readonly PastedColumn[] = isMatch ? matchColumns : trainingColumns
  const start = all.findIndex((column) => column === at.column)
  return all.slice(Math.max(0, start))
}

function isDate(cell: string, { dateOrder }: CellContext): boolean {
  return dateIn(cell, dateOrder) !== undefined
}

function kindOf({ kind }: CellChange) {
  return kind === 'friendly' ? 'friendly' : 'training'
}

function edited(line: PlanLine, change: CellChange): PlanLine {
  return { ...line, cells: { ...line.cells, ...change }, edits: line.edits + 1 }
}

export function isPlanColumn(name: string | null | undefined): name is PlanColumn {
  return planColumns.some((column) => column === name)
}
