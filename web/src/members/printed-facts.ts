import type { RosterMember } from '@touchline/contract/members/shapes'

import { knownName } from './known-name.ts'
import type { ShownColumn } from './table-columns.ts'

type PrintedMember = Pick<
  RosterMember,
  | 'firstName'
  | 'lastName'
  | 'isPlaceholder'
  | 'isPrivate'
  | 'jerseyNumber'
  | 'position'
  | 'phone'
  | 'email'
>

interface Sheet {
  readonly shown: readonly ShownColumn[]
  readonly phoneOf: (phone: string) => string
}

/**
 * What is printed below a name on paper too narrow for the table: number, position and contact, if
 * their column is shown. An address used as the name isn't repeated.
 */
export function printedFacts(member: PrintedMember, { shown, phoneOf }: Sheet): readonly string[] {
  const { jerseyNumber, position, phone, email, isPrivate } = member
  const facts = {
    number: jerseyNumber && `#${jerseyNumber}`,
    position,
    phone: !isPrivate && phone && phoneOf(phone),
    email: !isPrivate && email !== knownName(member) && email,
  }
  return (['number', 'position', 'phone', 'email'] as const).flatMap((column) =>
    shown.includes(column) ? facts[column] || [] : [],
  )
}
