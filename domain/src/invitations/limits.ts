/** Invitations a team may email in a day: enough for the start of a season. */
export const mailsPerTeam = { max: 300, seconds: 86_400 } as const

/** Join requests an account may make in an hour. */
export const requestsPerAccount = { max: 20, seconds: 3600 } as const

/** Emails a club may send in a day to future managers. */
export const managerLettersPerClub = { max: 30, seconds: 86_400 } as const

/** Emails requested through team links in a day: of one team, and of all teams of one admin. */
export const linkLettersPerTeam = { max: 120, seconds: 86_400 } as const
export const linkLettersPerAdmin = { max: 300, seconds: 86_400 } as const

/**
 * The same per network: enough for an evening at the club house, but not for every hour of a day.
 */
export const linkLettersPerNetwork = [
  { max: 40, seconds: 3600 },
  { max: 160, seconds: 86_400 },
] as const

/** Such emails per address in a day, through any link. */
export const linkLettersPerAddress = { max: 4, seconds: 86_400 } as const
