/** A line split into parts that aren't interpreted yet; missing parts are empty. */
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
  /** The score is from a result column. */
  readonly isUnderResult?: boolean
  /** "21:25" is certainly a score and no time. */
  readonly isSurelyScore?: boolean
}

/** A line that couldn't be split. */
export interface RawProblem {
  readonly line: number
  readonly written: string
  readonly problem: 'teams_unclear' | 'json_unreadable'
}

export type RawLine = RawMatch | RawProblem

export function isRawMatch(raw: RawLine): raw is RawMatch {
  return !('problem' in raw)
}
