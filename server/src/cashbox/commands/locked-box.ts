import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announceAll, type OutboxEvent } from '#server/platform/outbox/announce.ts'

import { findBox, lockBoxRow, type StoredBox } from '../queries/box.ts'

/** Locks a cash box that is on. Throws `not_found` for others. */
export async function lockBox(
  tx: Transaction,
  { actor: { teamId }, now }: ActorContext,
): Promise<StoredBox> {
  await lockBoxRow(tx, teamId)
  const box = await findBox(tx, { teamId, now })
  if (!box.isOn) throw new AppError('not_found')
  return box
}

/** Also throws `adults_only` for a youth team: nothing new is charged there. */
export async function lockChargeableBox(
  tx: Transaction,
  context: ActorContext,
): Promise<StoredBox> {
  const box = await lockBox(tx, context)
  if (box.refusal !== undefined) throw new AppError('adults_only')
  return box
}

/** Refreshes open pages, and tells players of fines. */
export async function announceBox(
  tx: Transaction,
  teamId: string,
  news: readonly OutboxEvent[] = [],
): Promise<void> {
  await announceAll(tx, [
    { name: 'cashbox.changed', topics: [`team:${teamId}`], payload: { teamId } },
    ...news,
  ])
}

interface Balanced {
  readonly teamId: string
  readonly entryId: string
  readonly memberId: string | null
  readonly accountId: string
}

/** Tells a player that money or a waiver has changed what they owe. */
export function balanceNotice({
  teamId,
  entryId,
  memberId,
  accountId: actorId,
}: Balanced): readonly OutboxEvent[] {
  if (memberId === null) return []
  const payload = { teamId, memberId, entryId, actorId }
  return [{ name: 'cashbox.balance_changed', topics: [], payload }]
}
