import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { declineWithoutPlace, revokeWithoutPlace } from '../queries/taking-back.ts'

/** Who ended a place in a team, and when. */
interface Ended {
  readonly teamId: string
  readonly actorId: string
  readonly at: Date
}

/**
 * With a place in the team go the invitations to whoever had it and to parents who have no other
 * child there, and the requests that came of them: called where a place ends, in its transaction.
 */
export async function takeBackInvitations(
  tx: Transaction,
  { teamId, actorId, at }: Ended,
): Promise<void> {
  const topics = [`team:${teamId}`]
  if (await revokeWithoutPlace(tx, { teamId, at }))
    await announce(tx, { name: 'invitations.changed', topics, payload: { teamId } })

  for (const { requestId, accountId } of await declineWithoutPlace(tx, { teamId, at, by: actorId }))
    await announce(tx, {
      name: 'invitations.declined',
      topics: [...topics, `account:${accountId}`],
      payload: { teamId, requestId, accountId, actorId },
    })
}
