/** How often a code, link or invitation may be tried in vain, per account and per network address. */
export const triesInVain = { most: 10, seconds: 3600 } as const

/** How many invitations a team may mail in a day: enough for a club's season start, not for a flood. */
export const mailsPerTeam = { most: 300, seconds: 86_400 } as const

/** How many requests to join an account may make in an hour. */
export const requestsPerAccount = { most: 20, seconds: 3600 } as const

/** How many letters a club may send in a day to people who are to manage it. */
export const managerLettersPerClub = { most: 30, seconds: 86_400 } as const
