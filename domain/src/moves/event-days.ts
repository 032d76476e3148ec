import { readFixtureTime } from '../events/fixture-list/read-fixtures.ts'
import {
  type DateOrder,
  fitsOrder,
  isMonth,
  isSerialDay,
  readWritten,
} from '../members/import/dates.ts'
import { existingDay } from '../values/birth-date.ts'

/** A day in a heading or cell, with the time and the words around it. */
export interface FoundDay {
  /** As numbers; the order may still be open. */
  readonly written: string
  readonly time: string | null
  readonly endTime: string | null
  /** The rest of the text. */
  readonly words: string
}

const numeric =
  /(?<![\d.:])(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\s?\d{1,2}(?:[./-]\s?(?:\d{4}|'?\d{2}))?\.?)(?![\d:])/
const named = /(\d{1,2})(?:\.|st|nd|rd|th|er)?\s*(?:de\s+)?(\p{L}{3,})\.?,?\s*(?:de\s+)?(\d{4})?/u
const monthFirst = /(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s*(\d{4})?/u
const clock = String.raw`\d{1,2}(?:[:.]\d{2}(?::\d{2})?|\s?[hH]\s?(?:\d{2})?|(?=\s?[apAP]\.?[mM]))(?:\s?[apAP]\.?[mM]\.?)?`
const span = new RegExp(
  String.raw`(?:^|[\sT])(${clock})(?:\s*(?:Uhr)?\s*[-–—]\s*(${clock}))?\s*(?:Uhr|h\b)?`,
)

/** Finds the first day in a text: "Training Tue 02.09.2025 18:00", "2 Sep", "2025-09-02". */
export function dayInText(text: string): FoundDay | undefined {
  const cell = text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
  if (isSerialDay(cell)) return serialDay(cell)
  const found = numeric.exec(cell)?.[0] ?? namedDay(cell)
  if (found === undefined) return undefined
  return { written: found.trim(), ...timesAround(cell.replace(found, ' ')) }
}

/** A spreadsheet's day; its fraction is the time. */
function serialDay(cell: string): FoundDay {
  const [written = '', fraction] = cell.split('.')
  const time =
    fraction === undefined ? null : (readFixtureTime(`0.${fraction.padEnd(3, '0')}`) ?? null)
  return { written, time, endTime: null, words: '' }
}

function timesAround(text: string): Omit<FoundDay, 'written'> {
  const rest = text.replaceAll(/(?<=^| )T(?=\d)/g, ' ')
  const [whole = '', from = '', to = ''] = span.exec(rest) ?? []
  return {
    time: readFixtureTime(from) ?? null,
    endTime: readFixtureTime(to) ?? null,
    words: tidy(rest.replace(whole, ' ')),
  }
}

function namedDay(cell: string): string | undefined {
  const one = named.exec(cell)
  if (one && isMonth(bare(one[2]))) return one[0]
  const other = monthFirst.exec(cell)
  return other && isMonth(bare(other[1])) ? other[0] : undefined
}

function bare(word = ''): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const weekdays =
  /^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom)\p{L}*$/u

/** Drops weekdays and dashes that belonged to the date. */
function tidy(text: string): string {
  const parts = text
    .replaceAll(/Z\b|[+-]\d{2}:\d{2}/g, ' ')
    .split(/\s+/)
    .filter((word) => !weekdays.test(bare(word).replaceAll(/[^\p{L}]/gu, '')) || /\d/.test(word))
  return parts
    .join(' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/^[\s,;:|·–—-]+|[\s,;:|·–—-]+$/g, '')
    .trim()
}

/**
 * The day as YYYY-MM-DD; undefined if there is no such day. Without a year, it is the last such day
 * that isn't more than a month ahead.
 */
export function eventDay(
  written: string,
  { order, today }: { readonly order: DateOrder; readonly today: string },
): string | undefined {
  const short = /^(\d{1,2})[./-]\s?(\d{1,2})\.?$/.exec(written)
  const text = written.replace(/\.$/, '')
  if (short || !/\d{4}|'?\d{2}$/.test(text.replace(/^\d{1,2}\D/, '')))
    return withoutYear(text, { order, today })
  // Two digits mean this century: no list of events is older.
  const [, start, year] = /^(\d{1,2}[./-]\s?\d{1,2}[./-]\s?)'?(\d{2})$/.exec(text) ?? []
  const read = readWritten(year === undefined ? text : `${start}20${year}`, today)
  if (read.kind === 'unreadable') return undefined
  if (read.kind === 'certain') return existingDay(read.year, read.month, read.day)
  const isOrder = fitsOrder(read, order)
  const dayFirst = isOrder ? order === 'DMY' : order !== 'DMY'
  const [day, month] = dayFirst ? [read.first, read.second] : [read.second, read.first]
  return existingDay(read.year, month, day)
}

function withoutYear(
  text: string,
  { order, today }: { readonly order: DateOrder; readonly today: string },
): string | undefined {
  const year = Number(today.slice(0, 4))
  const separator = /[./-]/.exec(text)?.[0]
  const years = [year + 1, year, year - 1]
  const days = years.flatMap(
    (one) => eventDay(`${text}${separator ?? ' '}${one}`, { order, today }) ?? [],
  )
  const limit = new Date(Date.parse(`${today}T00:00:00Z`) + 31 * 86_400_000)
  return days.find((day) => day <= limit.toISOString().slice(0, 10))
}

/** The order of the numbers, from days that leave no doubt; dots mean the day is first. */
export function orderOfDays(written: readonly string[], fallback: DateOrder): DateOrder {
  for (const text of written) {
    const [, first = '0', mark, second = '0'] =
      /^(\d{1,2})([./-])\s?(\d{1,2})(?:\D|$)/.exec(text) ?? []
    if (mark === undefined) continue
    if (Number(first) > 12 || mark === '.') return 'DMY'
    if (Number(second) > 12) return 'MDY'
  }
  return fallback
}
