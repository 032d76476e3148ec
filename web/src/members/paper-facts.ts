import type { RosterMember } from '@touchline/contract/members/shapes'

import { knownName } from './known-name.ts'
import type { ShownColumn } from './table-columns.ts'

type Told = Pick<
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
 * What stands with a name on a sheet too narrow for the table: the number, the position and how to reach
 * somebody, each where its column is shown; an address that stands for the name is not said twice.
 */
export function paperFacts(member: Told, { shown, phoneOf }: Sheet): readonly string[] {
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
