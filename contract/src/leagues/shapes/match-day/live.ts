import { matchEventKinds } from '@touchline/domain/leagues/match-day/events'
import { periodLimits } from '@touchline/domain/leagues/match-day/periods'
import { z } from 'zod'

import { eventKey } from '../../../events/shapes/requests.ts'
import { id, instant, version } from '../../../wire/values.ts'

const period = z.int().min(1).max(periodLimits.count)

/** A start or stop of the clock. The sender chooses the id; a repeated id is ignored. */
const clockMark = z.object({
  id,
  kind: z.enum(['start', 'stop']),
  period,
  /** When it was tapped, also offline; a future time counts as now. */
  at: instant,
})

/** An event in a match. */
const happening = z.object({
  kind: z.enum(matchEventKinds),
  /** The side credited; an own goal counts for the other side. */
  side: z.enum(['own', 'opponent']),
  /** Our player: the scorer, the one sent off, or the one substituted. */
  member: id.nullable(),
  /** The assisting player, or the substitute. */
  partner: id.nullable(),
  period: period.nullable(),
  /** Seconds on the period's clock when it was tapped; null without a clock. */
  second: z.int().min(0).max(36_000).nullable(),
})

export type MatchHappening = z.infer<typeof happening>

const newMatchEvent = happening.extend({
  /** A UUID chosen by the sender; a repeated id is ignored. */
  id,
  member: id.nullable().default(null),
  partner: id.nullable().default(null),
  period: period.nullable().default(null),
  second: happening.shape.second.default(null),
})

export type NewMatchEvent = z.infer<typeof newMatchEvent>

const matchEvent = happening.extend({
  id,
  version,
  notedAt: instant,
  notedBy: z.string().nullable(),
})

export type MatchEventView = z.infer<typeof matchEvent>

/** The live view of a match. */
export const liveMatch = z.object({
  /** Ordered by time; domain/leagues/match-day/clock computes the minute from them. */
  marks: z.array(clockMark),
  /** In match order; events without a time come last. */
  events: z.array(matchEvent),
  /** Computed from the events; in sports with sets, the running set. */
  score: z.object({ own: z.int(), opponent: z.int() }),
})

export type LiveMatch = z.infer<typeof liveMatch>

export const newClockMarks = eventKey.extend({ marks: z.array(clockMark).min(1).max(50) })
export const clockMarkKey = eventKey.extend({ markId: id })

export const newMatchEvents = eventKey.extend({ events: z.array(newMatchEvent).min(1).max(100) })
export const matchEventKey = eventKey.extend({ matchEventId: id })

export const matchEventEdit = matchEventKey.extend({
  /** The version that was edited; a new event has 1. */
  version,
  changes: happening.partial(),
})

/** Corrected or deleted live events, latest first; for staff. */
export const matchEventHistory = z.array(
  z.object({
    matchEventId: id,
    what: z.enum(['corrected', 'taken_back']),
    before: happening,
    at: instant,
    by: z.string().nullable(),
  }),
)

export type MatchEventHistory = z.infer<typeof matchEventHistory>
