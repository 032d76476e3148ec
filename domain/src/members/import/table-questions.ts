import { columnCells, dateColumns, phoneNumbersOf, type ListConventions } from './conventions.ts'
import { readDate } from './dates.ts'
import { guardianField, guardianSlots } from './fields.ts'
import type { DateSample, ImportQuestion } from './questions.ts'
import type { Table } from './table.ts'

/** Questions about the whole list: the order of dates and the country of phone numbers. */
export function tableQuestions(
  table: Table,
  settled: ListConventions,
  today: string,
): ImportQuestion[] {
  return [...dateQuestion(table, settled, today), ...phoneQuestion(table, settled)]
}

function dateQuestion(table: Table, { dates }: ListConventions, today: string): ImportQuestion[] {
  if (dates.kind !== 'asked') return []
  const asked = dateColumns.find((dated) =>
    columnCells(table, [dated]).some((cell) => sampleOf(cell, today).length > 0),
  )
  const column = table.columns.find(({ field }) => field === asked)?.heading ?? ''
  const open = columnCells(table, asked ? [asked] : []).flatMap((cell) => sampleOf(cell, today))
  return [{ kind: 'date_order', column, samples: open.slice(0, 3) }]
}

function sampleOf(written: string, today: string): DateSample[] {
  const dayFirst = readDate(written, 'DMY', today)
  const monthFirst = readDate(written, 'MDY', today)
  if (dayFirst.kind !== 'day' || monthFirst.kind !== 'day' || dayFirst.day === monthFirst.day)
    return []
  return [{ written, dayFirst: dayFirst.day, monthFirst: monthFirst.day }]
}

function phoneQuestion(table: Table, { phones }: ListConventions): ImportQuestion[] {
  if (phones.kind !== 'asked') return []
  const fields = ['phone' as const, ...guardianSlots.map((slot) => guardianField(slot, 'phone'))]
  const samples = table.rows
    .flatMap((row) => fields.flatMap((field) => phoneNumbersOf(row, table, field)))
    .filter((cell) => !/^\s*(\+|00)/.test(cell))
  return [{ kind: 'phone_country', choices: phones.choices, samples: samples.slice(0, 3) }]
}
