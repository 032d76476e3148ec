import type { Guardian } from '@touchline/contract/members/shapes'
import { sameGuardian } from '@touchline/domain/members/import/plan-guardians'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  findUnjoinedGuardians,
  insertGuardians,
  insertGuardianships,
} from '../queries/guardians.ts'
import { fillGuardians } from '../queries/import-writes.ts'

type Parent = Pick<Guardian, 'role' | 'firstName' | 'lastName' | 'email' | 'phone'>

/**
 * Writes a parent down beside a child; the caller has asked whether that is allowed. Siblings share a mother:
 * one who is on the roster already, and has not joined yet, is not written down twice.
 */
export async function insertParent(
  tx: Transaction,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  parent: Parent,
): Promise<void> {
  const { role, firstName, lastName, email, phone } = parent
  const known = sameGuardian(parent, await findUnjoinedGuardians(tx, teamId, parent))
  const id = known?.id ?? newId()
  if (known === undefined)
    await insertGuardians(tx, [
      { id, team_id: teamId, first_name: firstName, last_name: lastName, email, phone },
    ])
  else
    await fillGuardians(tx, teamId, [
      {
        guardianId: id,
        ...(known.email === null && email !== null && { email }),
        ...(known.phone === null && phone !== null && { phone }),
      },
    ])
  await insertGuardianships(tx, [{ team_id: teamId, guardian_id: id, member_id: memberId, role }])
}
