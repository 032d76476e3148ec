import type { Score } from './match.ts'
import { type Criterion, isTryBonus, type RuleSet } from './rule-set.ts'

/** The figures recorded for a match besides its score. */
export interface AskedFigures {
  /** The points of each set. */
  readonly sets: boolean
  readonly tries: boolean
}

/** What the tables cannot be right without, and what the sport counts anyhow. */
export function figuresAsked(rules: readonly RuleSet[], sport: string): AskedFigures {
  const asks = (criteria: readonly Criterion[]) =>
    rules.some(({ order }) => criteria.some((one) => order.includes(one)))
  return {
    sets:
      countsSets(sport) ||
      rules.some(({ setPoints }) => setPoints.length > 0) ||
      asks(ballCriteria),
    tries: rules.some(({ bonuses }) => bonuses.some(isTryBonus)) || asks(tryCriteria),
  }
}

const ballCriteria = ['ball_quotient', 'ball_difference', 'balls'] as const
const tryCriteria = ['tries', 'try_difference'] as const

const sportsOfSets: readonly string[] = ['volleyball', 'tennis']

/** Where each period has a score of its own, and the match that of the sets won. */
export function countsSets(sport: string): boolean {
  return sportsOfSets.includes(sport)
}

/** What a set of rally points is played to; nothing where sets have none, or it is not known. */
export function pointsOfSet(sport = ''): number {
  if (/beach/i.test(sport)) return 21
  return sport === 'volleyball' ? 25 : 0
}

/** The score that sets make; one that is level is not decided yet. */
export function setsWon(sets: readonly Score[]): Score {
  return {
    home: sets.filter(({ home, away }) => home > away).length,
    away: sets.filter(({ home, away }) => home < away).length,
  }
}
