import type { Match } from './match.ts'
import type { RuleSet } from './rule-set.ts'

/** How matches count of a team that left the league. */
export const withdrawalRules = ['annulled', 'counted'] as const
export type WithdrawalRule = (typeof withdrawalRules)[number]

/** From which day (null: the start) the team is out. If annulled, it also leaves the table. */
export interface TeamWithdrawal {
  readonly from: string | null
  readonly matches: WithdrawalRule
}

export interface LeagueTeam {
  readonly id: string
  readonly struckOut: TeamWithdrawal | null
  /** Fair play penalty points, fewer are better; null if not counted. */
  readonly fairPlay: number | null
}

/** Points deducted (negative) or added by decision, from the first to the last of these days. */
export interface Adjustment {
  readonly id: string
  readonly team: string
  readonly points: number
  readonly reason: string
  readonly from: string | null
  readonly until: string | null
  /**
   * Counts towards that stage's points and is halved with them; null changes only the displayed
   * table.
   */
  readonly stage: string | null
}

export const carriedPoints = ['all', 'halved_down', 'halved_up', 'halved', 'none'] as const
export type CarriedPoints = (typeof carriedPoints)[number]

/** What a stage carries over from an earlier one. */
export interface CarryOver {
  readonly stage: string
  readonly points: CarriedPoints
  /** All matches, or only those between teams of this stage. */
  readonly matches: 'all' | 'between_teams_of_the_stage'
  /** Whether figures such as played and won are carried over. */
  readonly record: 'kept' | 'fresh'
}

/** A part of the season with its own table, or a knock-out without one. */
export type Stage =
  | {
      readonly kind: 'table'
      readonly id: string
      /** null: every team of the league. */
      readonly teams: readonly string[] | null
      readonly carry: CarryOver | null
      /**
       * Its own rules; null for those of the league. A stage that carries this one over uses the
       * points given by them.
       */
      readonly rules: RuleSet | null
    }
  | { readonly kind: 'knock_out'; readonly id: string }

/** Everything a table is computed from. The order of the lists doesn't matter. */
export interface League {
  /** Decides the rally points of an awarded set. */
  readonly sport?: string
  readonly rules: RuleSet
  readonly teams: readonly LeagueTeam[]
  readonly matches: readonly Match[]
  readonly adjustments: readonly Adjustment[]
  /** Empty: one table of all matches without a stage. */
  readonly stages: readonly Stage[]
  /** Draws of lots: level teams in the order drawn. */
  readonly lots: readonly (readonly string[])[]
}
