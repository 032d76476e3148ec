import type {
  ClubCalendar,
  ClubClash,
  ClubVenue,
} from '@touchline/contract/events/shapes/club-calendar'
import {
  findClashes,
  type Clash,
  type ClashingEvent,
  type VenueClosure,
} from '@touchline/domain/events/club/clashes'
import { findVenue, mergeVenues } from '@touchline/domain/events/club/venues'

import {
  maxClubEvents,
  type ClubEventRow,
  type ClubLinkRow,
  type ClubVenueRow,
  type ClubWeek,
} from '../queries/club-calendar.ts'

/** A club's places with the capacity that the club has set. */
export function venuesOf(rows: readonly ClubVenueRow[]): readonly (ClubVenue & ClubVenueRow)[] {
  const merged = mergeVenues(rows)
  const saved = new Map(
    rows.flatMap((row) => {
      const key = row.id === null ? undefined : findVenue(merged, row)?.key
      return key === undefined ? [] : [[key, row]]
    }),
  )
  return merged
    .map((venue) => ({ ...venue, capacity: saved.get(venue.key)?.capacity ?? 1 }))
    .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
}

/** The lane of an event; null if it isn't at one of the club's places. */
export function venueKeyOf(
  venues: readonly ClubVenue[],
  { location, address }: Pick<ClubEventRow, 'location' | 'address'>,
): string | null {
  if (location === null) return null
  return findVenue(venues, { name: location, address })?.key ?? null
}

/** Closures by the key of their place. */
export function closuresOf(
  { closures, venues: rows }: Pick<ClubWeek, 'closures' | 'venues'>,
  venues: readonly ClubVenue[],
) {
  const keys = new Map(
    rows.map((row) => [row.id, findVenue(venues, row)?.key] as const).filter(([id]) => id !== null),
  )
  return closures.flatMap(({ venueId, ...closure }) => {
    const venueKey = keys.get(venueId)
    return venueKey === undefined ? [] : [{ ...closure, venueKey }]
  })
}

/** What the clash rule needs to know about an event. */
export function clashingOf(event: ClubEventRow, venueKey: string | null): ClashingEvent {
  const { id, startsAt, endsAt, isAllDay, cancelledAt, groupId } = event
  return { id, startsAt, endsAt, isAllDay, isCancelled: cancelledAt !== null, venueKey, groupId }
}

/** Turns the result of the statement into the club's calendar page. */
export function clubCalendarOf(
  week: ClubWeek,
  { seesNames }: { seesNames: boolean },
): ClubCalendar {
  const venues = venuesOf(week.venues)
  const closures = closuresOf(week, venues)
  const events = week.events.slice(0, maxClubEvents).map((event) => ({
    event,
    venueKey: venueKeyOf(venues, event),
  }))
  const clashes = findClashes({
    events: events.map(({ event, venueKey }) => clashingOf(event, venueKey)),
    venues,
    closures: closures satisfies readonly VenueClosure[],
    links: week.links,
  })
  const nameOf = namesIn(seesNames ? week.links : [])
  return {
    timeZone: week.timeZone,
    events: events.map(
      ({ event: { teamName: _name, address: _address, groupId: _group, ...event }, venueKey }) => ({
        ...event,
        venueKey,
      }),
    ),
    venues: venues.map(({ key, name, address, capacity }) => ({ key, name, address, capacity })),
    closures,
    clashes: clashes.map((clash) => clashOnWire(clash, nameOf)),
    isCutOff: week.events.length > maxClubEvents,
  }
}

/** The names that the reader may see. */
export function namesIn(links: readonly ClubLinkRow[]): ReadonlyMap<string, string> {
  return new Map(
    links.filter(({ isKept }) => !isKept).map(({ memberId, name }) => [memberId, name]),
  )
}

function clashOnWire(clash: Clash, nameOf: ReadonlyMap<string, string>): ClubClash {
  const { memberIds, eventIds, ...rest } = clash
  return { ...rest, eventIds: [...eventIds], names: namesOf(memberIds, nameOf) }
}

/** Each name once: a coach may have a row in both teams. */
export function namesOf(
  memberIds: readonly string[],
  nameOf: ReadonlyMap<string, string>,
): string[] {
  return [...new Set(memberIds.flatMap((id) => nameOf.get(id) ?? []))]
}
