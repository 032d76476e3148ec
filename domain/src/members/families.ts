import { isForAdults } from '../teams/age-bands.ts'
import { isMinor } from '../values/age.ts'

/** What decides whether a member page shows parents. */
export interface FamilyMember {
  /** YYYY-MM-DD; null if unknown or hidden. */
  readonly dateOfBirth: string | null
  readonly parents: readonly unknown[]
}

/** True in teams of minors. In teams of adults, only minors and members with parents on record. */
export function hasFamilyTab(
  { dateOfBirth, parents }: FamilyMember,
  team: { readonly ageGroup: string | null },
  today: string,
): boolean {
  if (!isForAdults(team.ageGroup) || parents.length > 0) return true
  return dateOfBirth !== null && isMinor(dateOfBirth, today)
}
