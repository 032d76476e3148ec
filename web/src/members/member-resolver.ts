import { type CustomRefusal, customRefusals } from '@touchline/domain/members/custom-fields'
import type { FieldErrors, Resolver } from 'react-hook-form'

import { isMemberField, type MemberValues } from './member-values.ts'
import type { FormPlace } from './read-member.ts'

/** Reading a form takes the shapes of the contract: fetched when there is something to read. */
export const readLater = () => import('./read-member.ts')

/** Checks the form of a member; what somebody may not change is not held against them. */
export function resolverFor(
  place: FormPlace,
  mayEdit: (field: string) => boolean,
): Resolver<MemberValues> {
  return async (values) => {
    const { readMember } = await readLater()
    const read = readMember(values, place)
    if (read.kind === 'fields') return { values, errors: {} }
    const errors: FieldErrors<MemberValues> = {}
    for (const [field, type] of Object.entries(read.problems))
      if (isMemberField(field) && mayEdit(field)) errors[field] = { type }
    const own = Object.entries(read.custom).map(([id, type]) => [id, { type }] as const)
    if (own.length > 0) errors.custom = Object.fromEntries(own)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}

/** Why one of the team's own fields is refused. */
export function ownRefusalOf(type: unknown): CustomRefusal | undefined {
  return customRefusals.find((known) => known === type)
}
