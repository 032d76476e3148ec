import { ageOn } from '../../values/age.ts'
import { birthDateRefusal, existingDay } from '../../values/birth-date.ts'
import { dayInZone } from '../../values/day-in-zone.ts'
import { normalizeText } from './words.ts'

export type DateOrder = 'DMY' | 'MDY'

export type DateProblem =
  | 'date_unreadable'
  | 'date_other_order'
  | 'date_no_such_month'
  | 'date_no_such_day'
  | 'date_not_past'
  | 'date_too_long_ago'

interface NumberedDate {
  readonly kind: 'numbers'
  readonly first: number
  readonly second: number
  readonly year: number
  readonly dots: boolean
}

/** A date as written; the meaning of `numbers` depends on the file's date order. */
export type WrittenDate =
  | {
      readonly kind: 'certain'
      readonly year: number
      readonly month: number
      readonly day: number
    }
  | NumberedDate
  | { readonly kind: 'unreadable' }

export type ReadDate =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'problem'; readonly problem: DateProblem }

const months = [
  'jan january januar janvier janv enero ene janner',
  'feb february februar fevrier fevr fev febrero',
  'mar march marz maerz mars marzo mrz',
  'apr april avril avr abril abr',
  'may mai mayo',
  'jun june juni juin junio',
  'jul july juli juillet juil julio',
  'aug august aout agosto ago',
  'sep sept september septembre septiembre',
  'oct october oktober okt octobre octubre',
  'nov november novembre noviembre',
  'dec december dezember dez decembre diciembre dic',
].map((names) => new Set(names.split(' ')))

/**
 * Converts an instant such as "2012-02-01T23:00:00Z" to a day in the team's time zone; returns
 * other text unchanged.
 */
export function instantToDay(cell: string, timeZone: string | undefined): string {
  const isInstant =
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/.test(
      cell.trim(),
    )
  const at = isInstant ? new Date(cell.trim().replace(' ', 'T')) : undefined
  if (at === undefined || timeZone === undefined || Number.isNaN(at.getTime())) return cell
  return dayInZone(at, timeZone)
}

/** True for dates such as "01.02.12", whose century is unclear. */
export function hasShortYear(cell: string): boolean {
  return /^\d{1,2}\s*[./\- ]\s*\d{1,2}\s*[./\- ]\s*'?\d{2}\.?$/.test(cell.trim())
}

/**
 * True if a birth date makes the person too young or too old for a roster: probably a wrong year.
 */
export function isUnlikely(day: string, today: string): boolean {
  const age = ageOn(day, today)
  return age < 3 || age > 90
}

/** Parses a date without deciding the order of ambiguous numbers. */
export function readWritten(cell: string, today: string): WrittenDate {
  const text = cell
    // "Mi., 01.02.2012"
    .replace(/^\s*\p{L}{2,10}\.?,\s*/u, '')
    .replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2}|[ap]m)?$/i, '')
    .trim()
  const serial = serialDay(text)
  if (serial) return serial
  const yearFirst =
    /^(\d{4})\s*[./\- ]\s*(\d{1,2})\s*[./\- ]\s*(\d{1,2})\.?$/.exec(text) ??
    /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text)
  if (yearFirst) return certain(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))

  const yearLast = /^(\d{1,2})\s*([./\- ])\s*(\d{1,2})\s*\2\s*(\d{4}|'?\d{2})\.?$/.exec(text)
  if (yearLast)
    return {
      kind: 'numbers',
      first: Number(yearLast[1]),
      second: Number(yearLast[3]),
      year: fullYear(yearLast[4] ?? '', today),
      dots: yearLast[2] === '.',
    }
  return readNamedMonth(text, today)
}

/**
 * True for a day number as spreadsheets store it, counted from the end of 1899. Its first weeks,
 * which spreadsheets count wrongly, are too early for birth dates.
 */
