/** Dark blue, as the specification starts a club. */
export const defaultClubColor = '#1e3a5f'

/** A club may bring this many teams in one step. */
export const maxClubTeams = 60

/** How many people one page of a club's members holds. */
export const clubPeopleAPage = 50
