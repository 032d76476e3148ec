/** The foot or hand someone plays with. */
export const sides = ['left', 'right', 'both'] as const
export type Side = (typeof sides)[number]

/** What one asks for in a sport: the foot, the hand, or simply the side. */
export function limbOf(sport: string): 'foot' | 'hand' | 'side' {
  return limbs[sport] ?? 'side'
}

const limbs: Readonly<Record<string, 'foot' | 'hand'>> = {
  football: 'foot',
  basketball: 'hand',
  volleyball: 'hand',
  handball: 'hand',
  tennis: 'hand',
}
