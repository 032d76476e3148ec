/** Whose demo sign-in is shown while only the demo club exists. */
export const demoParts = ['coach', 'parent', 'player', 'manager'] as const
export type DemoPart = (typeof demoParts)[number]
