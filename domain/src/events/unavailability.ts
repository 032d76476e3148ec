import { wallClockOf } from '../values/day-in-zone.ts'
import { lastDayOf } from './days-covered.ts'
import { daysBetween } from './days.ts'
import type { SpanMoments } from './moments.ts'

export const unavailabilityReasons = [
  'holiday',
  'illness',
  'injury',
  'school_or_work',
  'other',
] as const

export type UnavailabilityReason = (typeof unavailabilityReasons)[number]

/** Long enough for a season's injury, short enough to catch a wrong year. */
export const maxUnavailabilityDays = 366

/** How many current and coming periods one person can have. */
export const maximumUnavailabilities = 50

/** Days of the team's calendar, both included. */
export interface DayRange {
  readonly firstDay: string
  readonly lastDay: string
}

export interface Unavailability extends DayRange {
  readonly id: string
}

export const unavailabilityProblems = [
  'away_first_required',
  'away_last_required',
  'away_last_before_first',
  'away_too_long',
  'away_over',
  'away_too_many',
] as const

export type UnavailabilityProblem = (typeof unavailabilityProblems)[number]

/** Why the days are refused, or undefined. */
export function daysProblem(
  { firstDay, lastDay }: DayRange,
  today: string,
): UnavailabilityProblem | undefined {
  if (firstDay === '') return 'away_first_required'
  if (lastDay === '') return 'away_last_required'
  if (lastDay < firstDay) return 'away_last_before_first'
  if (daysBetween(firstDay, lastDay) >= maxUnavailabilityDays) return 'away_too_long'
  return lastDay < today ? 'away_over' : undefined
}

/** True if an event overlaps one of the days in the team's time zone. */
export function isAwayAt(
  { firstDay, lastDay }: DayRange,
  event: SpanMoments,
  zone: string,
): boolean {
  const startsLocal = wallClockOf(event.startsAt, zone)
  const endsLocal = wallClockOf(event.endsAt, zone)
  const lastOfEvent = lastDayOf({ startsLocal, endsLocal, isAllDay: event.isAllDay })
  return firstDay <= lastOfEvent && startsLocal.slice(0, 10) <= lastDay
}

/** The absence that covers an event; of several, the one that ends last. */
export function findCoveringAbsence<Range extends Unavailability>(
  ranges: readonly Range[],
  event: SpanMoments,
  zone: string,
): Range | undefined {
  return ranges.filter((range) => isAwayAt(range, event, zone)).toSorted(endsLastFirst)[0]
}

function endsLastFirst(one: Unavailability, other: Unavailability): number {
  if (one.lastDay !== other.lastDay) return one.lastDay > other.lastDay ? -1 : 1
  return one.id < other.id ? -1 : 1
}

/** A person's invitation and answer to an event. */
export interface Attendee extends SpanMoments {
  readonly isAsked: boolean
  /** An answer by a person, one caused only by an absence, or none. */
  readonly said: 'nothing' | 'own' | { readonly because: string }
}

export type PreAnswer =
  | { readonly kind: 'keep' }
  | { readonly kind: 'give'; readonly because: string }
  | { readonly kind: 'take_back' }

/**
 * The answer after a change to absences or the event. A person's own answer stays; an automatic
 * one follows the absence.
 */
export function decidePreAnswer(
  comer: Attendee,
  ranges: readonly Unavailability[],
  zone: string,
): PreAnswer {
  const { isAsked, said } = comer
  if (said === 'own') return { kind: 'keep' }
  const because = isAsked ? findCoveringAbsence(ranges, comer, zone)?.id : undefined
  const stands = said === 'nothing' ? undefined : said.because
  if (because === stands) return { kind: 'keep' }
  return because === undefined ? { kind: 'take_back' } : { kind: 'give', because }
}
