import { leagueLimits } from '@touchline/domain/leagues/limits'
import { isTryBonus, type RuleSet } from '@touchline/domain/leagues/rule-set'

const { points: most } = leagueLimits

/** What somebody typed as points: half points exist, and some decisions take points off; NaN for anything else. */
export function typedPoints(typed: string): number {
  const points = Number(typed.trim().replace(',', '.').replace('−', '-'))
  return Number.isInteger(points * 2) && Math.abs(points) <= most ? points : Number.NaN
}

/** A whole number from nought to this. */
export function isCount(value: number, highest: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= highest
}

type Bonus = RuleSet['bonuses'][number]

export function boundOf(bonus: Bonus): number {
  return bonus.kind === 'narrow_loss' ? bonus.within : bonus.atLeast
}

/** Tries are fewer than goals. */
export function highestBound(kind: Bonus['kind']): number {
  return isTryBonus({ kind }) ? leagueLimits.tries : leagueLimits.score
}

/** Whether no field of the rules says that it cannot stay as it is. */
export function canBeKept({ points, setPoints, bonuses, cancelled }: RuleSet): boolean {
  const worth = [
    ...Object.values({ ...points }),
    ...setPoints.flatMap(({ winner, loser }) => [winner, loser]),
    ...bonuses.map((bonus) => bonus.points),
    cancelled.kind === 'draw' ? cancelled.points : 0,
  ]
  return (
    !worth.some(Number.isNaN) &&
    setPoints.every(({ setsWon, setsLost }) =>
      [setsWon, setsLost].every((sets) => isCount(sets, leagueLimits.setScore)),
    ) &&
    bonuses.every((bonus) => isCount(boundOf(bonus), highestBound(bonus.kind)))
  )
}
