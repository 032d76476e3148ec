/** What an operator can limit for a club with its teams, or for a team without a club. */
export const limitKinds = ['members', 'storage', 'mails'] as const

export type LimitKind = (typeof limitKinds)[number]

/** People on rosters, megabytes of files, emails a day; null for no limit. */
export type Limits = Readonly<Record<LimitKind, number | null>>

/** The largest limit that can be set. */
export const maxLimits: Readonly<Record<LimitKind, number>> = {
  members: 1_000_000,
  storage: 100_000_000,
  mails: 10_000_000,
}

export const bytesInMegabyte = 1024 * 1024
