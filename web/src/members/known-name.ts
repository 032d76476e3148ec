import type { RosterMember } from '@touchline/contract/members/shapes'
import { placeholder as de } from '@touchline/text/members/placeholder/de'
import { placeholder as en } from '@touchline/text/members/placeholder/en'
import { placeholder as es } from '@touchline/text/members/placeholder/es'
import { placeholder as fr } from '@touchline/text/members/placeholder/fr'

type Named = Pick<RosterMember, 'firstName' | 'lastName'>
type Known = Named & Pick<RosterMember, 'isPlaceholder' | 'email'>

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}

/** The full name; for people invited by address only, the address if visible. */
export function knownName(person: Known): string {
  return isUnnamed(person) ? (person.email ?? fullName(person)) : fullName(person)
}

/** False if staff replaced the generated name. */
function isUnnamed({ isPlaceholder, firstName, lastName }: Known): boolean {
  if (!isPlaceholder) return false
  return [de, en, es, fr].some(
    (invented) => invented.firstName === firstName && invented.lastName === lastName,
  )
}
