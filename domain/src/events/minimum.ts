import type { Counts } from './answers.ts'

export type Sufficiency = 'yes' | 'open' | 'no'

/**
 * Whether enough people can play: `open` while maybe and missing answers could be enough, `no` if
 * not.
 */
export function sufficiency(
  minimum: number,
  { going, maybe, silent }: Pick<Counts, 'going' | 'maybe'> & { readonly silent: number },
): Sufficiency {
  if (going >= minimum) return 'yes'
  return going + maybe + silent >= minimum ? 'open' : 'no'
}

/** True if the minimum exceeds the places. */
export function isMinimumAbove({
  minimum,
  places,
}: {
  readonly minimum: number | null
  readonly places: number | null
}): boolean {
  return minimum !== null && places !== null && minimum > places
}
