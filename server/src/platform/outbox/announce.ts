import { sql } from 'kysely'

import type { Queryable, Transaction } from '../database/database.ts'
import { statement } from '../database/statement.ts'

/**
 * An event and its topics: `team:<id>`, `event:<id>`, `inbox:<id>`, `account:<id>`. The payload holds ids
 * only.
 */
export interface OutboxEvent {
  /** `<capability>.<what happened>`, for example 'members.joined'. */
  readonly name: string
  readonly topics: readonly string[]
  readonly payload?: Readonly<Record<string, string | number | boolean | null>>
}

/** The channel that tells other processes about new outbox rows. */
export const eventsChannel = 'touchline_news'

/** Which request a transaction answers, where that is known. */
const origins = new WeakMap<Transaction, string>()

/**
 * The browser write that caused the events of this transaction, so that the browser recognises its own.
 * Unverified: anyone may send any UUID.
 */
export function setOrigin(tx: Transaction, idempotencyKey: string): void {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(idempotencyKey))
    origins.set(tx, idempotencyKey)
}

/** PostgreSQL allows 8000 bytes; longer events, such as those of a very large team, are sent by id. */
const notificationBytes = 7900

/**
 * Writes the event in the same transaction as the data: browsers and listeners get it after the commit, or
 * never. A change of who belongs to a team adds the topic `account:<id>` of that person, so that their
 * stream reconnects.
 */
export async function announce(tx: Transaction, news: OutboxEvent): Promise<void> {
  await announceAll(tx, [news])
}

/** Several events in one statement, so that recipients do not learn of each other. */
export async function announceAll(tx: Transaction, news: readonly OutboxEvent[]): Promise<void> {
  if (news.length === 0) return
  const told = news.map(({ name, topics, payload = {} }) => ({ name, topics, payload }))
  await written(tx, { told: JSON.stringify(told), origin: origins.get(tx) ?? null })
}

const written = statement<{ readonly told: string; readonly origin: string | null }, unknown>(
  (value) => sql`
    with written as (
      insert into outbox (name, topics, payload)
      select one.name, one.topics, one.payload
      from jsonb_to_recordset(${value('told')}::jsonb)
        as one(name text, topics text[], payload jsonb)
      returning id, name, topics, payload, ${value('origin')}::text as origin
    )
    select pg_notify(${sql.lit(eventsChannel)}, case
      when octet_length(row_to_json(written)::text) <= ${sql.lit(notificationBytes)}
      then row_to_json(written)::text
      else json_build_object('id', id, 'origin', origin)::text end)
    from written`,
)

/**
 * Broadcasts a short message to current listeners without storing it; browsers that reconnect later miss
 * it.
 */
export async function broadcast(db: Queryable, news: OutboxEvent): Promise<void> {
  const { name, topics, payload = {} } = news
  const told = JSON.stringify({ name, topics, payload })
  if (Buffer.byteLength(told) > notificationBytes) return
  await sql`select pg_notify(${eventsChannel}, ${told})`.execute(db)
}
