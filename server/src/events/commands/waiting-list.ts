import {
  countPromotions,
  updateCounts,
  type Counts,
  type Places,
} from '@touchline/domain/events/answers'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { promoteFirst, saveCounts } from '../queries/answers.ts'
import type { EventKey } from '../queries/page.ts'

/**
 * Promotes people from the waiting list while there is room. The event's row is locked, so each is
 * promoted and notified once.
 */
export async function promoteFromWaitingList(
  tx: Transaction,
  key: EventKey,
  { places, counts }: { readonly places: Places; readonly counts: Counts },
): Promise<Counts> {
  const room = countPromotions(places, counts)
  if (room === 0) return counts
  const moved = await promoteFirst(tx, key, room)
  const settled = moved.reduce((current) => updateCounts(current, waiting, placed), counts)
  await saveCounts(tx, key, settled)
  for (const memberId of moved)
    await announce(tx, {
      name: 'events.moved_up',
      topics: [`team:${key.teamId}`],
      payload: { ...key, memberId },
    })
  return settled
}

const waiting = { answer: 'going', waiting: true } as const
const placed = { answer: 'going', waiting: false } as const
