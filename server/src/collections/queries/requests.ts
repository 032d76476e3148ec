import { sql, type RawBuilder } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { BillKey } from './books.ts'
import type { CollectionKey } from './collections.ts'

/** SQL for the amount waived by granting request `r`. */
export const waivedBy = sql<number>`coalesce((
  select sum(e.amount) from bill_entries e
  where e.team_id = r.team_id and e.source = 'request:' || r.id and e.kind = 'waived'), 0)::bigint`

/** SQL: true for a bill with an unanswered request. */
export function hasOpenRequest(bill: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from bill_requests r
    where r.team_id = ${sql.ref(`${bill}.team_id`)} and r.bill_id = ${sql.ref(`${bill}.id`)}
      and r.state = 'open')`
}

interface NewRequest {
  readonly kind: 'reduction' | 'instalments'
  readonly words: string
  readonly now: Date
}

/** Saves a request for a reduction or instalments; replaces the text of an open one. */
export async function addRequest(
  tx: Transaction,
  { teamId, billId }: BillKey,
  { kind, words, now }: NewRequest,
): Promise<void> {
  await tx
    .insertInto('bill_requests')
    .values({ id: uuidv7(), team_id: teamId, bill_id: billId, kind, words, requested_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'bill_id'])
        .where('state', '=', 'open')
        .doUpdateSet({ kind, words, requested_at: now }),
    )
    .execute()
}

export interface StoredRequest {
  readonly id: string
  readonly billId: string
  readonly state: string
}

/** Locks a request with its bill, so that it is answered once. */
export async function lockRequest(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  requestId: string,
): Promise<StoredRequest> {
  const row = await tx
    .selectFrom('bill_requests as request')
    .innerJoin('bills as bill', (join) =>
      join.onRef('bill.team_id', '=', 'request.team_id').onRef('bill.id', '=', 'request.bill_id'),
    )
    .select(['request.id', 'request.bill_id as billId', 'request.state'])
    .where('request.team_id', '=', teamId)
    .where('request.id', '=', requestId)
    .where('bill.collection_id', '=', collectionId)
    .forUpdate('bill')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return row
}

interface Answer {
  readonly id: string
  readonly state: 'granted' | 'refused'
  readonly answer: string
  readonly answeredBy: string
  readonly now: Date
}

export async function saveAnswer(
  tx: Transaction,
  teamId: string,
  { id, state, answer, answeredBy, now }: Answer,
): Promise<void> {
  await tx
    .updateTable('bill_requests')
    .set({ state, answer, answered_by: answeredBy, answered_at: now })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute()
}
