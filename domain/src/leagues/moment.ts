import type { League } from './league.ts'
import type { Match } from './match.ts'

/** The table as it was after that day, or after that day of play. */
export type AsOf =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'round'; readonly round: number }

export interface TableQuestion {
  /** Needed when the league has stages. */
  readonly stage?: string | null | undefined
  /** Without it, every result counts, and of the decisions those without an end. */
  readonly asOf?: AsOf | undefined
}

/** A point of the season: what had happened, and which day it was. */
export interface Moment {
  readonly stage: string | null
  readonly asOf: AsOf | undefined
  readonly day: string
}

/** After every day there is. */
const atTheEnd = '9999-12-31'

export function momentOf(league: League, { stage = null, asOf }: TableQuestion): Moment {
  if (!asOf) return { stage, asOf, day: atTheEnd }
  if (asOf.kind === 'day') return { stage, asOf, day: asOf.day }
  const moment = { stage, asOf, day: '' }
  const days = league.matches
    .filter((match) => match.stage === stage && hasHappened(match, moment))
    .map(({ date }) => date ?? '')
  return { ...moment, day: days.reduce((latest, day) => (day > latest ? day : latest), '') }
}

/** A match without a date has happened on every day; after a round, all of the stages before. */
export function hasHappened({ date, round, stage }: Match, moment: Moment): boolean {
  if (!moment.asOf) return true
  if (moment.asOf.kind === 'day') return date === null || date <= moment.asOf.day
  return stage !== moment.stage || (round !== null && round <= moment.asOf.round)
}

/** Whether a decision holds on a day: from its first to its last day, both included. */
export function isInForce(
  { from, until }: { readonly from: string | null; readonly until: string | null },
  day: string,
): boolean {
  return (from === null || from <= day) && (until === null || day <= until)
}
