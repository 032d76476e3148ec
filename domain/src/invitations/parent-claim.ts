import { isMinor } from '../values/age.ts'
import { isSameName, type Identity } from './same-person.ts'

/**
 * - `own_parent`: the caller is probably the child; a father and a son may share a name if the
 *   date of birth differs
 * - `minor`: minors can't act for a child
 */
export type ParentClaimRefusal = 'own_parent' | 'minor'

/** Why someone can't claim to be this child's parent, or undefined. */
export function parentClaimRefusal(
  asking: Identity,
  child: Identity,
  today: string,
): ParentClaimRefusal | undefined {
  const { dateOfBirth } = asking
  if (dateOfBirth !== undefined && isMinor(dateOfBirth, today)) return 'minor'
  if (!isSameName(asking, child)) return undefined
  const isKnownOlder = dateOfBirth !== undefined && dateOfBirth !== child.dateOfBirth
  return isKnownOlder ? undefined : 'own_parent'
}
