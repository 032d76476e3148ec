import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

interface NewEvent {
  readonly id: string
  readonly type: string
  readonly teamId: string | undefined
  readonly now: Date
}

export async function wasReceived(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** False when it was dealt with before; two at the same moment wait for each other. */
export async function isFirstOf(
  tx: Transaction,
  { id, type, teamId, now }: NewEvent,
): Promise<boolean> {
  const made = await tx
    .insertInto('payment_events')
    .values({ id, type, team_id: teamId ?? null, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

/** Providers repeat an event for days, not for months. */
export async function forgetEvents(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute()
}

interface Fact {
  readonly teamId: string
  readonly fact: string
}

/** True the first time: then somebody is written a letter. */
export async function isNewFact(
  tx: Transaction,
  { teamId, fact }: Fact,
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insertInto('payment_facts')
    .values({ team_id: teamId, fact, at: now })
    .onConflict((conflict) => conflict.columns(['team_id', 'fact']).doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

interface Attempt {
  readonly teamId: string
  readonly invoiceId: string
  readonly attempts: number
}

/** Whether it was told that a later attempt to collect an invoice failed: see commands/tell.ts. */
export async function wasTriedAgain(
  tx: Transaction,
  { teamId, invoiceId, attempts }: Attempt,
): Promise<boolean> {
  const prefix = `failed:${invoiceId}:`
  const found = await sql`
    select from payment_facts
    where team_id = ${teamId} and starts_with(fact, ${prefix})
      and substr(fact, ${prefix.length + 1})::int > ${attempts} limit 1`.execute(tx)
  return found.rows.length === 1
}

/** It is true no more: should it become so again, that is new. */
export async function dropFact(tx: Transaction, { teamId, fact }: Fact): Promise<void> {
  await tx
    .deleteFrom('payment_facts')
    .where('team_id', '=', teamId)
    .where('fact', '=', fact)
    .execute()
}
