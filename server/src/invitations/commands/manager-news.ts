import { findManagers } from '#server/clubs/queries/roles.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import type { ClubInvitationKey } from '../queries/club-invitations.ts'

/** Shows the club's managers at once how far an invitation has come. */
export async function announceManagers(
  tx: Transaction,
  name: 'invitations.manager_asked',
  { clubId, clubInvitationId }: ClubInvitationKey,
): Promise<void> {
  const managers = await findManagers(tx, clubId)
  const topics = managers.map((manager) => `account:${manager.account_id}`)
  await announce(tx, { name, topics, payload: { clubId, clubInvitationId } })
}
