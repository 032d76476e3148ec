/** How many tokens one person keeps at a time. */
export const maxTokens = 10

/** For how many days a token can be made; none is forever. */
export const tokenDays = [7, 30, 90, 365] as const

export type TokenDays = (typeof tokenDays)[number]

const dayLength = 86_400_000

export function tokenEnds(madeAt: Date, days: TokenDays): Date {
  return new Date(madeAt.getTime() + days * dayLength)
}

/** One that has ended stays in the list for so long: someone may wonder why a program stopped. */
const daysShownAfterEnd = 30

/** Tokens that ended before this moment are forgotten. */
export function endedTokensGoBefore(now: Date): Date {
  return new Date(now.getTime() - daysShownAfterEnd * dayLength)
}

/** The last use is stored to the minute, so that not every request writes. */
export const usesAreNotedEveryMs = 60_000
