import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { declineWithoutPlace, revokeWithoutPlace } from '../queries/take-back.ts'

interface Ended {
  readonly teamId: string
  readonly actorId: string
  readonly at: Date
}

/**
 * Ends invitations and join requests of people who lost their place in the team, and of parents
 * without another child there. Must run in the transaction that ends the place.
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
