import { maxBreaks, type SchoolHolidays } from '@touchline/contract/events/shapes/season-planner'
import { addDays } from '@touchline/domain/events/days'
import type { Break } from '@touchline/domain/events/season/read-row'
import { cutTo } from '@touchline/domain/values/cut-to'

import type { Entry } from '../calendar-file/entries.ts'
import { toLine } from '../entry-facts.ts'

/**
 * The entries of a calendar that cover two whole days or more within a season; schools also list
 * single days on which clubs train.
 */
export function schoolHolidaysIn(
  entries: readonly Entry[],
  season: { readonly from: string; readonly to: string },
): SchoolHolidays {
  const inSeason = entries.filter((entry) => !entry.isCancelled && isWithin(entry, season))
  const read = inSeason.flatMap((entry) => breakOf(entry) ?? [])
  const breaks = [...new Map(read.map((one) => [`${one.from} ${one.to}`, one])).values()]
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(0, maxBreaks)
  return { breaks, leftOut: inSeason.length - read.length }
}

function isWithin({ starts, ends }: Entry, season: { from: string; to: string }): boolean {
  return dayOf(starts) <= season.to && dayOf(ends) >= season.from
}

/** An entry of whole days ends on the day after the last one (RFC 5545, 3.6.1). */
function breakOf({ starts, ends, title }: Entry): Break | undefined {
  if (starts.kind !== 'day' || ends.kind !== 'day') return undefined
  const to = addDays(ends.day, -1)
  return to > starts.day
    ? { name: cutTo(toLine(title), 100).trim(), from: starts.day, to }
    : undefined
}

function dayOf(moment: Entry['starts']): string {
  if (moment.kind === 'day') return moment.day
  return (moment.kind === 'instant' ? moment.at : moment.local).slice(0, 10)
}
