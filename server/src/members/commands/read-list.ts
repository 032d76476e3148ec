import type { ErrorCode } from '@touchline/contract/wire/errors'
import { linesOfChat } from '@touchline/domain/members/import/chat'
import {
  interpretList,
  type ImportOptions,
  type InterpretedImport,
} from '@touchline/domain/members/import/preview'
import { chosenSheet, sheetQuestion, type Sheet } from '@touchline/domain/members/import/sheets'
import type { TableLine } from '@touchline/domain/members/import/table'

import { AppError } from '#server/platform/errors.ts'

import { isCards, tableOfCards } from './read-cards.ts'
import { importLimits, readTable } from './read-table.ts'
import { readText } from './read-text.ts'
import { isWorkbook, readWorkbook } from './read-workbook.ts'

export interface ListToRead {
  readonly bytes: Uint8Array
  readonly options: ImportOptions
}

export type ReadList =
  | Extract<InterpretedImport, { kind: 'preview' }>
  | { readonly kind: 'refused'; readonly why: ErrorCode }

/** Reads a list of any kind: workbook, text table, vCards or chat lines. */
export async function readList({ bytes, options }: ListToRead): Promise<ReadList> {
  try {
    if (bytes.byteLength > importLimits.bytes)
      throw new AppError('import_too_large', { ...importLimits })
    if (!isWorkbook(bytes)) return understandText(bytes, options)
    return understandSheets(await readWorkbook(bytes), options)
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', why: error.code }
    throw error
  }
}

function limited(lines: readonly TableLine[]): readonly TableLine[] {
  if (lines.length > importLimits.rows + 1)
    throw new AppError('import_too_large', { ...importLimits })
  return lines
}

function understandSheets(sheets: readonly Sheet[], options: ImportOptions): ReadList {
  const sheet = chosenSheet(sheets, options.answers.sheet)
  return sheet
    ? interpretList(sheet.lines, options)
    : { kind: 'preview', preview: sheetQuestion(sheets) }
}

function understandText(bytes: Uint8Array, options: ImportOptions): ReadList {
  const text = readText(bytes)
  if (isCards(text)) return interpretList(limited(tableOfCards(text)), options)
  const lines = readTable(bytes)
  const chat = linesOfChat(text, lines, options)
  if (!chat) return interpretList(lines, options)
  const columns = new Map([...chat.columns, ...options.columns])
  return interpretList(chat.lines, { ...options, columns, hasNoHeadings: true })
}
