import { matchEventKinds } from '@touchline/domain/leagues/match-day/events'
import { periodLimits } from '@touchline/domain/leagues/match-day/periods'
import { z } from 'zod'

import { eventKey } from '../../../events/shapes/asking.ts'
import { id, instant, version } from '../../../wire/values.ts'

const period = z.int().min(1).max(periodLimits.count)

/** A start or stop of the clock. The id is the sender's choice: a repeated id is ignored. */
const clockMark = z.object({
  id,
  kind: z.enum(['start', 'stop']),
  period,
  /** When it was tapped, offline too; what is in the future counts as now. */
  at: instant,
})

/** What happened in a match. */
const happening = z.object({
  kind: z.enum(matchEventKinds),
  /** The player credited with it; an own goal counts for the other side. */
  side: z.enum(['own', 'opponent']),
  /** Our player: who scored, was sent off, or leaves the pitch. */
  member: id.nullable(),
  /** Who assisted, or comes on. */
  partner: id.nullable(),
  period: period.nullable(),
  /** Of the clock within the period, as it stood when it was tapped; null without a clock. */
  second: z.int().min(0).max(36_000).nullable(),
})

export type Happening = z.infer<typeof happening>

const newMatchEvent = happening.extend({
  /** The sender's choice, a UUID; a repeated id is ignored. */
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

export type ShownMatchEvent = z.infer<typeof matchEvent>

/** What people at home follow. */
export const live = z.object({
  /** In the order of time; domain/leagues/match-day/clock tells the minute by them. */
  marks: z.array(clockMark),
  /** In the order of the match; those without a time come last. */
  events: z.array(matchEvent),
  /** As the events tell it; of sports with sets, of the running set. */
  score: z.object({ own: z.int(), opponent: z.int() }),
})

export type Live = z.infer<typeof live>

export const newClockMarks = eventKey.extend({ marks: z.array(clockMark).min(1).max(50) })
export const clockMarkKey = eventKey.extend({ markId: id })

export const newMatchEvents = eventKey.extend({ events: z.array(newMatchEvent).min(1).max(100) })
export const matchEventKey = eventKey.extend({ matchEventId: id })

export const matchEventEdit = matchEventKey.extend({
  /** The version the change was made on; 1 as it was noted. */
  version,
  changes: happening.partial(),
})

/** Live events that were corrected or deleted, the latest first; for staff. */
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
