/** Points of a match that was decided without counting sets. */
export interface ResultPoints {
  readonly win: number
  readonly draw: number
  /** Of a goalless draw; null if it counts like any other draw. */
  readonly goallessDraw: number | null
  readonly loss: number
  readonly overtimeWin: number
  readonly overtimeLoss: number
  readonly shootOutWin: number
  readonly shootOutLoss: number
  readonly forfeitWin: number
  readonly forfeitLoss: number
}

/** Points by the score in sets: 3:2 gives two to the winner and one to the loser. */
export interface SetPoints {
  readonly setsWon: number
  readonly setsLost: number
  readonly winner: number
  readonly loser: number
}

/** Bonuses that need to know how many tries each side scored: tries, a lead in them with or without winning. */
export const tryBonuses = ['tries', 'try_lead', 'try_lead_win'] as const
/** And those for goals or points, and for a clear win. */
export const scoreBonuses = ['scored', 'clear_win'] as const

/** What a side can earn more points for. */
export const thresholdBonuses = [...tryBonuses, ...scoreBonuses] as const
export type ThresholdBonus = (typeof thresholdBonuses)[number]

/** More points for a match that was really played; each rule that holds adds its own. */
export type BonusRule =
  | { readonly kind: ThresholdBonus; readonly atLeast: number; readonly points: number }
  | { readonly kind: 'narrow_loss'; readonly within: number; readonly points: number }

/** Whether a bonus is for tries. */
export function isTryBonus({ kind }: Pick<BonusRule, 'kind'>): boolean {
  return tryBonuses.some((one) => one === kind)
}

/** A cancelled match counts nothing, or as 0:0 with these points for each side. */
export type CancelledRule =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'draw'; readonly points: number }

export const shootOutGoals = ['counts', 'does_not_count'] as const

/** Criteria that ask only about the matches between the teams that are level. */
export const headToHeadCriteria = [
  'head_to_head_points',
  'head_to_head_points_per_game',
  'head_to_head_wins',
  'head_to_head_difference',
  'head_to_head_scored',
  'head_to_head_away_scored',
  'head_to_head_quotient',
] as const
export type HeadToHeadCriterion = (typeof headToHeadCriteria)[number]

/** Criteria that ask about all matches. The higher value is first, but for those that say "fewer". */
export const overallCriteria = [
  'points',
  'points_per_game',
  'difference',
  'scored',
  'fewer_conceded',
  'away_scored',
  'wins',
  'regulation_wins',
  /** Those of overtime included. */
  'wins_without_shoot_out',
  'away_wins',
  'win_share',
  /** Of the matches against teams of this table: the others of a conference. */
  'win_share_in_table',
  'fewer_losses',
  /** Scored divided by conceded: set quotient, goal average. */
  'quotient',
  /** Rally points won divided by rally points lost. */
  'ball_quotient',
  'ball_difference',
  /** Rally points won. */
  'balls',
  'tries',
  'try_difference',
  /** A half point lost when points were halved is put back, and one gained is taken away. */
  'rounded_off',
  /** The points of the stage before, as they were before they were carried over. */
  'earlier_points',
  /** The place in the table of the stage before. */
  'earlier_place',
  /** Fewer penalty points of the teams' fair play. */
  'fair_play',
] as const
export type OverallCriterion = (typeof overallCriteria)[number]

/** 'drawn_lots': the order that was drawn by hand. */
export type Criterion = OverallCriterion | HeadToHeadCriterion | 'drawn_lots'

export const criteria: readonly Criterion[] = [
  ...overallCriteria,
  ...headToHeadCriteria,
  'drawn_lots',
]

export const stillLevelRules = ['go_on', 'again_at_the_end', 'again_at_once'] as const
export const headToHeadCounts = ['at_once', 'when_all_met', 'when_all_played'] as const

export interface HeadToHeadRules {
  /**
   * Teams still level when only some could be separated: whether they begin again with the matches
   * between themselves alone, after all these criteria or after each.
   */
  readonly stillLevel: (typeof stillLevelRules)[number]
  /** Whether the matches between the level teams must all have been played before they count. */
  readonly counts: (typeof headToHeadCounts)[number]
}

/** How results become a table. Plain data: it is stored and sent as JSON. */
export interface RuleSet {
  readonly points: ResultPoints
  /** Points for a score in sets; they take precedence over `points`. */
  readonly setPoints: readonly SetPoints[]
  readonly bonuses: readonly BonusRule[]
  readonly cancelled: CancelledRule
  /** Whether winning a shoot-out adds one goal to the score. */
  readonly shootOutGoal: (typeof shootOutGoals)[number]
  /** The first criterion makes the order, each next one separates those still level. */
  readonly order: readonly Criterion[]
  readonly headToHead: HeadToHeadRules
}
