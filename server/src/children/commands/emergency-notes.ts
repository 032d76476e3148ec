import type { EmergencyNotes } from '@touchline/contract/children/shapes/health'
import { isAccessLogged, mayReadHealth } from '@touchline/domain/children/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { addAccesses } from '../queries/access-log.ts'
import { findEmergencies, findWithHealth, type MembersOfTeam } from '../queries/emergency-notes.ts'
import { announceToFamilies } from './announcements.ts'

/**
 * Emergency details of several people for offline use: as in `logAccess`, consent first, then the log, then
 * the data, each in one query. People without visible data are left out.
 */
export async function findEmergencyNotes(
  tx: Transaction,
  { actor, now }: ActorContext,
  { teamId, memberIds }: MembersOfTeam,
): Promise<(EmergencyNotes & { readonly memberId: string })[]> {
  const isByProgram = actor.program !== undefined
  const known = await findWithHealth(tx, { teamId, memberIds }, now)
  const seen = known.filter(({ consent, ...child }) => mayReadHealth(actor, child, consent))
  if (seen.length === 0) return []
  const logged = seen.filter((child) => isByProgram || isAccessLogged(actor, child))
  const { accountId } = actor
  await addAccesses(
    tx,
    teamId,
    logged.map(({ memberId }) => ({
      memberId,
      id: uuidv7(),
      accountId,
      what: 'offline',
      isByProgram,
      at: now,
    })),
  )
  const name = 'children.looked_at'
  await announceToFamilies(tx, { name, teamId, memberIds: logged.map((one) => one.memberId) })
  return findEmergencies(tx, { teamId, memberIds: seen.map((one) => one.memberId) })
}
