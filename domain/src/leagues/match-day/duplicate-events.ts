import type { MatchEventKind } from './events.ts'

/** A match event with its author and time. */
export interface RecordedEvent {
  readonly id: string
  readonly kind: MatchEventKind
  readonly side: 'own' | 'opponent'
  readonly member: string | null
  readonly period: number | null
  readonly second: number | null
  readonly notedAt: string
  readonly notedBy: string | null
}

/** Seconds within which two people enter the same goal. */
const apart = 20

/** Kinds that can follow each other within seconds. */
const frequent: readonly MatchEventKind[] = [
  'one_point',
  'two_points',
  'three_points',
  'point',
  'foul',
  'substitution',
  'time_out',
  'shoot_out_scored',
  'shoot_out_missed',
]

/** Ids of events that look like duplicates entered by two people: the later of both. */
export function duplicateEvents(events: readonly RecordedEvent[]): ReadonlySet<string> {
  const twice = events.filter((event) =>
    events.some((before) => isBefore(before, event) && isTheSame(before, event)),
  )
  return new Set(twice.map(({ id }) => id))
}

function isBefore(one: RecordedEvent, other: RecordedEvent): boolean {
  return one.notedAt === other.notedAt ? one.id < other.id : one.notedAt < other.notedAt
}

function isTheSame(one: RecordedEvent, other: RecordedEvent): boolean {
  return (
    one.kind === other.kind &&
    !frequent.includes(one.kind) &&
    one.side === other.side &&
    one.period === other.period &&
    areOfTwo(one.notedBy, other.notedBy) &&
    !areOfTwo(one.member, other.member) &&
    secondsBetween(one, other) <= apart
  )
}

/** True for two known, different people. */
function areOfTwo(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}

function secondsBetween(one: RecordedEvent, other: RecordedEvent): number {
  return one.second === null || other.second === null
    ? Math.abs(Date.parse(one.notedAt) - Date.parse(other.notedAt)) / 1000
    : Math.abs(one.second - other.second)
}
