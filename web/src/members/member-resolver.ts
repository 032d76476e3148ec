import { type CustomRefusal, customRefusals } from '@touchline/domain/members/custom-fields'
import type { FieldErrors, Resolver } from 'react-hook-form'

import { isMemberField, type MemberValues } from './member-values.ts'
import type { FormPlace } from './read-member.ts'

/** Loads the contract's schemas when the form is first validated. */
export const loadMemberReader = () => import('./read-member.ts')

/** Validates the member form; ignores fields the user may not change. */
export function resolverFor(
  place: FormPlace,
  mayEdit: (field: string) => boolean,
): Resolver<MemberValues> {
  return async (values) => {
    const { readMember } = await loadMemberReader()
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

/** Why a value of an own field is refused. */
export function readCustomRefusal(type: unknown): CustomRefusal | undefined {
  return customRefusals.find((known) => known === type)
}
