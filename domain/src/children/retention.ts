/** How long personal data is kept, in days. Keep in step with docs/operations.md and /privacy. */
export const retentionDays = {
  /**
   * Contact details, birth date, sizes, notes, documents, picture and guardians of former and
   * archived members.
   */
  leavers: 365,
  /** Absences and their reasons, from their last day. */
  daysAway: 180,
  /** Names of former members, kept as the team's history. */
  namesOfLeavers: 5 * 365,
  /** Approved and declined requests to join. */
  decidedRequests: 90,
  /** Undecided requests to join. */
  waitingRequests: 180,
  /** Used, revoked and expired invitations. */
  endedInvitations: 90,
  /** Former club managers, who are still notified when a team's bank account changes. */
  formerManagers: 14,
  /** Accounts without a verified address or number. */
  unconfirmedAccounts: 30,
  /** Unused accounts without any way to sign in again. */
  anonymousAccounts: 90,
} as const

/** Records older than this are past their retention period. */
export function retentionCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
