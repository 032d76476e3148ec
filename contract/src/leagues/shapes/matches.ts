import { timePattern } from '@touchline/domain/events/days'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { z } from 'zod'

import { withTotal } from '../../wire/caps.ts'
import { day, filledLine, id, instant, line, paragraph, version } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { outcome } from './outcome.ts'

export const time = z.string('time_required').regex(timePattern, 'time_required')

/** So many matches come in one request at most, and so many belong to a league. */
const maxMatches = leagueLimits.matches
/** A whole day of play, several times over. */
const maxEdits = 200
/** A season of matches as they are planned; scores in many sets come a day at a time. */
const maxValues = 25_000

/** What a match is (domain/leagues/match), when and where. Teams and stage by their ids. */
const fields = z.object({
  /** The number of the day ("Day 1") within its stage. */
  round: z.int().min(1).max(leagueLimits.rounds).nullable(),
  stage: id.nullable(),
  home: id,
  away: id,
  /** On the wall clock of the league's place; null while unknown. */
  date: day.nullable(),
  time: time.nullable(),
  /** On neutral ground: the home team is only named first. */
  isNeutral: z.boolean(),
  /** A saved location, or free text. */
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

/** The sheet sent to the opponent, with their answer; for staff. */
export const matchSheet = z.object({
  sentTo: z.string().nullable(),
  sentAt: instant,
  endsAt: instant,
  /** The opponent confirmed this version. */
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
  /** Of a knock-out: the tie it belongs to. */
  tie: z.string().nullable(),
  /** Our own matches are events of the calendar; day, time and place are those of the event. */
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

export const newMatches = withTotal(
  leagueKey.extend({ matches: z.array(newMatch).min(1).max(maxMatches) }),
  maxValues,
)

const oneEdit = z.object({
  matchId: id,
  /** The version the change was made on. When there is a newer one: `changed_meanwhile`… */
  version,
  /** …unless the fields changed here still are as they were then. */
  was: matchChange.optional(),
  changes: matchChange,
})

export type MatchEdit = z.infer<typeof oneEdit>

/** Several at once, all or none: results of a whole day, or a day that moves. */
export const matchEdits = leagueKey.extend({
  edits: z
    .array(oneEdit)
    .min(1)
    .max(maxEdits)
    .refine((edits) => new Set(edits.map(({ matchId }) => matchId)).size === edits.length),
})

export const matchSelection = leagueKey.extend({ matchIds: z.array(id).min(1).max(maxMatches) })

/** The matches that were written, as they are now. */
export const writtenMatches = z.object({ matches: z.array(match) })

export const removedMatches = z.object({ matchIds: z.array(id) })

/** The name of the person who writes for the opponent. */
export const writer = filledLine(100)
