/** Dark blue, as the specification starts a club. */
export const defaultClubColor = '#1e3a5f'

/** Teams that can be created at once. */
export const maxClubTeams = 60

/** People per page of a club's members. */
export const clubPeoplePerPage = 50
