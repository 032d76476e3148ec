import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'

const assisted: readonly MatchHappening['kind'][] = ['goal', 'two_points', 'three_points', 'try']

/** Which second player belongs to an event: the one who assisted, or who comes on. */
export function partnerOf({ side, kind }: Pick<MatchHappening, 'side' | 'kind'>) {
  if (side !== 'own') return undefined
  if (kind === 'substitution') return 'comesOn' as const
  return assisted.includes(kind) ? ('assist' as const) : undefined
}

/** A goal counts without its assist; a substitution needs both players. */
export function isCompleteWithoutPartner(
  happening: Pick<MatchHappening, 'side' | 'kind'>,
): boolean {
  return partnerOf(happening) !== 'comesOn'
}

/** Whether the event belongs to one of our players; a time-out doesn't. */
export function hasPlayer({ side, kind }: Pick<MatchHappening, 'side' | 'kind'>): boolean {
  return side === 'own' && kind !== 'time_out'
}
