import type { ErrorCode } from '@touchline/contract/wire/errors'
import { parseTable, type TableLine } from '@touchline/domain/members/import/table'
import { dayInText } from '@touchline/domain/moves/event-days'
import { moveColumn } from '@touchline/domain/moves/headings'
import { nameColumnsIn } from '@touchline/domain/moves/name-columns'
import type { SheetOfMove } from '@touchline/domain/moves/parts'
import type { MoveOptions, CalendarOfMove, ReadMove } from '@touchline/domain/moves/read-move'
import { readMove } from '@touchline/domain/moves/read-move'
import { moveLimits } from '@touchline/domain/moves/sources'

import { isCards, tableOfCards } from '#server/members/commands/read-cards.ts'
import { readTable } from '#server/members/commands/read-table.ts'
import { readText } from '#server/members/commands/read-text.ts'
import { isWorkbook, readWorkbook } from '#server/members/commands/read-workbook.ts'
import { AppError } from '#server/platform/errors.ts'

import type { MovedFile } from './bundle.ts'

export interface FilesToRead {
  readonly files: readonly MovedFile[]
  readonly calendars: readonly CalendarOfMove[]
  readonly options: MoveOptions
}

export type ReadFiles =
  | {
      readonly kind: 'read'
      readonly move: ReadMove
      /** The list of all people as CSV, for the import of members. */
      readonly list: Uint8Array | undefined
    }
  | { readonly kind: 'refused'; readonly why: ErrorCode }

/** Reads all files of a move. A file that is no table stays in the answer, as unknown. */
export async function readFiles({ files, calendars, options }: FilesToRead): Promise<ReadFiles> {
  try {
    const sheets: SheetOfMove[] = []
    for (const file of files) sheets.push(...(await sheetsOf(file)))
    const move = readMove(sheets, calendars, options)
    requireFitting(move)
    return { kind: 'read', move, list: move.list && csvOf(move.list.lines) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', why: error.code }
    throw error
  }
}

async function sheetsOf({ name: file, bytes }: MovedFile): Promise<SheetOfMove[]> {
  try {
    if (isWorkbook(bytes)) {
      const sheets = await readWorkbook(bytes, { withTimes: true, limits: moveLimits })
      const isOne = sheets.length === 1
      return sheets.map(({ name, lines }) => ({ file, sheet: isOne ? '' : name, lines }))
    }
    const text = readText(bytes)
    return [
      {
        file,
        sheet: '',
        lines: isCards(text) ? tableOfCards(text) : readTable(bytes, understood, moveLimits),
      },
    ]
  } catch (error) {
    const isStranger =
      error instanceof AppError && ['import_not_a_table', 'import_empty'].includes(error.code)
    if (!isStranger) throw error
    // One line without a meaning: the file is shown as unknown.
    const lines = error.code === 'import_empty' ? [] : [{ line: 1, cells: ['?'] }]
    return [{ file, sheet: '', lines }]
  }
}

/** How much of a table's first lines has a meaning: the right delimiter makes most of it. */
function understood(lines: readonly TableLine[]): number {
  return Math.max(
    0,
    ...lines.map(({ cells }) => {
      const names = nameColumnsIn(cells)
      const known = cells.filter((cell) => moveColumn(cell) ?? dayInText(cell))
      return known.length + (names ? Object.keys(names).length : 0)
    }),
    parseTable(lines).columns.filter(({ field }) => field).length,
  )
}

function requireFitting({ parts, list }: ReadMove): void {
  const events = parts.reduce((sum, part) => sum + part.events.length, 0)
  const records = parts.reduce((sum, part) => sum + part.records.length, 0)
  const isTooLarge =
    events > moveLimits.events || records > moveLimits.records || (list?.lines.length ?? 0) > 5001
  if (isTooLarge) throw new AppError('import_too_large')
}

function csvOf(lines: readonly { readonly cells: readonly string[] }[]): Uint8Array {
  const rows = lines.map(({ cells }) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'),
  )
  return Buffer.from(`sep=;\n${rows.join('\n')}\n`)
}
