import { isForAdults } from '../teams/age-bands.ts'
import { isMinor } from '../values/age.ts'

/** Someone of the roster who has an address and neither an account nor an invitation. */
export interface Uninvited {
  readonly email: string
  readonly isParent: boolean
  /** Someone is written down as a parent, blocked or not. */
  readonly hasParents: boolean
  /** A coach or admin by the roster. */
  readonly isStaff: boolean
  readonly dateOfBirth: string | null
}

/**
 * Whom a letter is proposed for: parents, and those who answer for themselves. For a child its
 * parents are asked. Of unknown age one is a child, but for staff and in a team of adults; with a
 * parent even there.
 */
export function isProposed(
  { isParent, hasParents, isStaff, dateOfBirth }: Uninvited,
  { today, ageGroup }: { today: string; ageGroup: string | null },
): boolean {
  if (isParent) return true
  if (dateOfBirth !== null) return !isMinor(dateOfBirth, today)
  return !hasParents && (isStaff || isForAdults(ageGroup))
}
