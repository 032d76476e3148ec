import { periodLimits } from '@touchline/domain/leagues/match-day/periods'
import { z } from 'zod'

import { answer } from '../../../events/shapes/event.ts'
import { eventKey } from '../../../events/shapes/requests.ts'
import { id, instant, paragraph, version } from '../../../wire/values.ts'
import { outcome, playedOutcome } from '../outcome.ts'
import { lineUp } from './line-up.ts'
import { liveMatch } from './live.ts'

const periods = z.object({
  count: z.int().min(1).max(periodLimits.count),
  /** Null if a period lasts until decided, such as a set. */
  minutes: z.int().min(1).max(periodLimits.minutes).nullable(),
})

/** A person in a match. Staff see everyone who may play, others only those named. */
const person = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  /**
   * The name for outsiders: only the first name of minors and of people of unknown age; for staff.
   */
  publicName: z.string().nullable(),
  jerseyNumber: z.string().nullable(),
  position: z.string().nullable(),
  /** The guest's own team. */
  guestOf: z.string().nullable(),
  /** For staff; null for others and without an answer. */
  answer: answer.nullable(),
  /** Coaches and others who don't play, and aren't placed automatically. */
  isStaff: z.boolean(),
  /** Whether the event invites this person, now or later; for staff, otherwise false. */
  isAsked: z.boolean(),
})

export type MatchPerson = z.infer<typeof person>

/** The vote for the best player: open to those who played, for a day after the end. */
const vote = z.object({
  isOpen: z.boolean(),
  closesAt: instant,
  /** Players who vote and can be chosen; not for themselves. */
  players: z.array(id),
  votes: z.int(),
  /** For whom the reader votes: themselves, or a child without an account. */
  mine: z.array(z.object({ memberId: id, choice: id.nullable() })),
  /** The winners after the vote has closed; null before, and without votes. */
  best: z.object({ memberIds: z.array(id), votes: z.int() }).nullable(),
})

/** A match day, limited to what the reader may see. */
export const matchDay = z.object({
  eventId: id,
  /** Of the league, or else of the team. */
  sport: z.string(),
  format: z.string().nullable(),
  /** Which side of the outcome is ours. */
  side: z.enum(['home', 'away']),
  /** The league match, if any. */
  league: z.object({ leagueId: id, matchId: id }).nullable(),
  settings: z.object({
    version,
    /** Enters events besides the staff; for a child, its guardians do. */
    scorer: id.nullable(),
    periods,
  }),
  /** Null if there is none, or the reader may not see it. */
  lineUp: lineUp.nullable(),
  people: z.array(person),
  live: liveMatch,
  result: z.object({
    version,
    /** Null until entered. */
    outcome: outcome.nullable(),
    /** When the final result was first entered, which opens the vote. */
    endedAt: instant.nullable(),
    /** What rules or sport need besides the score. */
    asked: z.object({ sets: z.boolean(), tries: z.boolean() }),
  }),
  report: z.object({ version, text: z.string().nullable() }),
  /** Null before the end, and without a line-up. */
  vote: vote.nullable(),
})

export type MatchDay = z.infer<typeof matchDay>

/** Settings or report, with the edited version; 0 for the first one. */
export const matchDayEdit = eventKey.extend({
  settings: z
    .object({ version, scorer: id.nullable().optional(), periods: periods.optional() })
    .optional(),
  report: z.object({ version, text: paragraph(5000).nullable() }).optional(),
})

export const resultEdit = eventKey.extend({
  version,
  /** Null removes the result and reopens the match. */
  outcome: playedOutcome.nullable(),
})

export const playerVote = eventKey.extend({
  /** The member whose vote it is. */
  memberId: id,
  choice: id.nullable(),
})
