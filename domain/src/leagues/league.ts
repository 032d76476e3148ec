import type { Match } from './match.ts'
import type { RuleSet } from './rule-set.ts'

/** Options for the matches of a team that left the league. */
export const struckOutMatches = ['annulled', 'counted'] as const
export type StruckOutMatches = (typeof struckOutMatches)[number]

/** From a day on (null: from the beginning) the team is out. Annulled, it also leaves the table. */
export interface StruckOut {
  readonly from: string | null
  readonly matches: StruckOutMatches
}

export interface LeagueTeam {
  readonly id: string
  readonly struckOut: StruckOut | null
  /** Penalty points of fair play, fewer are better; null if they are not counted. */
  readonly fairPlay: number | null
}

/** Points taken off (negative) or given by a decision, from the first to the last of these days. */
export interface Adjustment {
  readonly id: string
  readonly team: string
  readonly points: number
  readonly reason: string
  readonly from: string | null
  readonly until: string | null
  /** Part of that stage's points, halved with them; null for the table as it is shown. */
  readonly stage: string | null
}

export const carriedPoints = ['all', 'halved_down', 'halved_up', 'halved', 'none'] as const
export type CarriedPoints = (typeof carriedPoints)[number]

/** What a stage takes over from an earlier one. */
export interface CarryOver {
  readonly stage: string
  readonly points: CarriedPoints
  /** Which matches: all, or only those between teams that went on together. */
  readonly matches: 'all' | 'between_teams_of_the_stage'
  /** Whether played, won, scored and so on stay in the row. */
  readonly record: 'kept' | 'fresh'
}

/** A part of the season with a table of its own, or a knock-out, which has none. */
export type Stage =
  | {
      readonly kind: 'table'
      readonly id: string
      /** null: every team of the league. */
      readonly teams: readonly string[] | null
      readonly carry: CarryOver | null
      /** Its own; null for those of the league. A stage that takes it over takes what they gave. */
      readonly rules: RuleSet | null
    }
  | { readonly kind: 'knock_out'; readonly id: string }

/** All that a table is made of. The order of every list is without meaning. */
export interface League {
  /** Tells what an awarded set counts in rally points. */
  readonly sport?: string
  readonly rules: RuleSet
  readonly teams: readonly LeagueTeam[]
  readonly matches: readonly Match[]
  readonly adjustments: readonly Adjustment[]
  /** Empty: one table of all matches whose stage is null. */
  readonly stages: readonly Stage[]
  /** Each drawing of lots: level teams in the order drawn. */
  readonly lots: readonly (readonly string[])[]
}
