import type { TeamRecord } from './record.ts'
import type { Criterion } from './rule-set.ts'
import type { CarriedOver } from './stage-data.ts'

/** A team while the table is computed. */
export interface Standing {
  readonly team: string
  readonly record: TeamRecord
  /** Its record against teams of this table only; empty if no rule needs it. */
  readonly inTable: TeamRecord
  readonly fairPlay: number | null
  readonly carriedOver: CarriedOver
  /** Its position in the previous stage; 0 if no rule needs it. */
  readonly earlierPlace: number
}

/** The value a criterion compares; higher is better. */
export function criterionValue(criterion: Criterion, standing: Standing): number {
  return values[criterion](standing)
}

const values: Readonly<Record<Criterion, (standing: Standing) => number>> = {
  points: ({ record }) => record.points,
  points_per_game: ({ record }) => perGame(record.points, record),
  difference: ({ record }) => record.scored - record.conceded,
  scored: ({ record }) => record.scored,
  fewer_conceded: ({ record }) => -record.conceded,
  away_scored: ({ record }) => record.awayScored,
  wins: ({ record }) => record.won,
  regulation_wins: ({ record }) => record.won - record.overtimeWon - record.shootOutWon,
  wins_without_shoot_out: ({ record }) => record.won - record.shootOutWon,
  away_wins: ({ record }) => record.awayWon,
  win_share: ({ record }) => perGame(record.won, record),
  win_share_in_table: ({ inTable }) => perGame(inTable.won, inTable),
  fewer_losses: ({ record }) => -record.lost,
  quotient: ({ record }) => quotient(record.scored, record.conceded),
  ball_quotient: ({ record }) => quotient(record.balls, record.ballsConceded),
  ball_difference: ({ record }) => record.balls - record.ballsConceded,
  balls: ({ record }) => record.balls,
  tries: ({ record }) => record.tries,
  try_difference: ({ record }) => record.tries - record.triesConceded,
  rounded_off: ({ carriedOver }) => carriedOver.roundedOff,
  earlier_points: ({ carriedOver }) => carriedOver.before,
  earlier_place: ({ earlierPlace }) => -earlierPlace,
  fair_play: ({ fairPlay }) => -(fairPlay ?? 0),
  head_to_head_points: ({ record }) => record.points,
  head_to_head_points_per_game: ({ record }) => perGame(record.points, record),
  head_to_head_wins: ({ record }) => record.won,
  head_to_head_difference: ({ record }) => record.scored - record.conceded,
  head_to_head_scored: ({ record }) => record.scored,
  head_to_head_away_scored: ({ record }) => record.awayScored,
  head_to_head_quotient: ({ record }) => quotient(record.scored, record.conceded),
  drawn_lots: () => 0,
}

export function perGame(count: number, { played }: TeamRecord): number {
  return played === 0 ? 0 : count / played
}

/** A team without goals against ranks first, one without any goals last. */
function quotient(own: number, theirs: number): number {
  if (theirs > 0) return own / theirs
  return own > 0 ? Number.POSITIVE_INFINITY : 0
}
