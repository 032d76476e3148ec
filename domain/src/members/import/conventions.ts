import { genderOfLetterM, type Gender } from './cells.ts'
import { numbersIn } from './contacts.ts'
import { findDateOrder, type DateOrderFinding } from './date-order.ts'
import { guardianField, guardianSlots, type ColumnField } from './fields.ts'
import { findNameOrder, type NameOrderFinding } from './name-order.ts'
import { isNotAPerson } from './not-a-person.ts'
import { findPhoneCountry, type PhoneCountryFinding } from './phones.ts'
import type { ImportAnswers } from './questions.ts'
import { cellsOf, cellLinesOf } from './row-cells.ts'
import type { Row, Table } from './table.ts'

/** What the list as a whole says, needed to read each row. */
export interface ListConventions {
  readonly dates: DateOrderFinding
  readonly phones: PhoneCountryFinding
  readonly names: NameOrderFinding
  /** What a bare M means. */
  readonly genderOfM: Gender | undefined
}

interface Known {
  readonly answers: ImportAnswers
  readonly today: string
  readonly teamCountry: string
}

/**
 * Finds what a single row doesn't show: the order of dates and names, and the country of phone
 * numbers.
 */
export function detectConventions(table: Table, known: Known): ListConventions {
  return {
    dates: datesOf(table, known),
    phones: phonesOf(table, known),
    names: namesOf(table, known),
    genderOfM: genderOfM(table),
  }
}

function genderOfM(table: Table): Gender | undefined {
  const heading = table.columns.find(({ field }) => field === 'gender')?.heading ?? ''
  return genderOfLetterM(heading, columnCells(table, ['gender']))
}

/** One order for all dates of a list. */
export const dateColumns = ['birth_date', 'entered_on', 'mandate_signed_on'] as const

function datesOf(table: Table, { answers, today }: Known): DateOrderFinding {
  const column = table.columns.find(({ field }) => field === 'birth_date')
  const cells = columnCells(table, dateColumns)
  const found = findDateOrder({ heading: column?.heading ?? '', cells, today })
  if (answers.dateOrder === undefined || found.kind === 'unneeded') return found
  return { kind: 'known', order: answers.dateOrder, because: 'answer' }
}

function phonesOf(table: Table, { answers, teamCountry }: Known): PhoneCountryFinding {
  const guardianPhones = guardianSlots.map((slot) => guardianField(slot, 'phone'))
  const countried = table.rows.filter(
    (row) => cellsOf(row, table.columns, 'phone_country').length > 0,
  )
  const ownCountry = new Set(countried)
  const ofMembers = table.rows
    .filter((row) => !ownCountry.has(row))
    .flatMap((row) => phoneNumbersOf(row, table, 'phone'))
  const ofGuardians = table.rows.flatMap((row) =>
    guardianPhones.flatMap((field) => phoneNumbersOf(row, table, field)),
  )
  const cells = [...ofMembers, ...ofGuardians]
  const countries = columnCells(table, ['phone_country', 'country'])
  const found = findPhoneCountry({ cells, countries, teamCountry })
  if (answers.phoneCountry === undefined || found.kind === 'unneeded') return found
  return { kind: 'known', country: answers.phoneCountry, because: 'answer' }
}

/** Every phone number of a row in columns with this meaning. */
export function phoneNumbersOf(row: Row, { columns }: Table, field: ColumnField): string[] {
  return cellLinesOf(row, columns, field)
    .flatMap(numbersIn)
    .map(({ text }) => text)
}

/** The order found in the members' full-name column, or in the parents'. */
function namesOf(table: Table, { answers, teamCountry }: Known): NameOrderFinding {
  const whole = [
    'full_name' as const,
    ...guardianSlots.map((slot) => guardianField(slot, 'full_name')),
  ]
  const column = whole
    .map((field) => table.columns.find((one) => one.field === field))
    .find((found) => found !== undefined)
  if (column?.field === undefined) return { kind: 'unneeded' }
  return findNameOrder({
    heading: column.heading,
    cells: columnCells(ofPeople(table), [column.field]),
    teamCountry,
    answer: answers.nameOrder,
  })
}

/** Ignores sums and section headings, which have no name order. */
function ofPeople(table: Table): Table {
  return { ...table, rows: table.rows.filter((row) => !isNotAPerson(row, table.columns)) }
}

/** Non-empty cells in all columns with one of these meanings. */
export function columnCells(table: Table, fields: readonly ColumnField[]): string[] {
  return table.rows.flatMap((row) =>
    fields.flatMap((field) => cellsOf(row, table.columns, field).map(({ text }) => text)),
  )
}
