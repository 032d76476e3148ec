import { existingDay } from '../../values/birth-date.ts'
import { isIban, withoutBlanks } from '../../values/iban.ts'
import { meansLeft } from './by-values.ts'
import { isYesWord } from './cells.ts'
import { type DateOrder, fitsOrder, readDate, readWritten, type WrittenDate } from './dates.ts'
import type { MemberField, RecordColumn } from './fields.ts'
import type { ImportProblem } from './interpreted-rows.ts'
import { type ListedKind, readKind } from './record-words.ts'
import { rowError, firstCell, type ReadValue, rowNotice } from './row-cells.ts'
import type { Column, Row } from './table.ts'

/** What a row says about the membership, in the forms that are stored. */
export interface InterpretedRecord {
  readonly number?: string
  readonly kind?: ListedKind
  readonly enteredOn?: string
  readonly exitedOn?: string
  readonly accountHolder?: string
  readonly iban?: string
  readonly mandateReference?: string
  readonly mandateSignedOn?: string
}

export interface RecordReading {
  readonly row: Row
  readonly columns: readonly Column[]
  readonly dateOrder: DateOrder | undefined
  readonly today: string
}

const lengths = { membership_number: 30, account_holder: 100, mandate_reference: 35 } as const

/** What a row says in the columns of the membership record; nothing in the list of one team. */
export function readRecord(reading: RecordReading): ReadValue<InterpretedRecord> {
  const problems: ImportProblem[] = []
  const enteredOn = dayIn(reading, 'entered_on', problems)
  const exitedOn = exitDay(reading, problems)
  const isOrdered = !enteredOn || !exitedOn || enteredOn <= exitedOn
  const leaving = firstCell(reading.row, reading.columns, 'left_on')
  if (!isOrdered) problems.push(rowError(reading.row, 'left_before_entry', leaving))
  const record = {
    number: shortText(reading, 'membership_number', problems),
    kind: kindIn(reading, problems),
    enteredOn,
    exitedOn: isOrdered ? exitedOn : undefined,
    accountHolder: shortText(reading, 'account_holder', problems),
    iban: ibanIn(reading, problems),
    mandateReference: shortText(reading, 'mandate_reference', problems),
    mandateSignedOn: dayIn(reading, 'mandate_signed_on', problems),
  }
  const said = Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== ''),
  )
  return { value: Object.keys(said).length > 0 ? said : undefined, problems }
}

/** "31.12.2024" in the past, or "ja" where a list only ticks it. */
export function hasLeft({ row, columns, dateOrder, today }: RecordReading): boolean {
  const cell = firstCell(row, columns, 'left_on')
  const status = firstCell(row, columns, 'membership_kind')
  if (status !== undefined && meansLeft(status.text)) return true
  if (cell === undefined) return false
  if (meansLeft(cell.text)) return true
  return isYesWord(cell.text) || isPast(cell.text, dateOrder ?? 'DMY', today)
}

function isPast(written: string, order: DateOrder, today: string): boolean {
  const read = readDate(written, order, today)
  if (read.kind === 'day') return true
  return read.kind === 'problem' && read.problem === 'date_too_long_ago'
}

/** A day of leaving is part of a record only where the list has columns of records. */
function exitDay(reading: RecordReading, problems: ImportProblem[]): string | undefined {
  if (!reading.columns.some(({ field }) => field === 'entered_on' || field === 'membership_number'))
    return undefined
  const cell = firstCell(reading.row, reading.columns, 'left_on')
  const isDay = cell !== undefined && /\d/.test(cell.text)
  return isDay ? dayIn(reading, 'left_on', problems) : undefined
}

function dayIn(
  { row, columns, dateOrder, today }: RecordReading,
  field: RecordColumn | Extract<MemberField, 'left_on'>,
  problems: ImportProblem[],
): string | undefined {
  const cell = firstCell(row, columns, field)
  if (cell === undefined) return undefined
  const day = dayWritten(cell.text, dateOrder, today)
  if (day === undefined) problems.push(rowError(row, 'date_unreadable', cell))
  return day
}

/** With dots the day comes first; else in the order of the list, or in the only one that is possible. */
function dayWritten(text: string, order: DateOrder | undefined, today: string): string | undefined {
  const read = readWritten(text, today)
  if (read.kind === 'unreadable') return undefined
  if (read.kind === 'certain') return existingDay(read.year, read.month, read.day)
  const { year, first, second, dots } = read
  const known = dots ? 'DMY' : (order ?? onlyOrder(read))
  if (known === undefined) return undefined
  return known === 'DMY' ? existingDay(year, second, first) : existingDay(year, first, second)
}

function onlyOrder(date: Extract<WrittenDate, { kind: 'numbers' }>): DateOrder | undefined {
  const orders = (['DMY', 'MDY'] as const).filter((order) => fitsOrder(date, order))
  return orders.length === 1 || date.first === date.second ? orders[0] : undefined
}

function shortText(
  { row, columns }: RecordReading,
  field: keyof typeof lengths,
  problems: ImportProblem[],
): string | undefined {
  const cell = firstCell(row, columns, field)
  if (cell === undefined) return undefined
  if (cell.text.length <= lengths[field]) return cell.text
  problems.push(rowError(row, 'record_too_long', cell))
  return undefined
}

function ibanIn({ row, columns }: RecordReading, problems: ImportProblem[]): string | undefined {
  const cell = firstCell(row, columns, 'iban')
  if (cell === undefined) return undefined
  if (isIban(cell.text)) return withoutBlanks(cell.text)
  problems.push(rowError(row, 'iban_wrong', cell))
  return undefined
}

/** "ausgetreten" in a column of kinds says that someone left, which is asked about elsewhere. */
function kindIn(
  { row, columns }: RecordReading,
  problems: ImportProblem[],
): ListedKind | undefined {
  const cell = firstCell(row, columns, 'membership_kind')
  if (cell === undefined || meansLeft(cell.text)) return undefined
  const kind = readKind(cell.text)
  if (kind === undefined) problems.push(rowNotice(row, 'kind_unknown', cell))
  return kind
}
