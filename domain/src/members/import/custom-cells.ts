import { existingDay } from '../../values/birth-date.ts'
import { type CustomField, type CustomValues, readCustomValue } from '../custom-fields.ts'
import { isNoWord, isYesWord } from './cells.ts'
import { type DateOrder, readWritten } from './dates.ts'
import { customColumn } from './fields.ts'
import type { ImportProblem } from './interpreted-rows.ts'
import { rowError, firstCell, type ReadValue } from './row-cells.ts'
import type { Column, Row } from './table.ts'
import { normalizeText } from './words.ts'

export interface CustomCellsInput {
  readonly row: Row
  readonly columns: readonly Column[]
  readonly fields: readonly CustomField[]
  readonly dateOrder: DateOrder | undefined
  readonly today: string
}

/** Reads the cells in columns of the team's own fields. */
export function readCustomCells(reading: CustomCellsInput): ReadValue<CustomValues> {
  const { row, columns, fields } = reading
  const values: Record<string, string> = {}
  const problems: ImportProblem[] = []
  for (const field of fields) {
    const cell = firstCell(row, columns, customColumn(field.id))
    if (!cell) continue
    const read = readCustomValue(field, storedForm(field, cell.text, reading))
    if (read.kind === 'value') values[field.id] = read.value
    else problems.push(rowError(row, 'custom_unreadable', cell))
  }
  return { value: values, problems }
}

/** Converts a cell to the stored form; text that isn't understood is refused later. */
function storedForm(field: CustomField, written: string, reading: CustomCellsInput): string {
  return stored[field.kind](written, field, reading) ?? written
}

type Stored = (written: string, field: CustomField, reading: CustomCellsInput) => string | undefined

const stored: Record<CustomField['kind'], Stored> = {
  text: (written) => written,
  number: (written) => written,
  date: (written, _, reading) => dayWritten(written, reading),
  yes_no: (written) => answerIn(written),
  choice: (written, { choices }) => choices.find(({ name }) => isSame(name, written))?.id,
}

function answerIn(written: string): string | undefined {
  if (isYesWord(written)) return 'yes'
  return isNoWord(written) ? 'no' : undefined
}

function isSame(one: string, other: string): boolean {
  return normalizeText(one).trim() === normalizeText(other).trim()
}

/** Reads a date whose order is clear from its form or from the birth dates in the list. */
function dayWritten(written: string, { dateOrder, today }: CustomCellsInput): string | undefined {
  const read = readWritten(written, today)
  if (read.kind === 'unreadable') return undefined
  if (read.kind === 'certain') return existingDay(read.year, read.month, read.day)
  const { year, first, second, dots } = read
  const order = dots ? 'DMY' : dateOrder
  if (order === undefined) return undefined
  return order === 'DMY' ? existingDay(year, second, first) : existingDay(year, first, second)
}
