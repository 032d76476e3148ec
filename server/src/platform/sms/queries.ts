import { sql } from 'kysely'

import type { Queryable, Transaction } from '../database/database.ts'
import type { TextMessage } from './sms.ts'

export type TextMessageState =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'waiting' | 'refused' | 'given_up'; readonly error: string }

/** A text message as the carrier needs it. */
export interface StoredTextMessage {
  readonly id: string
  readonly state: string
  readonly recipient: string
  readonly body: string
  readonly code: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

const columns = sql`
  id, state, recipient, body, code, created_at as "createdAt", expires_at as "expiresAt"`

export async function keepTextMessage(
  tx: Transaction,
  message: TextMessage & { id: string; state: 'waiting' | 'kept'; now: Date },
): Promise<void> {
  await sql`
    insert into text_messages (id, kind, recipient, body, code, state, created_at, expires_at)
    values (${message.id}, ${message.kind}, ${message.to}, ${message.body}, ${message.code},
      ${message.state}, ${message.now}, ${message.expiresAt})
  `.execute(tx)
}

export async function findTextMessage(
  db: Queryable,
  id: string,
): Promise<StoredTextMessage | undefined> {
  const found = await sql<StoredTextMessage>`
    select ${columns} from text_messages where id = ${id}
  `.execute(db)
  return found.rows[0]
}

/** Stores the result; deletes the text of a finished message, as it holds a code. */
export async function markTextMessage(
  db: Queryable,
  id: string,
  to: TextMessageState,
): Promise<void> {
  const sentAt = to.state === 'sent' ? to.at : null
  const error = to.state === 'sent' ? null : to.error
  const isOver = to.state !== 'waiting'
  await sql`
    update text_messages set state = ${to.state}, sent_at = ${sentAt}, last_error = ${error},
      attempts = attempts + 1,
      body = case when ${isOver} then '' else body end,
      code = case when ${isOver} then '' else code end
    where id = ${id}
  `.execute(db)
}

/** The newest messages of an installation without a hook, for its mailbox page. */
export async function keptTextMessages(
  db: Queryable,
  wanted: { recipient: string | undefined; limit: number },
): Promise<StoredTextMessage[]> {
  const recipient = wanted.recipient?.replace(/^\+/, '') ?? null
  const found = await sql<StoredTextMessage>`
    select ${columns} from text_messages
    where state = 'kept' and (${recipient}::text is null or recipient = ${recipient})
    order by created_at desc, id limit ${wanted.limit}
  `.execute(db)
  return found.rows
}

/** Deletes messages after a month, because phone numbers are personal data. */
export async function sweepTextMessages(db: Queryable, now: Date): Promise<void> {
  await sql`
    delete from text_messages where created_at < ${now}::timestamptz - interval '30 days'
  `.execute(db)
}
