import { postingsOf, type Entry } from '../journal.ts'
import { ledgerAccountOf, type AccountNumbers, type Chart } from './chart.ts'
import { bookingColumns, columnIndex, isTextColumn } from './datev-columns.ts'
import { financialYearOf } from './financial-year.ts'

export interface DatevSettings {
  /** Beraternummer. */
  readonly consultant: number
  /** Mandantennummer. */
  readonly client: number
  readonly yearBegins: number
  readonly accountLength: number
  readonly chart: Chart
  readonly accounts: AccountNumbers
}

export interface Booking {
  readonly onDay: string
  readonly billNumber: number
  readonly words: string
  readonly entry: Entry
  /** Of what reminders and returned debits added. */
  readonly isCharge: boolean
}

export interface Batch {
  readonly settings: DatevSettings
  /** Within one financial year. */
  readonly from: string
  readonly to: string
  readonly createdAt: Date
  readonly bookings: readonly Booking[]
}

/**
 * Bookings in euros as a batch in DATEV's format: EXTF 700, Buchungsstapel 13, as described at
 * developer.datev.de/datev/platform/de/dtvf/formate/buchungsstapel. To be stored in Windows-1252.
 */
export function datevBatch(batch: Batch): string {
  const lines = [
    headerOf(batch),
    bookingColumns,
    ...batch.bookings.map((booking) => rowOf(booking, batch.settings.accounts)),
  ]
  return lines.map((fields) => `${fields.join(';')}\r\n`).join('')
}

/** DATEV recognises files of other programs by the first letters of their name. */
export function datevFileName({ from, to }: Pick<Batch, 'from' | 'to'>): string {
  return `EXTF_Buchungsstapel_${digits(from)}-${digits(to)}.csv`
}

function headerOf({ settings, from, to, createdAt }: Batch): readonly string[] {
  const { consultant, client, yearBegins, accountLength, chart } = settings
  const empty = quoted('')
  return [
    quoted('EXTF'),
    '700',
    '21',
    quoted('Buchungsstapel'),
    '13',
    createdAt.toISOString().replaceAll(/\D/g, ''),
    '',
    empty,
    empty,
    empty,
    String(consultant),
    String(client),
    digits(financialYearOf(from, yearBegins).startsOn),
    String(accountLength),
    digits(from),
    digits(to),
    quoted(`Beiträge ${from.slice(0, 7)} bis ${to.slice(0, 7)}`),
    empty,
    '1',
    '0',
    notLocked,
    quoted('EUR'),
    '',
    empty,
    '',
    '',
    quoted(chart),
    '',
    '',
    empty,
    empty,
  ]
}

/** Left empty, DATEV would lock the bookings, and the accountant could not correct them. */
const notLocked = '0'

function rowOf(booking: Booking, accounts: AccountNumbers): readonly string[] {
  const { onDay, billNumber, words, entry, isCharge } = booking
  const [debit, credit] = postingsOf(entry)
  const number = (side: typeof debit) => accounts[ledgerAccountOf(side.account, isCharge)]
  const row = bookingColumns.map((_, at) => (isTextColumn(at + 1) ? quoted('') : ''))
  row[columnIndex.amount] = euros(entry.amount)
  row[columnIndex.side] = quoted('S')
  row[columnIndex.account] = number(debit)
  row[columnIndex.contraAccount] = number(credit)
  row[columnIndex.day] = `${onDay.slice(8)}${onDay.slice(5, 7)}`
  row[columnIndex.document] = quoted(String(billNumber))
  row[columnIndex.words] = quoted(Array.from(words).slice(0, maxWords).join(''))
  row[columnIndex.isLocked] = notLocked
  return row
}

const maxWords = 60

function euros(cents: number): string {
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

function digits(day: string): string {
  return day.replaceAll('-', '')
}

/** Without line breaks and other control characters, which end a record. */
function quoted(text: string): string {
  return `"${text
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .replaceAll('"', '""')}"`
}
