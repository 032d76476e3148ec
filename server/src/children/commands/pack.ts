import type { EmergencyNotes } from '@touchline/contract/children/shapes/health'
import { isLookLogged, mayReadHealth } from '@touchline/domain/children/permissions'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { addLooks } from '../queries/looks.ts'
import { findEmergencies, findWithHealth, type Several } from '../queries/packing.ts'
import type { Asking } from './asking.ts'
import { announceToFamilies } from './news.ts'

/**
 * What an emergency asks for of several people, to take along: as in `look`, consent first, then the log,
 * then the data, each asked for all of them at once. Those of whom there is nothing to see are left out.
 */
export async function packEmergencies(
  tx: Transaction,
  { actor, now, isByProgram = false }: Asking,
  { teamId, memberIds }: Several,
): Promise<(EmergencyNotes & { readonly memberId: string })[]> {
  const known = await findWithHealth(tx, { teamId, memberIds }, now)
  const seen = known.filter(({ consent, ...child }) => mayReadHealth(actor, child, consent))
  if (seen.length === 0) return []
  const told = seen.filter((child) => isByProgram || isLookLogged(actor, child))
  const { accountId } = actor
  await addLooks(
    tx,
    teamId,
    told.map(({ memberId }) => ({
      memberId,
      id: uuidv7(),
      accountId,
      what: 'pack',
      isByProgram,
      at: now,
    })),
  )
  const name = 'children.accessed_at'
  await announceToFamilies(tx, { name, teamId, memberIds: told.map((one) => one.memberId) })
  return findEmergencies(tx, { teamId, memberIds: seen.map((one) => one.memberId) })
}
