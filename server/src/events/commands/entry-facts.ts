import { addDays, daysBetween } from '@touchline/domain/events/days'
import type { EventType } from '@touchline/domain/events/event-types'
import { guessType } from '@touchline/domain/events/guess-type'
import type { PreviousFacts, EntryFacts } from '@touchline/domain/events/merge-reading'
import { toInstant } from '@touchline/domain/events/wall-clock'
import { cutTo } from '@touchline/domain/values/cut-to'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'

import type { Entry } from './calendar-file/entries.ts'
import type { Moment } from './calendar-file/times.ts'

interface Calendar {
  readonly name: string
  /** The type of all its events; null guesses it from each title. */
  readonly eventType: EventType | null
}

interface Saying {
  readonly calendar: Calendar
  readonly zone: string
  /** An entry without a title keeps the earlier one. */
  readonly was: PreviousFacts | undefined
}

/** Imported text within our limits. */
export function readEntryFacts(entry: Entry, { calendar, zone, was }: Saying): EntryFacts {
  const title = toLine(entry.title) || was?.title || calendar.name
  return {
    title,
    type: calendar.eventType ?? guessType(title),
    ...spanSaidBy(entry, zone),
    location: toLine(entry.place ?? '') || null,
  }
}

type SaidSpan = Pick<EntryFacts, 'startsAt' | 'endsAt' | 'isAllDay'>

/** All-day entries cover whole days in the team's zone. */
function spanSaidBy(
  { starts, ends, isMarkedAllDay }: Pick<Entry, 'starts' | 'ends' | 'isMarkedAllDay'>,
  zone: string,
): SaidSpan {
  if (starts.kind === 'day')
    return wholeDays(starts.day, ends.kind === 'day' ? ends.day : starts.day, zone)
  const startsAt = toInstantIn(starts, zone)
  const endsAt = toInstantIn(ends, zone)
  if (isMarkedAllDay)
    return markedDays(wallClockOf(startsAt, zone), wallClockOf(endsAt, zone), zone)
  return { startsAt, endsAt: endsAt < startsAt ? startsAt : endsAt, isAllDay: false }
}

/** From midnight to midnight of the given day, at least one day. */
function wholeDays(first: string, dayAfter: string, zone: string): SaidSpan {
  const end = dayAfter > first ? dayAfter : addDays(first, 1)
  return {
    startsAt: new Date(toInstant(`${first}T00:00`, zone)).toISOString(),
    endsAt: new Date(toInstant(`${end}T00:00`, zone)).toISOString(),
    isAllDay: true,
  }
}

/** For all-day entries written with the hours of another zone: the days they mostly cover. */
function markedDays(from: string, to: string, zone: string): SaidSpan {
  const [first, last] = [nearestDay(from), nearestDay(to)]
  return wholeDays(first, addDays(first, Math.max(1, daysBetween(first, last))), zone)
}

function nearestDay(local: string): string {
  const day = local.slice(0, 10)
  return local.slice(11) < '12:00' ? day : addDays(day, 1)
}

/** Without a zone in the file, the team's zone counts. */
export function toInstantIn(moment: Moment, zone: string): string {
  if (moment.kind === 'instant') return new Date(moment.at).toISOString()
  const local = moment.kind === 'floating' ? moment.local : `${moment.day}T00:00`
  return new Date(toInstant(local, zone)).toISOString()
}

/** Imported text as one line of at most 200 characters. */
export function toLine(text: string): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
  return cutTo(line, 200).trim()
}
