import type { FailedLetter } from '@touchline/contract/operations/shapes/mail'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { pageOf, placeOf, type Cursor, type PageQuery } from './positions.ts'

interface Row extends Omit<FailedLetter, 'createdAt' | 'id'>, Cursor {
  readonly createdAt: Date
}

const failed = sql`state in ('bounced', 'given_up')`

/** Newest first, along the index of failures. */
export async function findFailedLetters(
  db: Queryable,
  { limit, cursor }: PageQuery,
): Promise<{ letters: FailedLetter[]; nextCursor: string | null }> {
  const before = placeOf(cursor)
  const found = await sql<Row>`
    select id, kind, recipient as "to", state, attempts, coalesce(last_error, '') as "lastError",
      created_at as "createdAt", created_at::text as place, text_body <> '' as "canRetry"
    from mails
    where ${failed} and (created_at, id) < (${before.place}::timestamptz, ${before.id}::uuid)
    order by created_at desc, id desc limit ${limit + 1}`.execute(db)
  const { shown, nextCursor } = pageOf(found.rows, limit)
  return { letters: shown.map(letterOf), nextCursor }
}

function letterOf({
  id,
  kind,
  to,
  state,
  attempts,
  lastError,
  canRetry,
  createdAt,
}: Row): FailedLetter {
  return {
    id,
    kind,
    to,
    state,
    attempts,
    lastError,
    canRetry,
    createdAt: createdAt.toISOString(),
  }
}

/** Letters whose words are still there, the oldest first; locked, so that no one sends them twice. */
export async function findRetriable(
  tx: Transaction,
  { mailId, limit }: { readonly mailId?: string; readonly limit: number },
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from mails
    where ${failed} and text_body <> '' and (${mailId ?? null}::uuid is null or id = ${mailId ?? null}::uuid)
    order by created_at, id limit ${limit} for update skip locked`.execute(tx)
  return found.rows.map(({ id }) => id)
}
