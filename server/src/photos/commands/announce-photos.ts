import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

/** Refreshes open pages of the team. */
export async function announceChanged(tx: Transaction, teamId: string): Promise<void> {
  await announce(tx, { name: 'photos.changed', topics: [`team:${teamId}`], payload: { teamId } })
}

export interface PhotoNews {
  /** published: for the team; waiting and taken_down: for staff, taken_down for the uploader, too */
  readonly name: 'photos.published' | 'photos.waiting' | 'photos.taken_down'
  readonly teamId: string
  readonly eventId: string | null
  readonly actorId: string
  readonly uploaderId?: string | null
}

/** What people are notified of. */
export async function announceNews(
  tx: Transaction,
  { name, ...payload }: PhotoNews,
): Promise<void> {
  await announce(tx, { name, topics: [], payload: { ...payload } })
}
