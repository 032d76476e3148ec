import { exportFormats } from '@touchline/domain/members/export/formats'
import { gameTypes } from '@touchline/domain/statistics/game-types'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { teamKey } from '../events/shapes/requests.ts'
import { day, id } from '../wire/values.ts'

const type = z.enum(gameTypes)

/** Filters the games; without any, all games count. */
const counted = { seasonId: id.optional(), type: type.optional(), leagueId: id.optional() }

export const teamQuery = teamKey.extend(counted)

const balance = z.object({
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
})

export type Balance = z.infer<typeof balance>

const result = z.enum(['won', 'drawn', 'lost'])
const run = z.object({ longest: z.int(), current: z.int() })

/** A match with a result, as seen by the team. */
const game = z.object({
  id,
  type,
  /** Null outside leagues, or without an event. */
  leagueId: id.nullable(),
  eventId: id.nullable(),
  date: day.nullable(),
  at: z.enum(['home', 'away', 'neutral']),
  opponent: z.string(),
  scored: z.int(),
  conceded: z.int(),
  result,
})

export type Game = z.infer<typeof game>

/** The team's results, as in domain/statistics/team-statistics. */
export const teamFigures = z.object({
  total: balance,
  home: balance,
  away: balance,
  neutral: balance,
  withoutConceding: z.int(),
  /** The last five games, latest last. */
  form: z.array(result),
  runs: z.object({ winning: run, unbeaten: run, withoutWin: run, losing: run }),
  /** Game by game, earliest first, with totals of scored and conceded so far. */
  course: z.array(z.object({ game, scored: z.int(), conceded: z.int() })),
})

export type TeamFigures = z.infer<typeof teamFigures>

export const playersQuery = teamQuery.extend({
  limit: z.coerce.number<number | string>().int().min(1).max(500).default(200),
  cursor: id.optional(),
})

/** A player's statistics, as in domain/statistics/player-statistics. */
const player = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  isPlaceholder: z.boolean(),
  /** For people invited by email only, who have no name yet. */
  email: z.string().nullable(),
  role: z.string(),
  position: z.string().nullable(),
  games: z.int(),
  starts: z.int(),
  minutes: z.int(),
  goals: z.int(),
  points: z.int(),
  assists: z.int(),
  yellowCards: z.int(),
  redCards: z.int(),
  votes: z.int(),
  /**
   * The share of recorded events the person attended, including practices unless games are
   * filtered.
   */
  attendanceRate: z.number().min(0).max(1).nullable(),
})

export type PlayerFigures = z.infer<typeof player>

/** Players and parents see their own figures; staff of a team with Premium see all. */
export const playersAnswer = z.object({
  players: z.array(player),
  next: z.string().nullable(),
  /** The figures include totals from before the team's matches were here. */
  hasEarlier: z.boolean(),
  others: z.enum(['shown', 'for_staff', 'premium_needed', 'unavailable']),
})

export type PlayersAnswer = z.infer<typeof playersAnswer>

/** The games with results, or the players, as a file; `memberIds` selects and orders people. */
export const statisticsExport = teamQuery.extend({
  what: z.enum(['games', 'players']),
  format: z.enum(exportFormats),
  /** Language of the headings. */
  language: z.enum(languages),
  memberIds: z.array(id).min(1).max(5000).optional(),
})

export type StatisticsExport = z.infer<typeof statisticsExport>
