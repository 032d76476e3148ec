import type { Adjustment } from './league.ts'
import type { Criterion } from './rule-set.ts'
import type { Compared } from './separate.ts'

/** One for, one against. */
export interface Tally {
  readonly own: number
  readonly theirs: number
}

/** One line of a table. */
export interface Row {
  readonly team: string
  /** Level teams share it, and the next position is left out: 1, 1, 3. */
  readonly position: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Of the won and lost, those decided in overtime. */
  readonly overtime: { readonly won: number; readonly lost: number }
  /** Of the won and lost, those decided by a shoot-out. */
  readonly shootOut: { readonly won: number; readonly lost: number }
  /** Goals or points; sets in sports of sets. */
  readonly scored: number
  readonly conceded: number
  readonly difference: number
  /** Rally points, zero where no one wrote them down. */
  readonly balls: Tally
  readonly tries: Tally
  /** All points, bonuses, deductions and carried points included. */
  readonly points: number
  /** Points the opponents took from this team (handball's 4:0 has them after the colon). */
  readonly pointsAgainst: number
  readonly pointsPerGame: number
  readonly bonusPoints: number
  /** What the stage began with; zero where nothing is carried over. */
  readonly carriedPoints: number
  /** Points added or deducted by decisions, each with its reason. */
  readonly adjustments: readonly Adjustment[]
  /** What puts the team below the row before it; null in the first row. */
  readonly behind: Separation | null
  /** The figures that criterion compared; null where nothing was, or where one is without end. */
  readonly compared: Compared | null
}

/** 'shared': nothing separates them. 'struck_out': the team left the league and ranks last. */
export type Separation = Criterion | 'shared' | 'struck_out'
