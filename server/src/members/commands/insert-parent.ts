import type { Guardian } from '@touchline/contract/members/shapes'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertGuardians, insertGuardianships } from '../queries/guardians.ts'

type Parent = Pick<Guardian, 'role' | 'firstName' | 'lastName' | 'email' | 'phone'>

/** Writes a parent down beside a child; the caller has asked whether that is allowed. */
export async function insertParent(
  tx: Transaction,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  { role, firstName, lastName, email, phone }: Parent,
): Promise<void> {
  const id = newId()
  await insertGuardians(tx, [
    { id, team_id: teamId, first_name: firstName, last_name: lastName, email, phone },
  ])
  await insertGuardianships(tx, [{ team_id: teamId, guardian_id: id, member_id: memberId, role }])
}
