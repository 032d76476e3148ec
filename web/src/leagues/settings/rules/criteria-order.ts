import { criteria, headToHeadCriteria, type Criterion } from '@touchline/domain/leagues/rule-set'

type Order = readonly Criterion[]

/** Whether points per game count instead of points. */
export function isPerGame(order: Order): boolean {
  return order.includes('points_per_game') && !order.includes('points')
}

/** Replaces the way points are counted, or adds it first. */
export function withPoints(order: Order, wanted: 'points' | 'points_per_game'): Criterion[] {
  const others: readonly Criterion[] = order.filter(
    (one) => one !== 'points' && one !== 'points_per_game',
  )
  const at = order.findIndex((one) => one === 'points' || one === 'points_per_game')
  return others.toSpliced(Math.max(0, at), 0, wanted)
}

/** Criteria that can still be added. */
export function unusedOf(order: Order): readonly Criterion[] {
  return criteria.filter((criterion) => !order.includes(criterion))
}

export function usesHeadToHead(order: Order): boolean {
  return headToHeadCriteria.some((criterion) => order.includes(criterion))
}