export function isSerialDay(cell: string): boolean {
  return /^[1-9]\d{4}(\.\d+)?$/.test(cell.trim())
}

function serialDay(text: string): WrittenDate | undefined {
  if (!isSerialDay(text)) return undefined
  const day = new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text))))
  return certain(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
}

/** Reads a date in the given order; `open` if the order is unknown and matters. */
export function readDate(cell: string, order: DateOrder | undefined, today: string): ReadDate {
  const written = readWritten(cell, today)
  if (written.kind === 'unreadable') return { kind: 'problem', problem: 'date_unreadable' }
  if (written.kind === 'certain') return checked(written, today)

  if (order !== undefined) return inOrder(written, order, today)
  const isOpen =
    written.first !== written.second && fitsOrder(written, 'DMY') && fitsOrder(written, 'MDY')
  if (isOpen) return { kind: 'open' }
  return inOrder(written, fitsOrder(written, 'MDY') ? 'MDY' : 'DMY', today)
}

function inOrder(written: NumberedDate, order: DateOrder, today: string): ReadDate {
  const { first, second, year } = written
  const [day, month] = order === 'DMY' ? [first, second] : [second, first]
  const other = order === 'DMY' ? 'MDY' : 'DMY'
  if (month > 12 && fitsOrder(written, other))
    return { kind: 'problem', problem: 'date_other_order' }
  return checked({ year, month, day }, today)
}

/** True if the numbers are a calendar day in this order. */
export function fitsOrder(date: WrittenDate, order: DateOrder): boolean {
  if (date.kind !== 'numbers') return false
  const { first, second, year } = date
  return (
    existingDay(year, order === 'DMY' ? second : first, order === 'DMY' ? first : second) !==
    undefined
  )
}

function readNamedMonth(text: string, today: string): WrittenDate {
  const parts = normalizeText(text)
    .split(/[^a-z\d]+/)
    .filter(
      (part) => part !== '' && !/^(de|of|er|st|nd|rd|th|mon|tue|wed|thu|fri|sat|sun)$/.test(part),
    )
  const [one = '', two = '', three = ''] = parts.map((part) =>
    part.replace(/^(\d{1,2})(st|nd|rd|th|er)$/, '$1'),
  )
  if (parts.length !== 3 || !/^\d{2,4}$/.test(three)) return { kind: 'unreadable' }

  if (monthOf(two) > 0 && /^\d{1,2}$/.test(one))
    return certain(fullYear(three, today), monthOf(two), Number(one))
  if (monthOf(one) > 0 && /^\d{1,2}$/.test(two))
    return certain(fullYear(three, today), monthOf(one), Number(two))
  return { kind: 'unreadable' }
}

/** The month from 1; 0 if the word is no month. */
function monthOf(name: string): number {
  return months.findIndex((names) => names.has(name)) + 1
}

export function isMonth(name: string): boolean {
  return monthOf(name) > 0
}

/**
 * Two digits mean the latest such year that isn't in the future, because no one on a roster is 100.
 */
function fullYear(digits: string, today: string): number {
  const year = Number(digits.replace("'", ''))
  if (digits.length > 3) return year
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100
  return century + year > Number(today.slice(0, 4)) ? century - 100 + year : century + year
}

function certain(year: number, month: number, day: number): WrittenDate {
  return { kind: 'certain', year, month, day }
}

function checked(date: { year: number; month: number; day: number }, today: string): ReadDate {
  if (date.month < 1 || date.month > 12) return { kind: 'problem', problem: 'date_no_such_month' }
  const day = existingDay(date.year, date.month, date.day)
  if (day === undefined) return { kind: 'problem', problem: 'date_no_such_day' }
  const refusal = birthDateRefusal(day, today)
  if (refusal === 'not_past') return { kind: 'problem', problem: 'date_not_past' }
  if (refusal) return { kind: 'problem', problem: 'date_too_long_ago' }
  return { kind: 'day', day }
}
