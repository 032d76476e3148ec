import type { Counts } from './answers.ts'

export type Enough = 'yes' | 'open' | 'no'

/**
 * Whether there will be enough people to play: `open` while those who said maybe or nothing yet
 * could still make it up, `no` when even they could not.
 */
export function isEnough(
  minimum: number,
  { going, maybe, silent }: Pick<Counts, 'going' | 'maybe'> & { readonly silent: number },
): Enough {
  if (going >= minimum) return 'yes'
  return going + maybe + silent >= minimum ? 'open' : 'no'
}

/** More people needed than may come. */
export function isMinimumAbove({
  minimum,
  places,
}: {
  readonly minimum: number | null
  readonly places: number | null
}): boolean {
  return minimum !== null && places !== null && minimum > places
}
