import {
  differenceOf,
  moves,
  type EventFact,
  type EventFacts,
} from '@touchline/domain/events/changes'
import { addDays, daysBetween } from '@touchline/domain/events/days'
import type { EventType } from '@touchline/domain/events/event-types'
import { guessedType } from '@touchline/domain/events/guess-type'
import { instantOf } from '@touchline/domain/events/wall-clock'
import { cutTo } from '@touchline/domain/values/cut-to'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'

import { findEntries } from '../queries/calendar-entries.ts'
import type { Calendar } from '../queries/calendars.ts'
import { lockSeveral, type EditableEvent } from '../queries/editable.ts'
import type { Entry } from './calendar-file/read.ts'
import type { Moment } from './calendar-file/times.ts'

/** What an entry says of an event. */
export type SaidFacts = Pick<
  EventFacts,
  'title' | 'startsAt' | 'endsAt' | 'isAllDay' | 'location'
> & {
  readonly type: EventType
}

const saidFacts: ReadonlySet<EventFact> = new Set([
  'title',
  'startsAt',
  'endsAt',
  'isAllDay',
  'venueId',
  'location',
])

/** True when a change made by hand contradicts what a calendar says: then it is followed no longer. */
export function isSaidByCalendars(difference: readonly EventFact[]): boolean {
  return difference.some((fact) => saidFacts.has(fact))
}

/** Everything a reading of a calendar will do. */
export interface FollowingPlan {
  readonly created: readonly { readonly key: string; readonly said: SaidFacts }[]
  readonly changed: readonly {
    readonly event: EditableEvent
    readonly facts: EventFacts
    /** Another time or place, of what isn't over. */
    readonly moves: boolean
  }[]
  readonly cancelled: readonly EditableEvent[]
  readonly restored: readonly EditableEvent[]
  /** Not in the calendar any more. */
  readonly gone: readonly EditableEvent[]
}

interface Following {
  readonly calendar: Calendar
  readonly zone: string
  readonly now: Date
}

/**
 * Compares what a calendar says with the events that follow it. What was changed or removed by hand
 * is left alone; of files nothing vanishes, for each may hold another part.
 */
export async function planFollowing(
  tx: Transaction,
  { calendar, zone, now }: Following,
  entries: readonly Entry[],
): Promise<FollowingPlan> {
  const known = new Map((await findEntries(tx, calendar)).map((entry) => [entry.key, entry]))
  const followed = [...known.values()].filter(({ isFollowed }) => isFollowed)
  const eventIds = followed.flatMap(({ eventId }) => eventId ?? [])
  const locked = await lockSeveral(tx, { teamId: calendar.teamId, eventIds })
  const events = new Map(locked.map((event) => [event.id, event]))
  const eventOf = (key: string) => {
    const entry = known.get(key)
    return entry?.isFollowed ? events.get(entry.eventId ?? '') : undefined
  }

  const said = new Map(entries.map((entry) => [entry.key, entry]))
  const all = [...said.values()].map((entry) => ({
    key: entry.key,
    isCancelled: entry.isCancelled,
    said: saidBy(entry, calendar, zone),
    event: eventOf(entry.key),
  }))
  const here = all.flatMap(({ event, ...rest }) =>
    event === undefined ? [] : [{ event, ...rest }],
  )
  const isOff = ({ cancelledAt }: EditableEvent) => cancelledAt !== null
  return {
    created: all.filter(({ key, isCancelled }) => !isCancelled && !known.has(key)),
    changed: here
      .filter(({ isCancelled }) => !isCancelled)
      .flatMap((one) => changeOf(one.event, one.said, now)),
    cancelled: here.flatMap((one) => (one.isCancelled && !isOff(one.event) ? one.event : [])),
    restored: here.flatMap((one) => (!one.isCancelled && isOff(one.event) ? one.event : [])),
    gone: followed.flatMap(({ key, eventId }) => {
      const event = events.get(eventId ?? '')
      const isGone = calendar.address !== null && !said.has(key)
      return event !== undefined && isGone && new Date(event.startsAt) > now ? event : []
    }),
  }
}

/** What is over may be put right, but nobody is told. */
function changeOf(event: EditableEvent, said: SaidFacts, now: Date): FollowingPlan['changed'] {
  const { type: guessed, ...rest } = said
  const type = event.own.includes('type') ? event.facts.type : guessed
  const facts = { ...event.facts, ...rest, type }
  const difference = differenceOf(event.facts, facts)
  if (difference.length === 0) return []
  const isAhead = new Date(event.startsAt) > now || new Date(facts.startsAt) > now
  return [{ event, facts, moves: isAhead && moves(difference) }]
}

/** A stranger's words within our limits. */
function saidBy(entry: Entry, { name, eventType }: Calendar, zone: string): SaidFacts {
  const title = lineOf(entry.title) || name
  return {
    title,
    type: eventType ?? guessedType(title),
    ...spanSaidBy(entry, zone),
    location: lineOf(entry.place ?? '') || null,
  }
}

type SaidSpan = Pick<SaidFacts, 'startsAt' | 'endsAt' | 'isAllDay'>

/** Days without hours are the whole days where the team plays. */
function spanSaidBy({ starts, ends, isMarkedAllDay }: Entry, zone: string): SaidSpan {
  if (starts.kind === 'day')
    return wholeDays(starts.day, ends.kind === 'day' ? ends.day : starts.day, zone)
  const startsAt = instantOn(starts, zone)
  const endsAt = instantOn(ends, zone)
  if (isMarkedAllDay)
    return markedDays(wallClockOf(startsAt, zone), wallClockOf(endsAt, zone), zone)
  return { startsAt, endsAt: endsAt < startsAt ? startsAt : endsAt, isAllDay: false }
}

/** From midnight to the midnight of the day after, which is at least the next one. */
function wholeDays(first: string, dayAfter: string, zone: string): SaidSpan {
  const end = dayAfter > first ? dayAfter : addDays(first, 1)
  return {
    startsAt: new Date(instantOf(`${first}T00:00`, zone)).toISOString(),
    endsAt: new Date(instantOf(`${end}T00:00`, zone)).toISOString(),
    isAllDay: true,
  }
}

/** Written by a clock on which they are no whole days: the days most of them lie on. */
function markedDays(from: string, to: string, zone: string): SaidSpan {
  const [first, last] = [nearestDay(from), nearestDay(to)]
  return wholeDays(first, addDays(first, Math.max(1, daysBetween(first, last))), zone)
}

function nearestDay(local: string): string {
  const day = local.slice(0, 10)
  return local.slice(11) < '12:00' ? day : addDays(day, 1)
}

function instantOn(moment: Moment, zone: string): string {
  if (moment.kind === 'instant') return new Date(moment.at).toISOString()
  const local = moment.kind === 'floating' ? moment.local : `${moment.day}T00:00`
  return new Date(instantOf(local, zone)).toISOString()
}

/** A stranger's words as one line of at most 200 characters. */
export function lineOf(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
  return cutTo(line, 200).trim()
}
