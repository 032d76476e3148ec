import { announceToRoles } from '#server/clubs/commands/announcements.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { requireOwner } from '../queries/owners.ts'

/** Tells those who decide about registrations with a club, or a team without one. */
export async function announceToStaff(
  tx: Transaction,
  name: 'registrations.received' | 'registrations.changed',
  ownerId: string,
): Promise<void> {
  const { kind } = await requireOwner(tx, ownerId)
  if (kind === 'club') await announceToRoles(tx, { name, clubId: ownerId, teams: [] })
  else await announce(tx, { name, topics: [`team:${ownerId}`], payload: { teamId: ownerId } })
}
