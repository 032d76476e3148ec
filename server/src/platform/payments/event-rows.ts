import { recordAudit } from '../audit.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import type { ProviderEvent } from './objects.ts'

export async function wasReceived(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

interface Received {
  readonly event: ProviderEvent
  readonly teamId: string | undefined
}

/** Records an event; returns false if it was handled before. Simultaneous calls wait. */
export async function recordEvent(
  tx: Transaction,
  { clock }: Platform,
  { event: { id, type }, teamId }: Received,
): Promise<boolean> {
  const now = clock()
  const made = await tx
    .insertInto('payment_events')
    .values({ id, type, team_id: teamId ?? null, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n) return false
  await recordAudit(tx, {
    action: 'subscriptions.event_received',
    at: now,
    details: { event: id, type: type.slice(0, 100), teamId: teamId ?? null },
  })
  return true
}

/** Providers repeat an event for days, not for months. */
export async function forgetEvents(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute()
}
