import type { Score } from './match.ts'
import { type Criterion, isTryBonus, type RuleSet } from './rule-set.ts'

/** Figures recorded besides the score. */
export interface RecordedFigures {
  /** The points of each set. */
  readonly sets: boolean
  readonly tries: boolean
}

/** Figures the rules need, and those usual in the sport. */
export function recordedFigures(rules: readonly RuleSet[], sport: string): RecordedFigures {
  const asks = (criteria: readonly Criterion[]) =>
    rules.some(({ order }) => criteria.some((one) => order.includes(one)))
  return {
    sets:
      isSetSport(sport) ||
      rules.some(({ setPoints }) => setPoints.length > 0) ||
      asks(ballCriteria),
    tries: rules.some(({ bonuses }) => bonuses.some(isTryBonus)) || asks(tryCriteria),
  }
}

const ballCriteria = ['ball_quotient', 'ball_difference', 'balls'] as const
const tryCriteria = ['tries', 'try_difference'] as const

const sportsOfSets: readonly string[] = ['volleyball', 'tennis']

/** True for sports in which each period has its own score and the match counts sets won. */
export function isSetSport(sport: string): boolean {
  return sportsOfSets.includes(sport)
}

/** The points that win a set; 0 if sets have none, or it is unknown. */
export function pointsOfSet(sport = ''): number {
  if (/beach/i.test(sport)) return 21
  return sport === 'volleyball' ? 25 : 0
}

/** The score in sets; a level set isn't decided yet. */
export function setsWon(sets: readonly Score[]): Score {
  return {
    home: sets.filter(({ home, away }) => home > away).length,
    away: sets.filter(({ home, away }) => home < away).length,
  }
}
