import type { Adjustment } from './league.ts'
import type { ComparedValues } from './rank-teams.ts'
import type { Criterion } from './rule-set.ts'

/** Figures for and against. */
export interface ForAgainst {
  readonly own: number
  readonly theirs: number
}

/** A row of a table. */
export interface Row {
  readonly team: string
  /** Level teams share a position, and the next one is skipped: 1, 1, 3. */
  readonly position: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Matches won and lost in overtime, included in `won` and `lost`. */
  readonly overtime: { readonly won: number; readonly lost: number }
  /** Matches won and lost in a shoot-out, included in `won` and `lost`. */
  readonly shootOut: { readonly won: number; readonly lost: number }
  /** Goals or points; sets in sports with sets. */
  readonly scored: number
  readonly conceded: number
  readonly difference: number
  /** Rally points, 0 if unknown. */
  readonly balls: ForAgainst
  readonly tries: ForAgainst
  /** Total with bonuses, deductions and carried-over points. */
  readonly points: number
  /** Points opponents won against this team (in handball shown after the colon). */
  readonly pointsAgainst: number
  readonly pointsPerGame: number
  readonly bonusPoints: number
  /** Points at the start of the stage; 0 if none are carried over. */
  readonly carriedPoints: number
  /** Points added or deducted by decision, each with its reason. */
  readonly adjustments: readonly Adjustment[]
  /** The criterion that ranks the team below the previous row; null in the first row. */
  readonly behind: Separation | null
  /** The values that criterion compared; null if there are none or one is infinite. */
  readonly compared: ComparedValues | null
}

/** 'shared': nothing separates the teams. 'struck_out': the team left the league and ranks last. */
export type Separation = Criterion | 'shared' | 'struck_out'
