import { isForAdults } from '../teams/age-bands.ts'
import { isMinor } from '../values/age.ts'

/** What of a person tells whether parents belong to them. */
export interface FamilyMember {
  /** YYYY-MM-DD; null where it is not known, or not shown. */
  readonly dateOfBirth: string | null
  readonly parents: readonly unknown[]
}

/** A team of adults knows no parents, but of the minors in it and where someone has written some down. */
export function hasFamily(
  { dateOfBirth, parents }: FamilyMember,
  team: { readonly ageGroup: string | null },
  today: string,
): boolean {
  if (!isForAdults(team.ageGroup) || parents.length > 0) return true
  return dateOfBirth !== null && isMinor(dateOfBirth, today)
}
