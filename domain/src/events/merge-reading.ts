import { wallClockOf } from '../values/day-in-zone.ts'
import type { EventFacts } from './changes.ts'
import type { EventType } from './event-types.ts'
import { sideMomentsFrom, momentsToTimes } from './moments.ts'

/** The facts of an event in a calendar. */
export type EntryFacts = Pick<
  EventFacts,
  'title' | 'startsAt' | 'endsAt' | 'isAllDay' | 'location'
> & {
  readonly type: EventType
}

/** The facts at the reading before. */
export type PreviousFacts = Omit<EntryFacts, 'type'>

interface Saying {
  /** Undefined if unknown; then no difference counts as a change. */
  readonly was: PreviousFacts | undefined
  readonly is: EntryFacts
  readonly zone: string
  /** The type was chosen by hand, so the calendar's guess doesn't apply. */
  readonly hasOwnType: boolean
}

/**
 * Merges a new reading: takes over only fields the calendar itself changed, so that edits by staff
 * stay.
 */
export function mergeReading(facts: EventFacts, saying: Saying): EventFacts {
  const { was, is, hasOwnType } = saying
  if (was === undefined) return facts
  const type = hasOwnType ? facts.type : is.type
  const title = was.title === is.title ? facts.title : is.title
  const place = was.location === is.location ? {} : { location: is.location, venueId: null }
  const isRetimed =
    was.startsAt !== is.startsAt || was.endsAt !== is.endsAt || was.isAllDay !== is.isAllDay
  const times = isRetimed ? timesAfter(facts, saying) : {}
  return { ...facts, type, title, ...place, ...times }
}

/**
 * Moves meeting time and deadline to the new day; if they would be after the start, keeps their
 * distance to it.
 */
function timesAfter(facts: EventFacts, { is, zone }: Saying): Partial<EventFacts> {
  const { startsAt, endsAt, isAllDay } = is
  const times = momentsToTimes(facts, zone)
  const sides = sideMomentsFrom(wallClockOf(startsAt, zone).slice(0, 10), zone, times)
  const moved = Date.parse(startsAt) - Date.parse(facts.startsAt)
  const before = (was: string | null, wanted: string | null) => {
    if (was === null || wanted === null) return null
    const isBefore = isAllDay || Date.parse(wanted) <= Date.parse(startsAt)
    return new Date(isBefore ? wanted : Date.parse(was) + moved).toISOString()
  }
  return {
    startsAt,
    endsAt,
    isAllDay,
    meetingAt: before(facts.meetingAt, sides.meetingAt),
    answerUntil: before(facts.answerUntil, sides.answerUntil),
  }
}
