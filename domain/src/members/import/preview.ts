import type { CustomField } from '../custom-fields.ts'
import type { NameOrder } from '../names.ts'
import { compareRows, withRolesOnce } from './compare-rows.ts'
import type { OrderBecause, OrderOfDates } from './date-order.ts'
import { readDate, type DateOrder } from './dates.ts'
import { guardianField, guardianSlots } from './fields.ts'
import { rowsInUse } from './leavers.ts'
import { readMemberRow } from './member-rows.ts'
import type { NameOrderBecause } from './name-order.ts'
import { withParentsInRows } from './parents-in-rows.ts'
import type { CountryBecause, CountryOfPhones } from './phones.ts'
import type { DateSample, ImportAnswers, ImportQuestion } from './questions.ts'
import { cellsIn, numbersOf, settle, type Settled } from './settled.ts'
import { layOut, type ChosenColumns, type Column, type Table, type TableLine } from './table.ts'
import type { ImportProblem, UnderstoodRow } from './understood.ts'

export interface ImportOptions {
  /** YYYY-MM-DD where the team is. */
  readonly today: string
  readonly teamCountry: string
  /** IANA; instants of the list are read by its clocks. */
  readonly timeZone?: string
  readonly columns: ChosenColumns
  readonly answers: ImportAnswers
  /** The team's own fields. */
  readonly fields?: readonly CustomField[]
  /** The lines are known to have no headings: a chat. */
  readonly bare?: boolean
  /** The team is of children: an address beside a name in a chat is a parent's. */
  readonly isOfChildren?: boolean
}

/** What was taken for granted, and why: shown, and open to correction. */
export type Assumption =
  | { readonly kind: 'date_order'; readonly order: DateOrder; readonly because: OrderBecause }
  | { readonly kind: 'phone_country'; readonly country: string; readonly because: CountryBecause }
  | {
      readonly kind: 'name_order'
      readonly order: NameOrder
      readonly because: NameOrderBecause
      readonly sample: string
    }

export interface ImportPreview {
  readonly headingLine: number | undefined
  readonly columns: readonly (Column & { readonly samples: readonly string[] })[]
  readonly rows: readonly UnderstoodRow[]
  readonly counts: ImportCounts
  readonly problems: readonly ImportProblem[]
  readonly questions: readonly ImportQuestion[]
  readonly assumptions: readonly Assumption[]
}

export interface ImportCounts {
  /** Rows with anything in them, below the headings. */
  readonly rows: number
  readonly blankRows: number
  readonly members: number
  readonly staff: number
  readonly guardians: number
}

/** Why a table cannot be a member list at all. */
export type ImportRefusal = 'import_not_a_table' | 'import_empty' | 'import_no_rows'

export type UnderstoodImport =
  | { readonly kind: 'refused'; readonly why: ImportRefusal }
  | { readonly kind: 'preview'; readonly preview: ImportPreview }

/** Understands a member list as far as it goes by itself, and says what it cannot know. */
export function understand(lines: readonly TableLine[], options: ImportOptions): UnderstoodImport {
  const table = layOut(lines, { ...options, chosen: options.columns })
  const refusal = refusalOf(lines, table)
  return refusal
    ? { kind: 'refused', why: refusal }
    : { kind: 'preview', preview: previewOf(table, options) }
}

function refusalOf(lines: readonly TableLine[], table: Table): ImportRefusal | undefined {
  if (lines.every(({ cells }) => cells.every((cell) => cell.trim() === ''))) return 'import_empty'
  const isKnown = table.columns.some(({ field }) => field !== undefined)
  const widths = new Set(table.rows.map(({ cells }) => cells.length))
  if (!isKnown && (table.columns.length < 2 || widths.size > 1)) return 'import_not_a_table'
  return table.rows.length === 0 ? 'import_no_rows' : undefined
}

