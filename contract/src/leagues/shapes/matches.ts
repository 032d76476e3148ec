import { timePattern } from '@touchline/domain/events/days'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { z } from 'zod'

import { withMaxValues } from '../../wire/caps.ts'
import { day, requiredLine, id, instant, line, paragraph, version } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { outcome } from './outcome.ts'

export const time = z.string('time_required').regex(timePattern, 'time_required')

/** Limits the matches in one request and in a league. */
const maxMatches = leagueLimits.matches
/** Several times a full match day. */
const maxEdits = 200
/** Enough for a season's fixtures; results with many sets are entered day by day. */
const maxValues = 25_000

/** A match (domain/leagues/match) with time and place; teams and stage by id. */
const fields = z.object({
  /** The match day's number ("Day 1") within its stage. */
  round: z.int().min(1).max(leagueLimits.rounds).nullable(),
  stage: id.nullable(),
  home: id,
  away: id,
  /** In the league's time zone; null if unknown. */
  date: day.nullable(),
  time: time.nullable(),
  /** On neutral ground; the home team is only listed first. */
  isNeutral: z.boolean(),
  /** A saved location; `venue` is free text. */
  venueId: id.nullable(),
  venue: line(leagueLimits.venueLength).nullable(),
  outcome,
  note: paragraph(500).nullable(),
})

export type MatchFields = z.infer<typeof fields>

const { shape } = fields

export const newMatch = fields.extend({
  round: shape.round.default(null),
  stage: shape.stage.default(null),
  date: shape.date.default(null),
  time: shape.time.default(null),
  isNeutral: shape.isNeutral.default(false),
  venueId: shape.venueId.default(null),
  venue: shape.venue.default(null),
  outcome: shape.outcome.default({ kind: 'open' }),
  note: shape.note.default(null),
})

export const matchChange = fields.partial()

/** The match sheet sent to the opponent, with their answer; for staff. */
export const matchSheet = z.object({
  sentTo: z.string().nullable(),
  sentAt: instant,
  endsAt: instant,
  /** When the opponent confirmed this version. */
  confirmedAt: instant.nullable(),
  confirmedBy: z.string().nullable(),
  proposal: z
    .object({
      id,
      by: z.string(),
      date: day,
      time: time.nullable(),
      venue: z.string().nullable(),
      outcome: outcome.nullable(),
      words: z.string().nullable(),
      at: instant,
    })
    .nullable(),
})

export const match = fields.extend({
  id,
  version,
  /** The knock-out tie, if any. */
  tie: z.string().nullable(),
  /** The calendar event of our own match, whose time and place count. */
  eventId: id.nullable(),
  /** The event is cancelled. */
  isCalledOff: z.boolean(),
  /** The name of the saved location, or the free text. */
  venueName: z.string().nullable(),
  sheet: matchSheet.nullable(),
})

export type Match = z.infer<typeof match>
export type NewMatch = z.infer<typeof newMatch>
export type MatchChange = z.infer<typeof matchChange>
export type MatchSheet = z.infer<typeof matchSheet>

export const matchKey = leagueKey.extend({ matchId: id })

export const newMatches = withMaxValues(
  leagueKey.extend({ matches: z.array(newMatch).min(1).max(maxMatches) }),
  maxValues,
)

const oneEdit = z.object({
  matchId: id,
  /**
   * The version that was edited. If there is a newer one, the request fails with
   * `changed_meanwhile`,
   */
  version,
  /** unless `was` shows that others changed different fields. */
  was: matchChange.optional(),
  changes: matchChange,
})

export type MatchEdit = z.infer<typeof oneEdit>

/** Edits several matches, all or none: a day's results, or a day that moves. */
export const matchEdits = leagueKey.extend({
  edits: z
    .array(oneEdit)
    .min(1)
    .max(maxEdits)
    .refine((edits) => new Set(edits.map(({ matchId }) => matchId)).size === edits.length),
})

export const matchSelection = leagueKey.extend({ matchIds: z.array(id).min(1).max(maxMatches) })

/** The saved matches. */
export const savedMatches = z.object({ matches: z.array(match) })

export const removedMatchIds = z.object({ matchIds: z.array(id) })

/** The name of the person who writes for the opponent. */
export const writerName = requiredLine(100)
