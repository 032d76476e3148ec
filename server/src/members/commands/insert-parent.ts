import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertGuardians, insertGuardianships } from '../queries/guardians.ts'
import { fillGuardians } from '../queries/import-writes.ts'
import type { KnownGuardian } from '../queries/same-guardians.ts'
import { findSamePerson, linkJoined, type Parent } from './link-parent.ts'

/**
 * Adds a parent to a child without checking permission. Reuses the row of a sibling's parent,
 * joined or not, so that no one is listed twice.
 */
export async function insertParent(
  tx: Transaction,
  caller: ActorContext,
  { memberId, ...parent }: Parent & { readonly memberId: string },
): Promise<void> {
  const { teamId } = caller.actor
  const { role, firstName, lastName, email, phone } = parent
  const known = await findSamePerson(tx, { teamId, memberId }, parent)
  const id = known?.id ?? newId()
  if (known === undefined)
    await insertGuardians(tx, [
      { id, team_id: teamId, first_name: firstName, last_name: lastName, email, phone },
    ])
  else if (known.accountId === null) await complete(tx, teamId, { known, parent })
  await insertGuardianships(tx, [{ team_id: teamId, guardian_id: id, member_id: memberId, role }])
  await linkJoined(tx, caller, [{ guardianId: id, memberId, email }])
}

/** Fills missing contact details of a parent who hasn't joined. */
async function complete(
  tx: Transaction,
  teamId: string,
  { known, parent: { email, phone } }: { known: KnownGuardian; parent: Parent },
): Promise<void> {
  await fillGuardians(tx, teamId, [
    {
      guardianId: known.id,
      ...(known.email === null && email !== null && { email }),
      ...(known.phone === null && phone !== null && { phone }),
    },
  ])
}
