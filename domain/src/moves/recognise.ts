import { parseTable, type TableLine } from '../members/import/table.ts'
import { readAnswerList } from './answer-list.ts'
import { readGrid } from './attendance-grid.ts'
import { readBlocks } from './event-blocks.ts'
import { readEventList } from './event-rows.ts'
import { moveColumn, type MoveColumn } from './headings.ts'
import { nothingRead, type ReadPart, type SheetOfMove } from './parts.ts'
import { readDaysOfOneFigure, readTotals } from './totals.ts'

/** Recognises what a sheet holds by its headings and cells, and reads its events and answers. */
export function recogniseSheet({ lines, file, sheet }: SheetOfMove): ReadPart {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return { ...nothingRead, kind: 'empty' }
  if (isChat(filled)) return { ...nothingRead, kind: 'chat', rows: filled.length }
  // Numbers below dates in a sheet "Goals" are no attendance.
  const figure = oneFigureOf([sheet, file.replace(/\.\w+$/, '')])
  if (figure)
    return readTotals(filled) ?? readDaysOfOneFigure(filled, figure) ?? ofUnknownPlayers(filled)
  const read =
    readGrid(filled) ??
    readBlocks(filled) ??
    readAnswerList(filled, { file, sheet }) ??
    readEventList(filled)
  return read ?? restOf(filled)
}

function restOf(lines: readonly TableLine[]): ReadPart {
  const totals = readTotals(lines)
  if (totals) return totals
  const { columns, rows: people } = parseTable(lines)
  const hasName = columns.some(({ field }) => /^(first|last|full)_name$/.test(field ?? ''))
  return hasName && people.length > 0
    ? { ...nothingRead, kind: 'members', rows: people.length }
    : { ...nothingRead, kind: 'unknown', rows: Math.max(0, lines.length - 1) }
}

function ofUnknownPlayers(lines: readonly TableLine[]): ReadPart {
  return { ...nothingRead, kind: 'statistics', rows: Math.max(0, lines.length - 1) }
}

/** The figure that a whole sheet is about, by its name. */
function oneFigureOf(names: readonly string[]): MoveColumn | undefined {
  return names
    .map(moveColumn)
    .find((column) => column !== undefined && figuresWithSheets.includes(column))
}

const figuresWithSheets: readonly MoveColumn[] = [
  'goals',
  'assists',
  'yellow_cards',
  'red_cards',
  'minutes',
]

/** An exported conversation: most lines begin with a moment and a name. */
function isChat(lines: readonly TableLine[]): boolean {
  const said = lines.filter(({ cells }) =>
    /^[[]?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? .*?\d{1,2}:\d{2}.*?[\]–-]? ?[^:]{1,60}: /.test(
      cells.join(', '),
    ),
  )
  return said.length >= 3 && said.length >= lines.length * 0.5
}
