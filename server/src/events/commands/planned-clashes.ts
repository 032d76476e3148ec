import type { PlannedClashes, PlannedEvent } from '@touchline/contract/events/shapes/club-calendar'
import { eventDraft } from '@touchline/contract/events/shapes/draft'
import {
  findClashes,
  type ClashingEvent,
  type TimeSpan,
} from '@touchline/domain/events/club/clashes'
import { isBlindTo, type Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'

import {
  findClubWeek,
  type ClubEventRow,
  type ClubLinkRow,
  type ClubWeek,
} from '../queries/club-calendar.ts'
import { findPlace } from '../queries/club-venues.ts'
import { requireTeamZone } from '../queries/records.ts'
import { clashingOf, closuresOf, namesIn, namesOf, venueKeyOf, venuesOf } from './club-week.ts'
import { planDates } from './plan-dates.ts'

/** As many as fit next to a field. */
const maxListed = 5

/** What an event would clash with, on all its dates. Of other teams only the time is shown. */
export async function findPlannedClashes(
  db: Queryable,
  actor: Actor,
  planned: PlannedEvent,
): Promise<PlannedClashes> {
  const { clubId, accountId, teamId } = actor
  if (clubId === undefined) return { clashes: [], count: 0 }
  const zone = await requireTeamZone(db, teamId)
  const draft = eventDraft.parse({ ...planned, type: 'practice', title: '-' })
  const { dates } = planDates(draft, zone)
  const spans = dates.map(({ moments: { startsAt, endsAt } }) => ({ startsAt, endsAt }))
  const week = await findClubWeek(db, { clubId, accountId, spans })
  if (week === undefined) return { clashes: [], count: 0 }
  const place = await findPlace(db, planned)
  const drafts = dates.map(({ moments }, at) => ({
    id: `planned ${at}`,
    startsAt: moments.startsAt,
    endsAt: moments.endsAt,
    isAllDay: moments.isAllDay,
  }))
  return clashesWith(
    { ...week, events: othersThan(week.events, planned.eventId) },
    {
      actor,
      place,
      drafts,
      memberIds: planned.audience.kind === 'members' ? planned.audience.memberIds : undefined,
    },
  )
}

/** Excludes the moved event and its copies in other teams. */
function othersThan(
  events: readonly ClubEventRow[],
  eventId: string | null,
): readonly ClubEventRow[] {
  const groupId = events.find(({ id }) => id === eventId)?.groupId ?? null
  return events.filter((one) => one.id !== eventId && (groupId === null || one.groupId !== groupId))
}

interface Planned {
  readonly actor: Actor
  readonly place: Pick<ClubEventRow, 'location' | 'address'>
  readonly drafts: readonly Omit<ClashingEvent, 'venueKey' | 'isCancelled'>[]
  /** Who is invited; undefined for the whole team. */
  readonly memberIds: readonly string[] | undefined
}

function clashesWith(week: ClubWeek, { actor, place, drafts, memberIds }: Planned): PlannedClashes {
  const venues = venuesOf(week.venues)
  const venueKey = venueKeyOf(venues, place)
  const ids = drafts.map(({ id }) => id)
  const joins = (link: ClubLinkRow) =>
    link.teamId === actor.teamId && (memberIds?.includes(link.memberId) ?? true)
  const found = findClashes({
    events: [
      ...week.events.map((event) => clashingOf(event, venueKeyOf(venues, event))),
      ...drafts.map((draft) => ({ ...draft, venueKey, isCancelled: false })),
    ],
    venues,
    closures: closuresOf(week, venues),
    links: week.links.map((link) =>
      joins(link) ? { ...link, eventIds: [...link.eventIds, ...ids] } : link,
    ),
  }).filter(({ eventIds }) => eventIds.some((id) => ids.includes(id)))
  const byId = new Map(week.events.map((event) => [event.id, event]))
  const closures = new Map(week.closures.map((closure) => [closure.id, closure]))
  const own = week.links.filter(({ teamId }) => teamId === actor.teamId)
  const nameOf = namesIn(isBlindTo(actor) ? [] : own)
  const clashes = found.flatMap(({ kind, eventIds, closureId, memberIds: people }) => {
    const names = namesOf(people, nameOf)
    const closure = closures.get(closureId ?? '')
    const closed = closure && { teamName: null, timeZone: week.timeZone, ...spanOf(closure) }
    const others = closed ? [closed] : eventIds.flatMap((id) => otherOf(byId.get(id)))
    return others.map((other) => ({ kind, names, ...other }))
  })
  return { clashes: clashes.slice(0, maxListed), count: clashes.length }
}

interface Other extends TimeSpan {
  readonly teamName: string | null
  readonly timeZone: string
}

function otherOf(event: ClubEventRow | undefined): readonly Other[] {
  if (event === undefined) return []
  return [{ teamName: event.teamName, timeZone: event.timeZone, ...spanOf(event) }]
}

function spanOf({ startsAt, endsAt }: TimeSpan): TimeSpan {
  return { startsAt, endsAt }
}
