import { isForAdults } from '../teams/age-bands.ts'
import { isMinor } from '../values/age.ts'

/** Someone on the roster with an address but without account or invitation. */
export interface UninvitedPerson {
  readonly email: string
  readonly isParent: boolean
  /** A parent is listed, blocked or not. */
  readonly hasParents: boolean
  /** A coach or admin on the roster. */
  readonly isStaff: boolean
  readonly dateOfBirth: string | null
}

/**
 * Who is proposed for an invitation: parents, and people who answer for themselves. For a child,
 * its parents. People of unknown age count as children, except staff and in adult teams; with a
 * parent listed even there.
 */
export function isProposedForInvitation(
  { isParent, hasParents, isStaff, dateOfBirth }: UninvitedPerson,
  { today, ageGroup }: { today: string; ageGroup: string | null },
): boolean {
  if (isParent) return true
  if (dateOfBirth !== null) return !isMinor(dateOfBirth, today)
  return !hasParents && (isStaff || isForAdults(ageGroup))
}
