import { isSpelledAlike } from '../values/folding.ts'

/** A name and a date of birth, of the caller to join or of a roster row. */
export interface Identity {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | undefined
}

/**
 * True when a roster row may be the person who is asking: same name, and no date of birth that speaks
 * against it. A proposal for staff to look at, never a reason to link by itself.
 */
export function mayBeSamePerson(asking: Identity, row: Identity): boolean {
  const days = [asking.dateOfBirth, row.dateOfBirth]
  if (days[0] !== days[1] && !days.includes(undefined)) return false
  return isSameName(asking, row) || isSameInOneWord(asking, row)
}

type Name = Pick<Identity, 'firstName' | 'lastName'>

/** Annemarie and Anne-Marie; Wójcik Łukasz and Łukasz Wójcik. */
function isSameInOneWord(one: Name, other: Name): boolean {
  const swapped = { firstName: other.lastName, lastName: other.firstName }
  return [other, swapped].some((name) => isSpelledAlike(inOneWord(one), inOneWord(name)))
}

const inOneWord = (name: Name) => fullMemberName(name).replaceAll(/[\s\p{Pd}]/gu, '')

/** True when two people are called alike. */
export function isSameName(one: Name, other: Name): boolean {
  return isSpelledAlike(fullMemberName(one), fullMemberName(other))
}

const fullMemberName = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`
