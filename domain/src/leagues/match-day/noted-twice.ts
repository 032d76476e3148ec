import type { MatchEventKind } from './events.ts'

/** A match entry with its author and time. */
export interface Noting {
  readonly id: string
  readonly kind: MatchEventKind
  readonly side: 'own' | 'opponent'
  readonly member: string | null
  readonly period: number | null
  readonly second: number | null
  readonly notedAt: string
  readonly notedBy: string | null
}

/** Two people need a moment each for the same goal. */
const apart = 20

/** Of these, others follow within seconds. */
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

/** What looks as if two people had noted it, each on a phone of their own: the later of both. */
export function notedTwice(events: readonly Noting[]): ReadonlySet<string> {
  const twice = events.filter((event) =>
    events.some((before) => isBefore(before, event) && isTheSame(before, event)),
  )
  return new Set(twice.map(({ id }) => id))
}

function isBefore(one: Noting, other: Noting): boolean {
  return one.notedAt === other.notedAt ? one.id < other.id : one.notedAt < other.notedAt
}

function isTheSame(one: Noting, other: Noting): boolean {
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

/** Two who are known, and not the same. */
function areOfTwo(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}

function secondsBetween(one: Noting, other: Noting): number {
  return one.second === null || other.second === null
    ? Math.abs(Date.parse(one.notedAt) - Date.parse(other.notedAt)) / 1000
    : Math.abs(one.second - other.second)
}
