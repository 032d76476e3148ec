/** Points of a match without set points. */
export interface ResultPoints {
  readonly win: number
  readonly draw: number
  /** For a goalless draw; null if it counts like any draw. */
  readonly goallessDraw: number | null
  readonly loss: number
  readonly overtimeWin: number
  readonly overtimeLoss: number
  readonly shootOutWin: number
  readonly shootOutLoss: number
  readonly forfeitWin: number
  readonly forfeitLoss: number
}

/** Points by score in sets: 3:2 may give two to the winner and one to the loser. */
export interface SetPoints {
  readonly setsWon: number
  readonly setsLost: number
  readonly winner: number
  readonly loser: number
}

/** Bonuses that need the number of tries: tries, a lead in tries, a lead and a win. */
export const tryBonuses = ['tries', 'try_lead', 'try_lead_win'] as const
/** Bonuses for goals or points, and for a clear win. */
export const scoreBonuses = ['scored', 'clear_win'] as const

/** Bonuses with a threshold. */
export const thresholdBonuses = [...tryBonuses, ...scoreBonuses] as const
export type ThresholdBonus = (typeof thresholdBonuses)[number]

/** Extra points for a match that was really played; all matching rules add up. */
export type BonusRule =
  | { readonly kind: ThresholdBonus; readonly atLeast: number; readonly points: number }
  | { readonly kind: 'narrow_loss'; readonly within: number; readonly points: number }

/** Whether a bonus needs tries. */
export function isTryBonus({ kind }: Pick<BonusRule, 'kind'>): boolean {
  return tryBonuses.some((one) => one === kind)
}

/** A cancelled match doesn't count, or counts as 0:0 with these points for each side. */
export type CancelledRule =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'draw'; readonly points: number }

export const shootOutGoals = ['counts', 'does_not_count'] as const

/** Criteria that compare only the matches between level teams. */
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

/** Criteria over all matches. The higher value ranks first, except for "fewer". */
export const overallCriteria = [
  'points',
  'points_per_game',
  'difference',
  'scored',
  'fewer_conceded',
  'away_scored',
  'wins',
  'regulation_wins',
  /** Includes overtime. */
  'wins_without_shoot_out',
  'away_wins',
  'win_share',
  /** Counts matches against teams of this table, such as a conference. */
  'win_share_in_table',
  'fewer_losses',
  /** Scored divided by conceded: goal average, set quotient. */
  'quotient',
  /** Rally points won divided by rally points lost. */
  'ball_quotient',
  'ball_difference',
  /** Rally points won. */
  'balls',
  'tries',
  'try_difference',
  /** Undoes the half point lost or gained when points were halved. */
  'rounded_off',
  /** The points of the previous stage before being carried over. */
  'earlier_points',
  /** The position in the previous stage. */
  'earlier_place',
  /** Fewer fair play penalty points. */
  'fair_play',
] as const
export type OverallCriterion = (typeof overallCriteria)[number]

/** 'drawn_lots': the order drawn by hand. */
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
   * How teams that are still level continue: whether they restart with only their own matches after
   * all these criteria, or after each.
   */
  readonly stillLevel: (typeof stillLevelRules)[number]
  /** Whether all matches between level teams must have been played before they count. */
  readonly counts: (typeof headToHeadCounts)[number]
}

/** How results become a table. Plain data, stored and sent as JSON. */
export interface RuleSet {
  readonly points: ResultPoints
  /** Points by score in sets; they win over `points`. */
  readonly setPoints: readonly SetPoints[]
  readonly bonuses: readonly BonusRule[]
  readonly cancelled: CancelledRule
  /** Whether winning a shoot-out adds a goal to the score. */
  readonly shootOutGoal: (typeof shootOutGoals)[number]
  /** Criteria in order: each one separates teams still level. */
  readonly order: readonly Criterion[]
  readonly headToHead: HeadToHeadRules
}
