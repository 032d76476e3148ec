import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { announceAll, type OutboxEvent } from '#server/platform/outbox/announce.ts'

interface TestWrite {
  readonly memberIds: readonly string[]
  /** The event that was answered, if any. */
  readonly eventId?: string
}

/** Notifies only the child's other guardians of what one guardian did. */
export async function announceGuardianAction(
  tx: Transaction,
  actor: Actor,
  deed: TestWrite,
): Promise<void> {
  await announceAll(tx, guardianEvents(actor, deed))
}

export function guardianEvents(
  { teamId, accountId, childIds }: Actor,
  { memberIds, eventId }: TestWrite,
): readonly OutboxEvent[] {
  return memberIds
    .filter((memberId) => childIds.includes(memberId))
    .map((memberId) => ({
      name: 'children.guardian_acted',
      topics: [],
      payload: { teamId, memberId, actorId: accountId, ...(eventId && { eventId }) },
    }))
}
