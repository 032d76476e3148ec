import { foldText } from '../../values/folding.ts'

export const clashKinds = ['venue', 'closed', 'coach', 'player', 'family'] as const

export type ClashKind = (typeof clashKinds)[number]

/** From an instant (included) to another (excluded). */
export interface TimeSpan {
  readonly startsAt: string
  readonly endsAt: string
}

/** An event, reduced to what conflicts depend on. */
export interface ClashingEvent extends TimeSpan {
  readonly id: string
  /** The club's venue; null for other places. */
  readonly venueKey: string | null
  readonly isAllDay: boolean
  readonly isCancelled: boolean
  /** Several teams share one event: each has its own, of one group. */
  readonly groupId?: string | null
}

/** A venue with its capacity: two events on two half pitches. */
export interface SharedVenue {
  readonly key: string
  readonly capacity: number
}

/** When a place can't be used. */
export interface VenueClosure extends TimeSpan {
  readonly id: string
  readonly venueKey: string
}

/** Links an account, email address or membership to events through a roster row. */
export interface ClashLink {
  /** Equal for roster rows of one person or family. */
  readonly person: string
  readonly memberId: string
  readonly name: string
  readonly isCoach: boolean
  /** `child`: the person is a guardian of the member. */
  readonly relation: 'self' | 'child'
  /** Events the member is invited to and hasn't declined. */
  readonly eventIds: readonly string[]
}

export interface Clash {
  readonly kind: ClashKind
  /** In order of time; a single one if the venue is closed. */
  readonly eventIds: readonly string[]
  readonly venueKey: string | null
  readonly closureId: string | null
  /** Roster rows of people in two places at once. */
  readonly memberIds: readonly string[]
}

export interface ClashInput {
  readonly events: readonly ClashingEvent[]
  readonly venues: readonly SharedVenue[]
  readonly closures: readonly VenueClosure[]
  readonly links: readonly ClashLink[]
}

/** All conflicts in a period, by time. An event that ends when another starts doesn't conflict. */
export function findClashes({ events, venues, closures, links }: ClashInput): readonly Clash[] {
  const held = events.filter(({ isCancelled }) => !isCancelled).toSorted(byStart)
  const starts = new Map(held.map(({ id, startsAt }) => [id, startsAt]))
  return [
    ...venueClashes(held.filter(isFirstOfGroup), venues),
    ...closureClashes(held, closures),
    ...personClashes(held, links),
  ].toSorted((one, other) =>
    (starts.get(one.eventIds[0] ?? '') ?? '').localeCompare(
      starts.get(other.eventIds[0] ?? '') ?? '',
    ),
  )
}

/** True for copies of one event in several teams. */
function isSame(one: ClashingEvent, other: ClashingEvent): boolean {
  return one.id === other.id || (Boolean(one.groupId) && one.groupId === other.groupId)
}

function isFirstOfGroup(
  event: ClashingEvent,
  index: number,
  held: readonly ClashingEvent[],
): boolean {
  return !held.slice(0, index).some((one) => isSame(one, event))
}

export function overlaps(one: TimeSpan, other: TimeSpan): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}

/** Events beyond a venue's capacity; each overlap is reported once, at its largest. */
function venueClashes(
  held: readonly ClashingEvent[],
  venues: readonly SharedVenue[],
): readonly Clash[] {
  const byVenue = Map.groupBy(held, ({ venueKey }) => venueKey)
  return venues.flatMap(({ key, capacity }) => {
    const crowds = (byVenue.get(key) ?? [])
      .map((event, at, all) => [...all.slice(0, at).filter((one) => overlaps(one, event)), event])
      // Keeps events that are still on when this one starts.
      .map((crowd) => crowd.filter(({ endsAt }) => endsAt > (crowd.at(-1)?.startsAt ?? '')))
      .filter((crowd) => crowd.length > capacity)
      .map((crowd) => crowd.map(({ id }) => id))
    return crowds
      .filter((crowd, at) => !crowds.some((other, index) => index !== at && holds(other, crowd)))
      .map((eventIds) => ({ ...nothing, kind: 'venue' as const, eventIds, venueKey: key }))
  })
}

function holds(large: readonly string[], small: readonly string[]): boolean {
  return large.length > small.length && small.every((id) => large.includes(id))
}

function closureClashes(
  held: readonly ClashingEvent[],
  closures: readonly VenueClosure[],
): readonly Clash[] {
  return closures.flatMap((closure) =>
    held
      .filter((event) => event.venueKey === closure.venueKey && overlaps(event, closure))
      .map(({ id }) => ({
        ...nothing,
        kind: 'closed' as const,
        eventIds: [id],
        venueKey: closure.venueKey,
        closureId: closure.id,
      })),
  )
}

/** Whole-day events (a camp, holidays) don't conflict with times. */
function personClashes(
  held: readonly ClashingEvent[],
  links: readonly ClashLink[],
): readonly Clash[] {
  const timed = new Map(held.flatMap((event) => (event.isAllDay ? [] : [[event.id, event]])))
  const found = new Map<string, Clash>()
  for (const ofPerson of Map.groupBy(links, ({ person }) => person).values())
    for (const [one, other] of pairsOf(attended(ofPerson, timed))) {
      if (isSame(one.event, other.event) || !overlaps(one.event, other.event)) continue
      const kind = personClashKind(one.link, other.link)
      const eventIds = [one.event.id, other.event.id]
      const key = [kind, ...eventIds].join(' ')
      const named = [one.link.memberId, other.link.memberId]
      const memberIds = [...new Set([...(found.get(key)?.memberIds ?? []), ...named])]
      found.set(key, { ...nothing, kind, eventIds, memberIds })
    }
  return [...found.values()]
}

interface Attended {
  readonly event: ClashingEvent
  readonly link: ClashLink
}

function attended(
  links: readonly ClashLink[],
  timed: ReadonlyMap<string, ClashingEvent>,
): readonly Attended[] {
  return links
    .flatMap((link) =>
      link.eventIds.flatMap((id) => {
        const event = timed.get(id)
        return event === undefined ? [] : [{ event, link }]
      }),
    )
    .toSorted((one, other) => byStart(one.event, other.event))
}

/** Two rows of one person mean a coach or player twice; a child and someone else mean a family. */
export function personClashKind(
  one: Omit<ClashLink, 'eventIds'>,
  other: Omit<ClashLink, 'eventIds'>,
): Exclude<ClashKind, 'venue' | 'closed'> {
  const isSelf = one.relation === 'self' && other.relation === 'self'
  // Children often have a parent's email address.
  if (!isSelf || foldText(one.name) !== foldText(other.name)) return 'family'
  return one.isCoach || other.isCoach ? 'coach' : 'player'
}

const nothing = { venueKey: null, closureId: null, memberIds: [] } as const

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const))
}

function byStart(one: ClashingEvent, other: ClashingEvent): number {
  return one.startsAt.localeCompare(other.startsAt) || one.id.localeCompare(other.id)
}
