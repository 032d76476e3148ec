import type { FailedText } from '@touchline/contract/operations/shapes/mail'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

interface Row extends Omit<FailedText, 'createdAt'> {
  readonly createdAt: Date
}

const maxShown = 50

/** Newest first. Recipients lack the plus of their numbers. */
export async function findFailedTexts(db: Queryable): Promise<FailedText[]> {
  const found = await sql<Row>`
    select id, kind, '+' || recipient as "to", state, attempts,
      coalesce(last_error, '') as "lastError", created_at as "createdAt"
    from text_messages where state in ('refused', 'given_up')
    order by created_at desc, id desc limit ${maxShown}`.execute(db)
  return found.rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
