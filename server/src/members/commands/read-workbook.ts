import type { Sheet } from '@touchline/domain/members/import/sheets'

import { AppError } from '#server/platform/errors.ts'

import { importLimits, type TableLimits } from './read-table.ts'
import { repackWorkbook } from './unpack-workbook.ts'

/** Workbooks are ZIP archives, and no text begins with those bytes. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

interface ReadingWorkbook {
  readonly withTimes?: boolean
  readonly limits?: TableLimits
}

/** The non-empty sheets of a workbook. `withTimes` keeps the time of a date cell. */
export async function readWorkbook(
  bytes: Uint8Array,
  { withTimes = false, limits = importLimits }: ReadingWorkbook = {},
): Promise<Sheet[]> {
  if (bytes.byteLength > importLimits.bytes) throw new AppError('import_too_large')
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { sheets, hidden } = await understood(async () => {
    const clean = await repackWorkbook(packed)
    const { default: readXlsxFile } = await import('read-excel-file/node')
    // Keeps numbers as text: a licence of twenty digits would be rounded.
    const options = { parseNumber: (written: string) => written }
    return { sheets: await readXlsxFile<string>(clean.packed, options), hidden: clean.hidden }
  })
  const filled = sheets
    .map(({ sheet, data }, tab) => ({
      name: sheet,
      lines: data.map((cells, at) => ({
        line: at + 1,
        cells: cells.map(withTimes ? textWithTime : textOf),
        isHidden: hidden[tab]?.has(at + 1),
      })),
    }))
    .filter(({ lines }) => lines.some(({ cells }) => cells.some((cell) => cell.trim() !== '')))
  if (filled.length === 0) throw new AppError('import_empty')
  for (const { lines } of filled) {
    if (lines.length > limits.rows + 10) throw new AppError('import_too_large')
    if (lines.some(({ cells }) => cells.length > limits.columns))
      throw new AppError('import_too_large')
  }
  return filled
}

/** Turns any failure of the libraries into import_not_a_table. */
async function understood<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('import_not_a_table')
  }
}

/** A cell as text. Date cells become YYYY-MM-DD, so their order is never asked. */
function textOf(value: unknown): string {
  if (value instanceof Date) return dayOf(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value !== 'string') return ''
  return /^-?\d+(\.\d+)?E[+-]?\d+$/i.test(value) ? plainNumber(value) : value
}

/** A cell with only a time is a moment of the first day that a spreadsheet knows. */
function textWithTime(value: unknown): string {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return textOf(value)
  const [day = '', time = ''] = value.toISOString().slice(0, 16).split('T')
  if (day < '1900-01-02') return time
  return time === '00:00' ? day : `${day} ${time}`
}

function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** Spreadsheets store long numbers as 6.00123456E8. */
function plainNumber(written: string): string {
  const number = Number(written)
  return Number.isSafeInteger(number) ? String(number) : written
}
