/** What each side has: goals, points, sets or tries. */
export interface Score {
  readonly home: number
  readonly away: number
}

/** Overtime also means extra time; a shoot-out also means penalties. */
export const decisions = ['regulation', 'overtime', 'shoot_out'] as const
export type Decision = (typeof decisions)[number]

export interface Played {
  readonly kind: 'played'
  /**
   * Goals or points, sets in sports of sets; goals of overtime included. After a shoot-out either
   * level (2:2, with `shootOut` 4:3) or with one goal more for winning it (3:2).
   */
  readonly score: Score
  readonly decided: Decision
  /** The score of the shoot-out itself; null where there was none or no one wrote it down. */
  readonly shootOut: Score | null
  /** Rally points of each set, in order. */
  readonly sets: readonly Score[]
  readonly tries: Score | null
  readonly halfTime: Score | null
}

/** Whom an awarded match is given against; both lose it, or it counts as drawn. */
export const awardedAgainst = ['home', 'away', 'both', 'nobody'] as const
export type AwardedAgainst = (typeof awardedAgainst)[number]

export interface Awarded {
  readonly kind: 'awarded'
  readonly score: Score
  readonly against: AwardedAgainst
  /** Points set by a decision; null for those of the rule set's forfeits. */
  readonly points: Score | null
}

/**
 * What became of a match. `cancelled`: it will never be played, the rule set says what that counts.
 * `annulled`: whatever happened counts for nothing.
 */
export type Outcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'postponed' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'annulled' }
  | Played
  | Awarded

export interface Match {
  readonly id: string
  readonly home: string
  readonly away: string
  /** YYYY-MM-DD; null while unknown. */
  readonly date: string | null
  /** The number of the day ("Day 1") within its stage. */
  readonly round: number | null
  /** One of the league's stages; null where it has none. */
  readonly stage: string | null
  readonly outcome: Outcome
}

/** Played and over in the ordinary time, with nothing known but the score. */
export function playedTo(home: number, away: number): Played {
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
