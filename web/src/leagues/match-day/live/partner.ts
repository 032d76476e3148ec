import type { Happening } from '@touchline/contract/leagues/shapes/match-day/live'

const assisted: readonly Happening['kind'][] = ['goal', 'two_points', 'three_points', 'try']

/** Whether a second person belongs to what happened: who passed, or who comes on. */
export function partnerOf({ side, kind }: Pick<Happening, 'side' | 'kind'>) {
  if (side !== 'own') return undefined
  if (kind === 'substitution') return 'comesOn' as const
  return assisted.includes(kind) ? ('assist' as const) : undefined
}

/** A goal is one whoever passed; a substitution is nothing before both are known. */
export function isWholeWithoutPartner(happening: Pick<Happening, 'side' | 'kind'>): boolean {
  return partnerOf(happening) !== 'comesOn'
}

/** Whether one of ours did it, and is asked for; a time-out is nobody's. */
export function hasPlayer({ side, kind }: Pick<Happening, 'side' | 'kind'>): boolean {
  return side === 'own' && kind !== 'time_out'
}
