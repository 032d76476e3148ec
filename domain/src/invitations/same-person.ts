import { isSpelledAlike } from '../values/folding.ts'

/** Name and birth date of an applicant or a roster row. */
export interface Identity {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | undefined
}

/**
 * True if a roster row may be the applicant: same name and no conflicting birth date. Only a
 * suggestion for staff, never linked automatically.
 */
export function mayBeSamePerson(asking: Identity, row: Identity): boolean {
  const days = [asking.dateOfBirth, row.dateOfBirth]
  if (days[0] !== days[1] && !days.includes(undefined)) return false
  return isSameName(asking, row) || isSameInOneWord(asking, row)
}

type Name = Pick<Identity, 'firstName' | 'lastName'>

/** Such as Annemarie and Anne-Marie, or Wójcik Łukasz and Łukasz Wójcik. */
function isSameInOneWord(one: Name, other: Name): boolean {
  const swapped = { firstName: other.lastName, lastName: other.firstName }
  return [other, swapped].some((name) => isSpelledAlike(inOneWord(one), inOneWord(name)))
}

const inOneWord = (name: Name) => fullMemberName(name).replaceAll(/[\s\p{Pd}]/gu, '')

/** True if two people have the same name. */
export function isSameName(one: Name, other: Name): boolean {
  return isSpelledAlike(fullMemberName(one), fullMemberName(other))
}

const fullMemberName = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`
