import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { announceAll, type OutboxEvent } from '#server/platform/outbox/announce.ts'

interface Deed {
  readonly memberIds: readonly string[]
  /** The event that was answered. */
  readonly eventId?: string
}

/** What a guardian does for a child is news for the other guardians, and for nobody else. */
export async function announceGuardianDeed(
  tx: Transaction,
  actor: Actor,
  deed: Deed,
): Promise<void> {
  await announceAll(tx, guardianNews(actor, deed))
}

export function guardianNews(
  { teamId, accountId, childIds }: Actor,
  { memberIds, eventId }: Deed,
): readonly OutboxEvent[] {
  return memberIds
    .filter((memberId) => childIds.includes(memberId))
    .map((memberId) => ({
      name: 'children.guardian_acted',
      topics: [],
      payload: { teamId, memberId, actorId: accountId, ...(eventId && { eventId }) },
    }))
}
