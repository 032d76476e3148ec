import { homeAways } from '@touchline/domain/events/event-types'
import { answerVisibility } from '@touchline/domain/events/inviting'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { z } from 'zod'

import { day, id, instant, line, paragraph, version } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { knockOut } from './knock-out.ts'
import { match, time } from './matches.ts'
import { adjustment, leaguePartsChange, leagueTeam, newLeagueTeam, stage } from './parts.ts'
import { ruleSet } from './rules.ts'

export const teamKey = z.object({ teamId: id })

/** How our matches invite people: the wizard's second step. */
export const leagueInvitations = z.object({
  type: z.enum(['automatic', 'manual']).default('automatic'),
  daysBefore: z.int('days_invalid').min(0, 'days_invalid').max(60, 'days_invalid').default(5),
  hoursBefore: z.int('hours_invalid').min(0, 'hours_invalid').max(23, 'hours_invalid').default(0),
  /** Sends the team's usual reminders for these matches too. */
  autoReminder: z.boolean().default(true),
  /** Beyond `places`, people join a waiting list; if false, there is no limit. */
  firstComeFirstServed: z.boolean().default(false),
  places: z
    .int('places_invalid')
    .min(1, 'places_invalid')
    .max(99, 'places_invalid')
    .nullable()
    .default(null),
  attendanceVisibility: z.enum(answerVisibility).default('everyone'),
})

const fields = z.object({
  name: line(leagueLimits.nameLength).min(1, 'name_required'),
  seasonId: id.nullable(),
  /** A sport from domain/teams/options, or free text. */
  sport: line(60).min(1),
  /** '3v3' to '15v15'. */
  format: line(20).nullable(),
  /** The saved location of our home matches. */
  venueId: id.nullable(),
  address: paragraph(300).nullable(),
  rules: ruleSet,
  invitations: leagueInvitations,
})

export type LeagueFields = z.infer<typeof fields>
export type LeagueInvitations = z.infer<typeof leagueInvitations>

/** One of our matches, in the wizard's last step. */
export const fixture = z.object({
  day: z.int().min(1).max(leagueLimits.rounds),
  opponent: line(leagueLimits.nameLength).min(1, 'opponent_required'),
  opponentId: id.nullable().default(null),
  startDate: day,
  startTime: time.nullable().default(null),
  location: z.enum(homeAways).default('home'),
  venueId: id.nullable().default(null),
  address: line(leagueLimits.venueLength).nullable().default(null),
})
export type Fixture = z.infer<typeof fixture>

/**
 * Creates a league with the wizard's data, all or nothing. Adds our team and every opponent in the
 * fixtures; `teams` can name more.
 */
export const newLeague = teamKey.extend({
  name: fields.shape.name,
  seasonId: id.nullable().default(null),
  /** Defaults to the team's sport, with its rule set. */
  sport: fields.shape.sport.optional(),
  rules: ruleSet.optional(),
  format: fields.shape.format.default(null),
  venueId: id.nullable().default(null),
  address: fields.shape.address.default(null),
  invitations: leagueInvitations.prefault({}),
  teams: z.array(newLeagueTeam).max(leagueLimits.teams).default([]),
  fixtures: z.array(fixture).max(leagueLimits.matches).default([]),
})
export type NewLeague = z.infer<typeof newLeague>
export type NewLeagueInput = z.input<typeof newLeague>

export const leagueChange = fields.partial()
export type LeagueChange = z.infer<typeof leagueChange>

/**
 * `was` holds the values shown to the sender: edits of different fields are merged, edits of parts
 * aren't.
 */
export const leagueEdit = leagueKey.extend({
  version,
  was: leagueChange.optional(),
  changes: leagueChange.extend(leaguePartsChange.shape),
})
export type LeagueEdit = Omit<z.infer<typeof leagueEdit>, 'teamId'>

/** The public page: closed, at a secret URL, or open to everyone under a name. */
export const publicAddress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('secret'), path: z.string() }),
  z.object({ kind: z.literal('open'), path: z.string(), slug: z.string() }),
])
export type PublicAddress = z.infer<typeof publicAddress>

export const league = fields.extend({
  id,
  teamId: id,
  version,
  timeZone: z.string(),
  createdAt: instant,
  /** The URL for visitors; null for people who aren't staff. */
  publicPage: publicAddress.nullable(),
})
export type League = z.infer<typeof league>

/** Typed for domain/leagues/standings, with names added. */
export const leagueDetails = z.object({
  league,
  teams: z.array(leagueTeam),
  matches: z.array(match),
  adjustments: z.array(adjustment),
  stages: z.array(stage),
  knockOuts: z.array(knockOut),
  lots: z.array(z.array(id)),
})
export type LeagueDetails = z.infer<typeof leagueDetails>

/** A league in lists and selects. */
export const leagueSummary = league
  .pick({ id: true, name: true, seasonId: true, sport: true, format: true, createdAt: true })
  .extend({
    teamCount: z.int(),
    matchCount: z.int(),
    /** Matches with a result. */
    playedCount: z.int(),
    nextOn: day.nullable(),
  })
export type LeagueSummary = z.infer<typeof leagueSummary>

export const leagueQuery = teamKey.extend({ seasonId: id.optional() })
export const leagueList = z.object({ leagues: z.array(leagueSummary) })
