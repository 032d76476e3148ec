import type { League } from './league.ts'
import type { Match } from './match.ts'

/** The table after a day, or after a match day. */
export type AsOf =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'round'; readonly round: number }

export interface TableQuery {
  /** Needed if the league has stages. */
  readonly stage?: string | null | undefined
  /** By default all results and the decisions without an end. */
  readonly asOf?: AsOf | undefined
}

/** A point in the season: which matches count, and the day. */
export interface Moment {
  readonly stage: string | null
  readonly asOf: AsOf | undefined
  readonly day: string
}

/** Later than any match. */
const atTheEnd = '9999-12-31'

export function toMoment(league: League, { stage = null, asOf }: TableQuery): Moment {
  if (!asOf) return { stage, asOf, day: atTheEnd }
  if (asOf.kind === 'day') return { stage, asOf, day: asOf.day }
  const moment = { stage, asOf, day: '' }
  const days = league.matches
    .filter((match) => match.stage === stage && countsAt(match, moment))
    .map(({ date }) => date ?? '')
  return { ...moment, day: days.reduce((latest, day) => (day > latest ? day : latest), '') }
}

/** Matches without a date always count; after a round, all earlier stages do. */
export function countsAt({ date, round, stage }: Match, moment: Moment): boolean {
  if (!moment.asOf) return true
  if (moment.asOf.kind === 'day') return date === null || date <= moment.asOf.day
  return stage !== moment.stage || (round !== null && round <= moment.asOf.round)
}

/** True if a decision is in force on a day, first and last included. */
export function isInForceOn(
  { from, until }: { readonly from: string | null; readonly until: string | null },
  day: string,
): boolean {
  return (from === null || from <= day) && (until === null || day <= until)
}
