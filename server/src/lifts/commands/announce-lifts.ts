import type { Actor } from '@touchline/domain/teams/actor'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { announceAll, type OutboxEvent } from '#server/platform/outbox/announce.ts'

/** What happened to someone's seat. `driverId` is the driver's account. */
export type SeatChange =
  | { readonly kind: 'offered' | 'lost' | 'changed'; readonly memberId: string }
  | { readonly kind: 'taken' | 'freed'; readonly memberId: string; readonly driverId: string }

const names = {
  /** Families hear of these, */
  offered: 'lifts.seat_offered',
  lost: 'lifts.seat_lost',
  changed: 'lifts.car_changed',
  /** and drivers of these. */
  taken: 'lifts.seat_taken',
  freed: 'lifts.seat_freed',
} as const

/** Refreshes open pages and notifies those concerned, of each seat once. */
export async function announceLifts(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  by: { readonly actorId: Actor['accountId'] | null; readonly changes?: readonly SeatChange[] },
): Promise<void> {
  const key = { teamId, eventId }
  const news: OutboxEvent[] = (by.changes ?? []).map(({ kind, ...about }) => ({
    name: names[kind],
    topics: [],
    payload: { ...key, ...about, actorId: by.actorId },
  }))
  await announceAll(tx, [
    { name: 'lifts.changed', topics: [`team:${teamId}`, `event:${eventId}`], payload: key },
    ...news,
  ])
}
