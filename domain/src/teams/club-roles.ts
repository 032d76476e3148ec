/** Roles of an account in a club, in display order; one account can have several. */
export const clubRoles = ['manager', 'youth_director', 'treasurer', 'board'] as const

export type ClubRole = (typeof clubRoles)[number]
