import { parseTable, type TableLine } from '../members/import/table.ts'
import { readAnswerList } from './answer-list.ts'
import { readGrid } from './attendance-grid.ts'
import { readBlocks } from './event-blocks.ts'
import { readEventList } from './event-rows.ts'
import { moveColumn } from './headings.ts'
import { hasFigures, isFigure } from './match-figures.ts'
import { nameColumnsIn } from './name-columns.ts'
import { nothingRead, type ReadPart, type SheetOfMove } from './parts.ts'

/** Recognises what a sheet holds by its headings and cells, and reads its events and answers. */
export function recogniseSheet({ lines, file, sheet }: SheetOfMove): ReadPart {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return { ...nothingRead, kind: 'empty' }
  if (isChat(filled)) return { ...nothingRead, kind: 'chat', rows: filled.length }
  // Numbers below dates in a sheet "Goals" are no attendance.
  if (isOfOneFigure([sheet, file.replace(/\.\w+$/, '')]))
    return { ...nothingRead, kind: 'statistics', rows: Math.max(0, filled.length - 1) }
  const read =
    readGrid(filled) ??
    readBlocks(filled) ??
    readAnswerList(filled, { file, sheet }) ??
    readEventList(filled)
  if (read) return read
  return { ...nothingRead, ...restOf(filled) }
}

function restOf(lines: readonly TableLine[]): Pick<ReadPart, 'kind' | 'rows'> {
  const rows = Math.max(0, lines.length - 1)
  if (lines.slice(0, 10).some(({ cells }) => isOfFigures(cells)))
    return { kind: 'statistics', rows }
  const { columns, rows: people } = parseTable(lines)
  const hasName = columns.some(({ field }) => /^(first|last|full)_name$/.test(field ?? ''))
  return hasName && people.length > 0
    ? { kind: 'members', rows: people.length }
    : { kind: 'unknown', rows }
}

function isOfFigures(cells: readonly string[]): boolean {
  const figures = cells.filter((cell) => isFigure(moveColumn(cell)))
  return figures.length >= 2 && nameColumnsIn(cells) !== undefined
}

function isOfOneFigure(names: readonly string[]): boolean {
  return names.some((name) => hasFigures([moveColumn(name)]))
}

/** An exported conversation: most lines begin with a moment and a name. */
function isChat(lines: readonly TableLine[]): boolean {
  const said = lines.filter(({ cells }) =>
    /^[[]?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? .*?\d{1,2}:\d{2}.*?[\]–-]? ?[^:]{1,60}: /.test(
      cells.join(', '),
    ),
  )
  return said.length >= 3 && said.length >= lines.length * 0.5
}
