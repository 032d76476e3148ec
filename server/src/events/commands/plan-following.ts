import { asksAgain, differenceOf, type EventFacts } from '@touchline/domain/events/changes'
import { addDays } from '@touchline/domain/events/days'
import type { EventType } from '@touchline/domain/events/event-types'
import { guessedType } from '@touchline/domain/events/guess-type'
import { instantOf } from '@touchline/domain/events/wall-clock'
import { cutTo } from '@touchline/domain/values/cut-to'

import type { Transaction } from '#server/platform/database/database.ts'

import { findEntries } from '../queries/calendar-entries.ts'
import type { Calendar } from '../queries/calendars.ts'
import { lockSeveral, type EditableEvent } from '../queries/editable.ts'
import type { Entry } from './calendar-file/read.ts'
import type { Moment } from './calendar-file/times.ts'

/** What an entry says of an event. */
export type SaidFacts = Pick<EventFacts, 'title' | 'startsAt' | 'endsAt' | 'location'> & {
  readonly type: EventType
}

/** Everything a reading of a calendar will do. */
export interface FollowingPlan {
  readonly created: readonly { readonly key: string; readonly said: SaidFacts }[]
  readonly changed: readonly {
    readonly event: EditableEvent
    readonly facts: EventFacts
    readonly asksAgain: boolean
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

/** What is over may be put right, but nobody is asked about it again. */
function changeOf(event: EditableEvent, said: SaidFacts, now: Date): FollowingPlan['changed'] {
  const facts = { ...event.facts, ...said }
  const difference = differenceOf(event.facts, facts)
  if (difference.length === 0) return []
  const isAhead = new Date(event.startsAt) > now || new Date(facts.startsAt) > now
  return [{ event, facts, asksAgain: isAhead && asksAgain(difference) }]
}

/** A stranger's words within our limits; a day without hours is the whole day where the team plays. */
function saidBy(entry: Entry, { name, eventType }: Calendar, zone: string): SaidFacts {
  const title = lineOf(entry.title) || name
  const startsAt = instantOn(entry.starts, zone, 'start')
  const endsAt = instantOn(entry.ends, zone, 'end')
  return {
    title,
    type: eventType ?? guessedType(title),
    startsAt,
    endsAt: endsAt < startsAt ? startsAt : endsAt,
    location: lineOf(entry.place ?? '') || null,
  }
}

function instantOn(moment: Moment, zone: string, side: 'start' | 'end'): string {
  if (moment.kind === 'instant') return new Date(moment.at).toISOString()
  const local =
    moment.kind === 'floating'
      ? moment.local
      : side === 'start'
        ? `${moment.day}T00:00`
        : `${addDays(moment.day, -1)}T23:59`
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
