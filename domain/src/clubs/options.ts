/** Dark blue, as the specification starts a club. */
export const defaultClubColor = '#1e3a5f'

/** A club may bring this many teams in one step. */
export const mostClubTeams = 60

/** How long a deleted team or club can be brought back. */
export const restorableDays = 30

/** How many people one page of a club's members holds. */
export const clubPeopleAPage = 50
