import type { PublicHolidays } from '@touchline/contract/events/shapes/season-planner'
import { addDays } from '@touchline/domain/events/days'
import Holidays from 'date-holidays'

import type { HolidaysToFind } from './holidays.ts'

/** Public holidays of a country and region in the reader's language; none for unknown regions. */
export function publicHolidaysIn({
  country,
  region,
  from,
  to,
  language,
}: HolidaysToFind): PublicHolidays {
  const known = Object.entries(new Holidays().getStates(country, language) ?? {})
  const regions = known.map(([code, name]) => ({ code, name }))
  const isKnown = regions.some(({ code }) => code === region)
  const calendar =
    isKnown && region !== null ? new Holidays(country, region) : new Holidays(country)
  const years = new Set([from.slice(0, 4), to.slice(0, 4)])
  const holidays = [...years].flatMap((year) => calendar.getHolidays(year, language))
  return {
    regions: regions.toSorted((one, other) => one.name.localeCompare(other.name, language)),
    holidays: holidays
      .filter(({ type }) => type === 'public')
      .map(({ name, date, start, end }) => ({
        name,
        from: date.slice(0, 10),
        to: lastDay(date, start, end),
      }))
      .filter((one) => one.from <= to && from <= one.to),
  }
}

/** Most holidays are one day; the end is the first moment after the last one. */
function lastDay(date: string, start: Date, end: Date): string {
  const days = Math.round((end.getTime() - start.getTime()) / 86_400_000)
  return addDays(date.slice(0, 10), Math.max(0, days - 1))
}
