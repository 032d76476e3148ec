/** The most members of one page: a whole team in one answer. */
export const maxMembersPerPage = 500
