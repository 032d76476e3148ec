import { readMt940 } from '@touchline/domain/collections/mt940'
import { mergeStatements, type Statement } from '@touchline/domain/collections/statement'
import { countHeadings, readStatement } from '@touchline/domain/collections/statement-table'
import type { Currency } from '@touchline/domain/values/money'

import { importLimits, readTable } from '#server/members/commands/read-table.ts'
import { readMarkup } from '#server/members/commands/read-text.ts'
import { isWorkbook as isArchive, readWorkbook } from '#server/members/commands/read-workbook.ts'
import { AppError } from '#server/platform/errors.ts'

import { readCamt } from './read-camt.ts'
import { unpackStatements } from './unpack-statements.ts'

/** Reads a bank's file of any kind; refuses others with a single code. */
export async function readBankFile(bytes: Buffer, currency: Currency): Promise<Statement> {
  if (bytes.byteLength > importLimits.bytes) throw new AppError('import_too_large', importLimits)
  const statement = isArchive(bytes) ? await readArchive(bytes, currency) : readOne(bytes, currency)
  if (statement === undefined) throw new AppError('import_not_a_table')
  const lines = statement.transfers.length + statement.out.length
  if (lines > importLimits.rows) throw new AppError('import_too_large', importLimits)
  return statement
}

function readOne(bytes: Buffer, currency: Currency): Statement | undefined {
  if (isXml(bytes)) return readCamt(readMarkup(bytes))
  if (isMt940(bytes)) return readMt940(readMarkup(bytes))
  return readStatement(readTable(bytes, countHeadings), currency)
}

async function readArchive(bytes: Buffer, currency: Currency): Promise<Statement | undefined> {
  if (bytes.includes('[Content_Types].xml')) {
    const sheets = await readWorkbook(bytes)
    return readStatement(
      sheets.flatMap(({ lines }) => lines.map(withCents)),
      currency,
    )
  }
  const read = (await unpackStatements(bytes)).map(({ name, bytes: content }) => ({
    name,
    statement: readOrNothing(content, currency),
  }))
  if (!read.some(({ statement }) => statement !== undefined)) return undefined
  const strange = read.filter(({ statement }) => statement === undefined)
  const { unread, ...all } = mergeStatements(read.flatMap(({ statement }) => statement ?? []))
  return { ...all, unread: [...unread, ...strange.map(({ name }) => ({ at: 0, text: name }))] }
}

/** An unknown file among others is reported, and the rest is read. */
function readOrNothing(bytes: Buffer, currency: Currency): Statement | undefined {
  try {
    return readOne(bytes, currency)
  } catch (error) {
    const isStrange =
      error instanceof AppError && ['import_not_a_table', 'import_empty'].includes(error.code)
    if (isStrange) return undefined
    throw error
  }
}

/** Spreadsheets use floating point: 33.34 is stored as 33.340000000000003. */
function withCents<Line extends { readonly cells: readonly string[] }>(line: Line): Line {
  const cells = line.cells.map((cell) =>
    /^-?\d+\.\d{7,}$/.test(cell) ? Number(cell).toFixed(2) : cell,
  )
  return { ...line, cells }
}

/** True for XML in one-byte or two-byte encodings. */
function isXml(bytes: Buffer): boolean {
  return /^[^\w<]{0,8}<[\w?!]/.test(startOf(bytes))
}

function isMt940(bytes: Buffer): boolean {
  return /(?:^|[\r\n]|\{4:)\s*:(?:20|25):/.test(startOf(bytes))
}

function startOf(bytes: Buffer): string {
  return bytes.subarray(0, 1000).toString('latin1').replaceAll('\0', '')
}
