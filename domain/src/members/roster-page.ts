/** Large enough for a whole team in one response. */
export const maxMembersPerPage = 500
