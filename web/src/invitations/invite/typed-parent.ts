import type { NewMember } from '@touchline/contract/members/shapes'
import { splitName } from '@touchline/domain/members/names'

/** The parent beside a new player, as typed: one line for the name. */
export interface TypedParent {
  readonly parentName: string
  readonly parentPhone: string
  readonly parentEmail: string
}

export type ParentProblem = 'name_missing' | 'contact_missing' | 'phone_invalid' | 'email_invalid'

type NewParent = NonNullable<NewMember['parents']>[number]

/**
 * The parent to add: none where nothing was typed. "Kate" beside Ben Carter is Kate Carter. A name needs
 * a phone number or an email address, and either needs a name.
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
