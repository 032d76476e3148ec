import { type DateOrder, readWritten } from '../../members/import/dates.ts'
import { existingDay } from '../../values/birth-date.ts'
import { isDay } from '../days.ts'
import { readFixtureDay } from '../fixture-list/read-fixtures.ts'

export type { DateOrder } from '../../members/import/dates.ts'

/** Countries that write the month first (CLDR 46, `dateFormats-short`): the US and those near it. */
const monthFirst = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'PH', 'PW', 'FM', 'MH'])

/** How people of an ISO 3166-1 country write "3/4/2027". */
export function countryDateOrder(country: string): DateOrder {
  return monthFirst.has(country) ? 'MDY' : 'DMY'
}

/** Two digits of a year are those of this century. */
const endOfCentury = '2099-12-31'

/**
 * "2027-02-01", "1.2.2027", "1 Feb 2027" and, in the country's order, "01/02/27"; dots always have
 * the day first. Undefined for other text and days that don't exist.
 */
export function readDate(cell: string, order: DateOrder): string | undefined {
  if (isDay(cell)) return cell
  const written = readWritten(cell, endOfCentury)
  if (written.kind === 'certain') return existingDay(written.year, written.month, written.day)
  if (written.kind === 'unreadable') return order === 'DMY' ? readFixtureDay(cell) : undefined
  const { first, second, year, dots } = written
  return order === 'DMY' || dots
    ? existingDay(year, second, first)
    : existingDay(year, first, second)
}
