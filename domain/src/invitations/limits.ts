/** How many invitations a team may mail in a day: enough for a club's season start, not for a flood. */
export const mailsPerTeam = { max: 300, seconds: 86_400 } as const

/** How many requests to join an account may make in an hour. */
export const requestsPerAccount = { max: 20, seconds: 3600 } as const

/** How many letters a club may send in a day to people who are to manage it. */
export const managerLettersPerClub = { max: 30, seconds: 86_400 } as const

/** How many people may ask for a letter with a team's own link: of one team, and of all teams of one admin. */
export const lettersByLink = { max: 120, seconds: 86_400 } as const
export const lettersByLinkOfAdmin = { max: 300, seconds: 86_400 } as const

/** The same from one network: an evening at the club house, but not every hour of a day. */
export const lettersByLinkFromNetwork = [
  { max: 40, seconds: 3600 },
  { max: 160, seconds: 86_400 },
] as const

/** How many such letters an address gets, whatever link they are asked for with. */
export const lettersByLinkToAddress = { max: 4, seconds: 86_400 } as const
