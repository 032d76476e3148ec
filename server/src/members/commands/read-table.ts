import { parseTable, type TableLine } from '@touchline/domain/members/import/table'
import { parse } from 'csv-parse/sync'

import { AppError } from '#server/platform/errors.ts'

import { withoutOpenQuotes } from './open-quotes.ts'
import { readText } from './read-text.ts'

export interface TableLimits {
  readonly rows: number
  readonly columns: number
}

/** Limits of one import; larger files are refused unread. */
export const importLimits = { bytes: 5 * 1024 * 1024, rows: 5000, columns: 200 } as const

const delimiters = [',', ';', '\t', '|'] as const

type Delimiter = (typeof delimiters)[number]

/** Rows read to tell commas from semicolons. */
const tasted = 20

/** Counts the known headings in the first lines. */
export type Understood = (lines: readonly TableLine[]) => number

/**
 * The records of a file or of pasted text. Throws import_not_a_table, import_empty or
 * import_too_large.
 */
export function readTable(
  bytes: Uint8Array,
  understood: Understood = fieldsIn,
  { rows, columns }: TableLimits = importLimits,
): TableLine[] {
  if (bytes.byteLength > importLimits.bytes) throw tooLarge()
  const text = readText(bytes)
  if (text.trim() === '') throw new AppError('import_empty')

  const mark = /^"?sep=(.)"?[;,\t]*(?:\r\n|\n|\r)/i.exec(text)
  const table = mark ? text.slice(mark[0].length) : text
  const named = delimiters.find((delimiter) => delimiter === mark?.[1])
  const delimiter = named ?? delimiterOf(table, understood)
  const lines = recordsOf(table, { delimiter, maxLines: rows + 20 })
  if (lines.length > rows + 10) throw tooLarge()
  if (lines.some(({ cells }) => cells.length > columns)) throw tooLarge()
  return lines
}

function tooLarge(): AppError {
  return new AppError('import_too_large', { ...importLimits })
}

/** The delimiter with the most known headings, then with the most rows of equal width. */
function delimiterOf(text: string, understood: Understood): Delimiter {
  const tried = delimiters.map((delimiter) => {
    const lines = recordsOf(text.slice(0, 100_000), { delimiter, maxLines: tasted })
    return { delimiter, known: understood(lines.slice(0, tasted)), even: evenness(lines) }
  })
  const [best] = tried.toSorted((one, other) => other.known - one.known || other.even - one.even)
  return best?.delimiter ?? ','
}

function fieldsIn(lines: readonly TableLine[]): number {
  return parseTable(lines).columns.filter(({ field }) => field).length
}

/** Number of lines as wide as the first; 0 if the first has only one cell. */
function evenness(lines: readonly TableLine[]): number {
  const width = lines[0]?.cells.length ?? 0
  return width < 2 ? 0 : lines.filter(({ cells }) => cells.length === width).length
}

interface Cut {
  readonly delimiter: Delimiter
  readonly maxLines: number
}

function recordsOf(text: string, cut: Cut): TableLine[] {
  const { text: closed, openLines } = withoutOpenQuotes(text, cut.delimiter)
  const read = quotedRecords(closed, cut) ?? quotedRecords(closed.replaceAll('"', ''), cut) ?? []
  // Converts line numbers to record numbers, because a cell may span lines.
  const open = new Set(openLines.map((line) => line - linesWithin(read, line)))
  return read.map((one) => (open.has(one.line) ? { ...one, hasOpenQuote: true } : one))
}

/** Number of line breaks within cells of earlier records. */
function linesWithin(records: readonly TableLine[], line: number): number {
  let within = 0
  for (const { line: at, cells } of records) {
    if (at + within >= line) break
    within += cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
  }
  return within
}

/** Undefined if a quotation mark isn't closed. */
function quotedRecords(text: string, { delimiter, maxLines }: Cut): TableLine[] | undefined {
  const lines: TableLine[] = []
  try {
    parse(text, {
      delimiter,
      to: maxLines,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      recordDelimiter: ['\r\n', '\n', '\r'],
      onRecord: (cells: string[]) => {
        lines.push({ line: lines.length + 1, cells })
        return null
      },
    })
    return lines
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}
