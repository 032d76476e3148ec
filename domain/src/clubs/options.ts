/** Dark blue, as the specification starts a club. */
export const defaultClubColor = '#1e3a5f'

/** A club may bring this many teams in one step. */
export const mostClubTeams = 60

/** How long a deleted team or club can be brought back. */
export const restorableDays = 30
