export const maxTokens = 10

/** No token is forever. */
export const tokenDays = [7, 30, 90, 365] as const

export type TokenDays = (typeof tokenDays)[number]

const dayLength = 86_400_000

export function tokenExpiresAt(madeAt: Date, days: TokenDays): Date {
  return new Date(madeAt.getTime() + days * dayLength)
}

/** Expired tokens stay listed, to explain why a program stopped. */
const daysShownAfterEnd = 30

export function endedTokenCutoff(now: Date): Date {
  return new Date(now.getTime() - daysShownAfterEnd * dayLength)
}

/** The last use is stored to the minute, so that not every request writes. */
export const lastUsePrecisionMs = 60_000
