/** Kinds of membership; a family membership covers everyone in the household. */
export const membershipKinds = ['active', 'passive', 'honorary', 'family'] as const
export type MembershipKind = (typeof membershipKinds)[number]

/** Reasons for leaving the club. */
export const exitReasons = ['resigned', 'moved', 'unpaid', 'excluded', 'deceased', 'other'] as const
export type ExitReason = (typeof exitReasons)[number]

/** The maximum number of people in a club's list and in a bulk action. */
export const maxClubPeople = 2000

/** Largest number of named filters of a club. */
export const maxClubFilters = 50

/** True from the day someone is no longer a member; both days are YYYY-MM-DD. */
export function hasLeft(exitedOn: string | null, today: string): boolean {
  return exitedOn !== null && exitedOn <= today
}
