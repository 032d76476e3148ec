import { isDay } from '../days.ts'
import { type DateOrder, readDate } from './read-date.ts'
import type { Break } from './read-row.ts'

export interface ReadBreaks {
  readonly breaks: readonly Break[]
  /** Lines without two days in order. */
  readonly unread: readonly string[]
}

const day = String.raw`(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})([./])(\d{1,2})(?:[./](\d{4}|\d{2})?)?`
const days = new RegExp(day, 'g')

/** "22 March 2027", "Mar 22, 2027" */
const named =
  /\b(?:\d{1,2}(?:\.|st|nd|rd|th|er)?\s+(?:de\s+)?\p{L}{3,10}\.?|\p{L}{3,10}\.?\s+\d{1,2}),?\s+(?:de\s+)?\d{4}\b/giu

/**
 * One holiday a line with its first and last day, as ministries list them: "Osterferien
 * 22.03.–02.04.2027". Numbers with slashes are in the country's order; a year that is missing is
 * that of the last day.
 */
export function readBreaks(text: string, order: DateOrder): ReadBreaks {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  const read = lines
    .filter(Boolean)
    .map((line) => ({ line, found: breakIn(inNumbers(line), order) }))
  return {
    breaks: read.flatMap(({ found }) => found ?? []),
    unread: read.flatMap(({ line, found }) => (found === undefined ? [line] : [])),
  }
}

/** With months as numbers. */
function inNumbers(line: string): string {
  return line.replaceAll(named, (date) => readDate(date, 'DMY') ?? date)
}

function breakIn(line: string, order: DateOrder): Break | undefined {
  const found = [...line.matchAll(days)].map((match) => partsOf(match, order))
  const first = found[0]
  const last = found.at(-1)
  if (first === undefined || last === undefined) return undefined
  const to = dayOf(last, last.year)
  const year = first.year ?? yearBefore(first, last)
  const from = dayOf(first, year)
  if (from === undefined || to === undefined || from > to) return undefined
  return { name: nameIn(line), from, to }
}

interface Parts {
  readonly year: number | undefined
  readonly month: number
  readonly day: number
}

function partsOf(match: readonly (string | undefined)[], order: DateOrder): Parts {
  const [, isoYear, isoMonth, isoDay, ...rest] = match
  if (isoYear !== undefined)
    return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }
  const [one, separator, other, year] = rest
  const isDayFirst = order === 'DMY' || separator === '.'
  const [dayOfMonth, month] = isDayFirst ? [one, other] : [other, one]
  return { year: fullYear(year), month: Number(month), day: Number(dayOfMonth) }
}

function fullYear(year: string | undefined): number | undefined {
  if (year === undefined) return undefined
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}

/** "23.12.–08.01.2027" begins in the year before. */
function yearBefore(first: Parts, last: Parts): number | undefined {
  if (last.year === undefined) return undefined
  return first.month > last.month ? last.year - 1 : last.year
}

function dayOf({ month, day: date }: Parts, year: number | undefined): string | undefined {
  if (year === undefined) return undefined
  const [m, d] = [month, date].map((part) => String(part).padStart(2, '0'))
  const found = `${year}-${m}-${d}`
  return isDay(found) ? found : undefined
}

/** What is left of the line without days, commas and dashes at its ends. */
function nameIn(line: string): string {
  const rest = line.replaceAll(days, ' ').replaceAll(/\s+/g, ' ')
  return rest
    .replaceAll(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '')
    .replaceAll(
      /^(?:bis|to|au|a|hasta|al)\s|(?:\s(?:[-–—]|bis|to|au|a|hasta|al|vom|du|del|from))+$/gi,
      '',
    )
    .replaceAll(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '')
    .slice(0, 100)
}
