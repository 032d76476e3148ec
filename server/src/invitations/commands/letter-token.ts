import { openSignedIds, signIds } from '#server/files/queries/signed-ids.ts'
import type { Database } from '#server/platform/database/database.ts'

import type { InvitationKey } from '../queries/invitations.ts'

/** The token of a later email about an invitation, valid like the first one's. */
export function letterToken(
  db: Database,
  { teamId, invitationId }: InvitationKey,
): Promise<string> {
  return signIds(db, 'invitation', [teamId, invitationId])
}

/** The invitation of such a token; undefined for any other. */
export async function openLetterToken(
  db: Database,
  token: string,
): Promise<InvitationKey | undefined> {
  const [teamId, invitationId] =
    (await openSignedIds(db, { kind: 'invitation', count: 2 }, token)) ?? []
  return teamId === undefined || invitationId === undefined ? undefined : { teamId, invitationId }
}
