import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'

import { requirePlace } from '../queries/places.ts'
import { findStaffToAsk, findStarterOf, type StaffToAsk } from '../queries/staff.ts'

/** The person who started a conversation while still staff or club manager; otherwise all staff. */
export async function findSenderToAsk(
  tx: Transaction,
  { actor, now }: ActorContext,
  conversationId: string,
): Promise<StaffToAsk> {
  await requirePlace(tx, { actor, now, conversationId })
  const only = await findStarterOf(tx, { teamId: actor.teamId, conversationId })
  const sender = only === null ? undefined : await findStaffToAsk(tx, { actor, now }, only)
  const isThere = sender !== undefined && sender.memberIds.length + sender.managerIds.length > 0
  return isThere ? sender : findStaffToAsk(tx, { actor, now })
}
