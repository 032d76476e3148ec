/** The stronger foot or hand. */
export const sides = ['left', 'right', 'both'] as const
export type Side = (typeof sides)[number]

/** Which side matters in a sport. */
export function sideNoun(sport: string): 'foot' | 'hand' | 'side' {
  return limbs[sport] ?? 'side'
}

const limbs: Readonly<Record<string, 'foot' | 'hand'>> = {
  football: 'foot',
  basketball: 'hand',
  volleyball: 'hand',
  handball: 'hand',
  tennis: 'hand',
}
