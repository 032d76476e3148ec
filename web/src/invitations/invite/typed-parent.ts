import type { NewMember } from '@touchline/contract/members/shapes'
import { splitName } from '@touchline/domain/members/names'

/** The typed parent of a new player, with the name on one line. */
export interface TypedParent {
  readonly parentName: string
  readonly parentPhone: string
  readonly parentEmail: string
}

export type ParentProblem = 'name_missing' | 'contact_missing' | 'phone_invalid' | 'email_invalid'

type NewParent = NonNullable<NewMember['parents']>[number]

/**
 * Reads the typed parent: none if all fields are empty. "Kate" beside Ben Carter becomes Kate
 * Carter. A name needs a phone number or an email address, and the other way round.
 */
export function readParent(
  { parentName, parentPhone, parentEmail }: TypedParent,
  childLastName: string,
): { readonly parents: NewParent[] } | { readonly problem: ParentProblem } {
  const [name, phone, email] = [parentName.trim(), parentPhone.trim(), parentEmail.trim()]
  const hasContact = phone !== '' || email !== ''
  if (name === '') return hasContact ? { problem: 'name_missing' } : { parents: [] }
  if (!hasContact) return { problem: 'contact_missing' }
  const { firstName, lastName } = splitName(name)
  const parent: NewParent = {
    role: 'guardian',
    firstName,
    lastName: lastName || childLastName.trim(),
    phone: phone || null,
    email: email || null,
  }
  return { parents: [parent] }
}
