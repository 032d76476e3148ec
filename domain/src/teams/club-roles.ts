/** What an account may be in the club of a team, in the order of the screens; several at once. */
export const clubRoles = ['manager', 'youth_director', 'treasurer', 'board'] as const

export type ClubRole = (typeof clubRoles)[number]
