/** A line as far as it was cut into parts; nothing is understood yet. Empty where it says nothing. */
export interface RawMatch {
  /** From 1. */
  readonly line: number
  readonly written: string
  readonly date: string
  readonly time: string
  readonly round: string
  readonly home: string
  readonly away: string
  readonly score: string
  readonly venue: string
  /** The score is in a column that is called so. */
  readonly isUnderResult?: boolean
  /** "21:25" is how they played, whatever else it looks like. */
  readonly isSurelyScore?: boolean
}

/** What a line cannot be cut into. */
export interface RawProblem {
  readonly line: number
  readonly written: string
  readonly problem: 'teams_unclear' | 'json_unreadable'
}

export type RawLine = RawMatch | RawProblem

export function isCut(raw: RawLine): raw is RawMatch {
  return !('problem' in raw)
}
