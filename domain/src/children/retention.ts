/** How long after what personal data goes, in days; docs/operations.md and /privacy say the same. */
export const retentionDays = {
  /** Contact data, birth date, sizes, notes, documents, picture and guardians of who left or is archived. */
  leavers: 365,
  /** Days away after their last one, with their reasons: a season later no one plans by them. */
  daysAway: 180,
  /** The name of who left, which stays as the team's history until then. */
  namesOfLeavers: 5 * 365,
  /** Requests to join that were declined or approved. */
  decidedRequests: 90,
  /** Requests to join no one decided. */
  waitingRequests: 180,
  /** Invitations that were used, revoked or ran out. */
  endedInvitations: 90,
  /** That someone managed a club: until then they hear of where the money of its teams goes. */
  formerManagers: 14,
  /** Accounts that never confirmed an address or a number. */
  unconfirmedAccounts: 30,
  /** Accounts without an address, a number or another way back, unused. */
  anonymousAccounts: 90,
} as const

/** The moment before which something is over its time. */
export function overBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
