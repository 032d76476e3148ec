import { leagueLimits } from '@touchline/domain/leagues/limits'
import { isTryBonus, type RuleSet } from '@touchline/domain/leagues/rule-set'

const { points: max } = leagueLimits

/** Parses typed points, including halves and negative ones; NaN if invalid. */
export function parsePoints(typed: string): number {
  const points = Number(typed.trim().replace(',', '.').replace('−', '-'))
  return Number.isInteger(points * 2) && Math.abs(points) <= max ? points : Number.NaN
}

/** An integer from 0 to a maximum. */
export function isCountUpTo(value: number, highest: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= highest
}

type Bonus = RuleSet['bonuses'][number]

export function bonusBound(bonus: Bonus): number {
  return bonus.kind === 'narrow_loss' ? bonus.within : bonus.atLeast
}

/** Fewer tries than goals are possible. */
export function highestBound(kind: Bonus['kind']): number {
  return isTryBonus({ kind }) ? leagueLimits.tries : leagueLimits.score
}

/** Whether all fields of the rules are valid. */
export function areRulesValid({ points, setPoints, bonuses, cancelled }: RuleSet): boolean {
  const worth = [
    ...Object.values({ ...points }),
    ...setPoints.flatMap(({ winner, loser }) => [winner, loser]),
    ...bonuses.map((bonus) => bonus.points),
    cancelled.kind === 'draw' ? cancelled.points : 0,
  ]
  return (
    !worth.some(Number.isNaN) &&
    setPoints.every(({ setsWon, setsLost }) =>
      [setsWon, setsLost].every((sets) => isCountUpTo(sets, leagueLimits.setScore)),
    ) &&
    bonuses.every((bonus) => isCountUpTo(bonusBound(bonus), highestBound(bonus.kind)))
  )
}
