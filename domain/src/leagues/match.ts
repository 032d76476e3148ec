/** Goals, points, sets or tries of each side. */
export interface Score {
  readonly home: number
  readonly away: number
}

/** Overtime includes extra time; a shoot-out includes penalties. */
export const decisions = ['regulation', 'overtime', 'shoot_out'] as const
export type Decision = (typeof decisions)[number]

export interface PlayedOutcome {
  readonly kind: 'played'
  /**
   * Goals or points including overtime, or sets. After a shoot-out it is either level (2:2, with
   * `shootOut` 4:3) or has an extra goal for the winner (3:2).
   */
  readonly score: Score
  readonly decided: Decision
  /** The score of the shoot-out alone; null if there was none or it is unknown. */
  readonly shootOut: Score | null
  /** Rally points per set, in order. */
  readonly sets: readonly Score[]
  readonly tries: Score | null
  readonly halfTime: Score | null
}

/** The side a match is awarded against; `both` lose, `nobody` means a draw. */
export const awardedAgainst = ['home', 'away', 'both', 'nobody'] as const
export type AwardedAgainst = (typeof awardedAgainst)[number]

export interface AwardedOutcome {
  readonly kind: 'awarded'
  readonly score: Score
  readonly against: AwardedAgainst
  /** Points set by decision; null for those of the rule set. */
  readonly points: Score | null
}

/**
 * The state of a match. `cancelled`: won't be played, the rule set decides what it counts.
 * `annulled`: doesn't count, whatever was played.
 */
export type Outcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'postponed' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'annulled' }
  | PlayedOutcome
  | AwardedOutcome

export interface Match {
  readonly id: string
  readonly home: string
  readonly away: string
  /** YYYY-MM-DD; null if unknown. */
  readonly date: string | null
  /** The match day's number ("Day 1") within its stage. */
  readonly round: number | null
  /** A stage of the league; null if it has none. */
  readonly stage: string | null
  readonly outcome: Outcome
}

/** A result in regular time with only the score. */
export function playedOutcome(home: number, away: number): PlayedOutcome {
  return {
    kind: 'played',
    score: { home, away },
    decided: 'regulation',
    shootOut: null,
    sets: [],
    tries: null,
    halfTime: null,
  }
}