function previewOf(table: Table, options: ImportOptions): ImportPreview {
  const settled = settle(table, options)
  const { dates, phones } = settled
  const hasName = table.columns.some(({ field }) => /^(first|last|full)_name$/.test(field ?? ''))
  const read = hasName ? readRows(table, options, settled) : []
  const chosen = rowsInUse(
    read.flatMap(({ row }) => (row ? [corrected(row, options.answers)] : [])),
    options.answers,
  )
  const compared = compareRows(chosen.rows, options.answers)
  const inUse = new Set(chosen.rows.map(({ row }) => row))
  const ofRows = read
    .filter(({ row }) => row === undefined || inUse.has(row.row))
    .flatMap(({ problems }) => problems)

  return {
    headingLine: table.headingLine,
    columns: table.columns.map((column) => ({ ...column, samples: samplesOf(table, column) })),
    rows: compared.rows,
    counts: countsOf(table, compared.rows),
    problems: [...withRolesOnce(ofRows), ...compared.problems].toSorted(
      (one, other) => one.row - other.row,
    ),
    questions: [
      ...(hasName ? [] : [{ kind: 'name_column' as const }]),
      ...dateQuestion(table, dates, options.today),
      ...phoneQuestion(table, phones),
      ...chosen.questions,
      ...compared.questions,
    ],
    assumptions: assumptionsOf(settled),
  }
}

/** What somebody put right goes before what the list says. */
function corrected(row: UnderstoodRow, { corrected: known }: ImportAnswers): UnderstoodRow {
  const said = known?.[String(row.row)]
  if (said === undefined) return row
  const { email, phone, ...name } = said
  return {
    ...row,
    member: { ...row.member, ...name, email: email ?? undefined, phone: phone ?? undefined },
  }
}

function readRows(table: Table, options: ImportOptions, settled: Settled) {
  const { today, answers, timeZone, fields = [] } = options
  const { dates, phones, names, genderOfM } = settled
  const dateOrder = dates.kind === 'known' ? dates.order : undefined
  const phoneCountry =
    phones.kind === 'known' && phones.country !== 'none' ? phones.country : undefined
  const nameOrder = names.kind === 'known' ? names.order : undefined
  const order = { dateOrder, phoneCountry, nameOrder, genderOfM }
  const known = { columns: table.columns, ...order, today, fields, timeZone }
  const read = table.rows.map((row) => readMemberRow({ row, ...known }))
  return withParentsInRows(table, read, answers.sameRows)
}

function samplesOf({ rows }: Table, { index }: Column): string[] {
  return rows
    .map(({ cells }) => cells[index] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .map((cell) => cell.slice(0, 80))
}

function countsOf(table: Table, rows: readonly UnderstoodRow[]): ImportCounts {
  return {
    rows: table.rows.length,
    blankRows: table.blankRows,
    members: rows.length,
    staff: rows.filter(({ member }) => member.staff !== undefined).length,
    guardians: rows.reduce((sum, { guardians }) => sum + guardians.length, 0),
  }
}

function dateQuestion(table: Table, dates: OrderOfDates, today: string): ImportQuestion[] {
  if (dates.kind !== 'asked') return []
  const column = table.columns.find(({ field }) => field === 'birth_date')?.heading ?? ''
  const open = cellsIn(table, ['birth_date']).flatMap((cell) => sampleOf(cell, today))
  return [{ kind: 'date_order', column, samples: open.slice(0, 3) }]
}

function sampleOf(written: string, today: string): DateSample[] {
  const dayFirst = readDate(written, 'DMY', today)
  const monthFirst = readDate(written, 'MDY', today)
  if (dayFirst.kind !== 'day' || monthFirst.kind !== 'day' || dayFirst.day === monthFirst.day)
    return []
  return [{ written, dayFirst: dayFirst.day, monthFirst: monthFirst.day }]
}

function phoneQuestion(table: Table, phones: CountryOfPhones): ImportQuestion[] {
  if (phones.kind !== 'asked') return []
  const fields = ['phone' as const, ...guardianSlots.map((slot) => guardianField(slot, 'phone'))]
  const samples = table.rows
    .flatMap((row) => fields.flatMap((field) => numbersOf(row, table, field)))
    .filter((cell) => !/^\s*(\+|00)/.test(cell))
  return [{ kind: 'phone_country', choices: phones.choices, samples: samples.slice(0, 3) }]
}

function assumptionsOf({ dates, phones, names }: Settled): Assumption[] {
  const assumed: Assumption[] = []
  if (names.kind === 'known') {
    const { order, because, sample } = names
    assumed.push({ kind: 'name_order', order, because, sample: sample.slice(0, 80) })
  }
  if (dates.kind === 'known')
    assumed.push({ kind: 'date_order', order: dates.order, because: dates.because })
  if (phones.kind === 'known')
    assumed.push({ kind: 'phone_country', country: phones.country, because: phones.because })
  return assumed
}
