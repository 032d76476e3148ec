import type {
  ClubEvent,
  ClubVenue,
  VenueClosureShape,
} from '@touchline/contract/events/shapes/club-calendar'
import { freeTimes } from '@touchline/domain/events/club/free-times'
import { laneColumns, type PlacedItem } from '@touchline/domain/events/club/lane-columns'
import { addDays, minutesOf } from '@touchline/domain/events/days'

/** The height of an hour, in rem. */
export const hourHeight = 3

/** The hours that lanes show. */
export interface LaneHours {
  readonly day: string
  /** Whole hours; the end may be 24. */
  readonly from: number
  readonly to: number
}

/** Local start and end, in minutes of the day. */
export interface LaneSpan {
  readonly from: number
  readonly to: number
}

interface Local {
  readonly startsLocal: string
  readonly endsLocal: string
}

export interface Lane {
  readonly venue: ClubVenue
  readonly events: readonly PlacedItem<{ readonly event: ClubEvent; readonly span: LaneSpan }>[]
  readonly closures: readonly { readonly closure: VenueClosureShape; readonly span: LaneSpan }[]
  readonly free: readonly LaneSpan[]
  /** The most items side by side. */
  readonly columns: number
}

interface LaneDay {
  readonly hours: LaneHours
  readonly events: readonly ClubEvent[]
  readonly closures: readonly VenueClosureShape[]
}

/** The usual hours, extended for earlier and later events. */
export function hoursOf(day: string, locals: readonly Local[]): LaneHours {
  const spans = locals.filter((one) => isOn(day, one)).map((one) => spanOn(day, one))
  const from = Math.min(8, ...spans.map((span) => Math.floor(span.from / 60)))
  const to = Math.max(22, ...spans.map((span) => Math.ceil(span.to / 60)))
  return { day, from, to }
}

/** One place on one day: events, closures and free times. */
export function laneOf(venue: ClubVenue, { hours, events, closures }: LaneDay): Lane {
  const { day } = hours
  const held = events
    .filter((event) => event.venueKey === venue.key && isOn(day, event))
    .map((event) => ({ event, span: spanOn(day, event), ...timeOf(day, spanOn(day, event)) }))
  const blocked = closures
    .filter((closure) => closure.venueKey === venue.key && isOn(day, closure))
    .map((closure) => ({ closure, span: spanOn(day, closure) }))
  const placed = laneColumns(held)
  const within = timeOf(day, { from: hours.from * 60, to: hours.to * 60 })
  const taken = held.filter(({ event }) => event.cancelledAt === null)
  const free = freeTimes({
    within,
    capacity: venue.capacity,
    taken,
    closed: blocked.map(({ span }) => timeOf(day, span)),
  })
  const columns = Math.max(venue.capacity, ...placed.map(({ column }) => column + 1))
  return {
    venue,
    events: placed,
    closures: blocked,
    free: free.map(({ startsAt, endsAt }) =>
      spanOn(day, { startsLocal: startsAt.slice(0, 16), endsLocal: endsAt.slice(0, 16) }),
    ),
    columns,
  }
}

/** Local time as if it were UTC, where every day has 24 hours. */
function timeOf(day: string, { from, to }: LaneSpan) {
  return { startsAt: wallAt(day, from), endsAt: wallAt(day, to) }
}

function wallAt(day: string, minutes: number): string {
  const [date, rest] = minutes >= 1440 ? [addDays(day, 1), minutes - 1440] : [day, minutes]
  return `${date}T${twoDigits(Math.floor(rest / 60))}:${twoDigits(rest % 60)}:00.000Z`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function isOn(day: string, { startsLocal, endsLocal }: Local): boolean {
  return startsLocal < `${addDays(day, 1)}T00:00` && endsLocal > `${day}T00:00`
}

function spanOn(day: string, { startsLocal, endsLocal }: Local): LaneSpan {
  return {
    from: startsLocal.slice(0, 10) < day ? 0 : minutesOf(startsLocal.slice(11)),
    to: endsLocal.slice(0, 10) > day ? 1440 : minutesOf(endsLocal.slice(11)),
  }
}
