import type { DuesPeriod } from './rules.ts'

/** The last day of a period. */
export function lastDayOf({ startsOn, months }: DuesPeriod): string {
  const [year = 0, month = 1] = startsOn.split('-').map(Number)
  return dayOf(new Date(Date.UTC(year, month - 1 + months, 0)))
}

/** Which part of the club's year a period is, from nought, and of how many. */
export function partOfYear(
  { startsOn, months }: DuesPeriod,
  yearBegins: number,
): { readonly at: number; readonly count: number } {
  const month = Number(startsOn.slice(5, 7))
  return { at: Math.floor(((month - yearBegins + 12) % 12) / months), count: 12 / months }
}

/** The period of the club's year that contains a day. */
export function periodContaining(
  day: string,
  { months, yearBegins }: Pick<DuesPeriod, 'months'> & { readonly yearBegins: number },
): DuesPeriod {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const sinceBegin = (month - yearBegins + 12) % 12
  const first = new Date(Date.UTC(year, month - 1 - (sinceBegin % months), 1))
  return { startsOn: dayOf(first), months }
}

/** The period that follows. */
export function nextPeriod({ startsOn, months }: DuesPeriod): DuesPeriod {
  const [year = 0, month = 1] = startsOn.split('-').map(Number)
  return { startsOn: dayOf(new Date(Date.UTC(year, month - 1 + months, 1))), months }
}

/** "2027", or "2026/27" for a year starting in August; shorter periods by their months. */
export function periodName(period: DuesPeriod): string {
  const [first, last] = [period.startsOn.slice(0, 4), lastDayOf(period).slice(0, 4)]
  if (period.months === 12) return first === last ? first : `${first}/${last.slice(2)}`
  const month = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`
  const [from, to] = [month(period.startsOn), month(lastDayOf(period))]
  return from === to ? from : `${from}–${to}`
}

/** Remaining months of a period after joining, including that month; all for earlier members. */
export function monthsLeft({ startsOn, months }: DuesPeriod, enteredOn: string | null): number {
  if (enteredOn === null || enteredOn <= startsOn) return months
  const [year = 0, month = 1] = startsOn.split('-').map(Number)
  const [entryYear = 0, entryMonth = 1] = enteredOn.split('-').map(Number)
  return Math.max(0, months - ((entryYear - year) * 12 + entryMonth - month))
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
