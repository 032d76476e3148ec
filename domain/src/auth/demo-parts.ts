/** Whose sign-in is shown on screen while there is no one but the demo club. */
export const demoParts = ['coach', 'parent', 'player', 'manager'] as const
export type DemoPart = (typeof demoParts)[number]
