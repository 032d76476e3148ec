import { isSpelledAlike } from '../values/folding.ts'

/** A name and a date of birth, of whoever asks to join or of a roster row. */
export interface Identity {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | undefined
}

/**
 * True when a roster row may be the person who asks: same name, and no date of birth that speaks
 * against it. A proposal for staff to look at, never a reason to link by itself.
 */
export function mayBeSamePerson(asking: Identity, row: Identity): boolean {
  if (!isSameName(asking, row)) return false
  return (
    asking.dateOfBirth === undefined ||
    row.dateOfBirth === undefined ||
    asking.dateOfBirth === row.dateOfBirth
  )
}

type Name = Pick<Identity, 'firstName' | 'lastName'>

/** True when two people are called alike. */
export function isSameName(one: Name, other: Name): boolean {
  return isSpelledAlike(wholeName(one), wholeName(other))
}

const wholeName = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`
