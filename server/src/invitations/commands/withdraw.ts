import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { withdrawOwnRequest } from '../queries/join-requests.ts'
import { removePlaceholder } from '../queries/people.ts'
import type { InvitationContext } from './invitation-context.ts'

/** Withdraws your own undecided request. */
export async function withdrawRequest(
  { tx, platform, account }: InvitationContext,
  { requestId }: { requestId: string },
): Promise<void> {
  const taken = await withdrawOwnRequest(tx, {
    requestId,
    accountId: account.id,
    at: platform.clock(),
  })
  if (taken === undefined) throw new AppError('not_found')
  if (taken.memberId !== null)
    await removePlaceholder(tx, { teamId: taken.teamId, memberId: taken.memberId }, null)
  await announce(tx, {
    name: 'invitations.declined',
    topics: [`team:${taken.teamId}`, `account:${account.id}`],
    payload: { teamId: taken.teamId, requestId, accountId: account.id, actorId: account.id },
  })
}
