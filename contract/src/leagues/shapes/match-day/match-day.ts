import { periodLimits } from '@touchline/domain/leagues/match-day/periods'
import { z } from 'zod'

import { eventKey } from '../../../events/shapes/asking.ts'
import { answer } from '../../../events/shapes/event.ts'
import { id, instant, paragraph, version } from '../../../wire/values.ts'
import { outcome, played } from '../outcome.ts'
import { lineUp } from './line-up.ts'
import { live } from './live.ts'

const periods = z.object({
  count: z.int().min(1).max(periodLimits.count),
  /** Null where a period lasts until it is decided, such as a set. */
  minutes: z.int().min(1).max(periodLimits.minutes).nullable(),
})

/** A person of the match. Staff read about all who may play, others about those who are named. */
const person = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  /** The name for outsiders: only the first name of minors and of people without an age; for staff. */
  publicName: z.string().nullable(),
  jerseyNumber: z.string().nullable(),
  position: z.string().nullable(),
  /** The name of the team a guest comes from. */
  guestOf: z.string().nullable(),
  /** For staff; null for others and for those who are silent. */
  answer: answer.nullable(),
  /** Coaches, managers and others around the players, who aren't put on the pitch by themselves. */
  isStaff: z.boolean(),
  /** Whether the event asks this person, now or later; for staff, false for others. */
  isAsked: z.boolean(),
})

export type MatchPerson = z.infer<typeof person>

/** The vote for the best player, open to those who played for a day after the end. */
const vote = z.object({
  isOpen: z.boolean(),
  closesAt: instant,
  /** The players: they vote, and can be chosen; no one can vote for themselves. */
  players: z.array(id),
  votes: z.int(),
  /** In whose name the reader votes: their own, or a child's without an account. */
  mine: z.array(z.object({ memberId: id, choice: id.nullable() })),
  /** Known when the vote is over; several can share it. Null before, and without votes. */
  best: z.object({ memberIds: z.array(id), votes: z.int() }).nullable(),
})

/** Everything of a match on its day, as far as the reader may know. */
export const matchDay = z.object({
  eventId: id,
  /** Of the league, else of the team. */
  sport: z.string(),
  format: z.string().nullable(),
  /** The side of an outcome that is ours. */
  side: z.enum(['home', 'away']),
  /** The league match whose result it is. */
  league: z.object({ leagueId: id, matchId: id }).nullable(),
  settings: z.object({
    version,
    /** Who enters what happens beside the staff; guardians do so for a child. */
    scorer: id.nullable(),
    periods,
  }),
  /** Null while there is none, or none to be seen by the reader. */
  lineUp: lineUp.nullable(),
  people: z.array(person),
  live,
  result: z.object({
    version,
    /** Null before it is entered. */
    outcome: outcome.nullable(),
    /** When the final result was first known; the vote begins then. */
    endedAt: instant.nullable(),
    /** What the rules or the sport ask for beside the score. */
    asked: z.object({ sets: z.boolean(), tries: z.boolean() }),
  }),
  report: z.object({ version, text: z.string().nullable() }),
  /** Null before the end, and without a line-up. */
  vote: vote.nullable(),
})

export type MatchDay = z.infer<typeof matchDay>

/** Settings and report, each with the version the change was made on; 0 for the first one. */
export const matchDayEdit = eventKey.extend({
  settings: z
    .object({ version, scorer: id.nullable().optional(), periods: periods.optional() })
    .optional(),
  report: z.object({ version, text: paragraph(5000).nullable() }).optional(),
})

export const resultEdit = eventKey.extend({
  version,
  /** Null removes the result: the match goes on. */
  outcome: played.nullable(),
})

export const playerVote = eventKey.extend({
  /** Who votes. */
  memberId: id,
  choice: id.nullable(),
})
