import { sql } from 'kysely'

import type { Queryable, Transaction } from '../database/database.ts'
import { statement } from '../database/statement.ts'

/** What happened, for whom. Topics are `team:<id>`, `event:<id>`, `inbox:<id>`, `account:<id>`; the payload holds ids only. */
export interface OutboxEvent {
  /** `<capability>.<what happened>`, for example 'members.joined'. */
  readonly name: string
  readonly topics: readonly string[]
  readonly payload?: Readonly<Record<string, string | number | boolean | null>>
}

/** The channel on which processes tell each other that the outbox has grown. */
export const eventsChannel = 'touchline_news'

/** Which request a transaction answers, where that is known. */
const origins = new WeakMap<Transaction, string>()

/**
 * Says which write of a browser the news of this transaction come from, so that the browser knows its own.
 * Good for that alone: anybody may send any. Only a UUID is passed on.
 */
export function setOrigin(tx: Transaction, idempotencyKey: string): void {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(idempotencyKey))
    origins.set(tx, idempotencyKey)
}

/** PostgreSQL takes 8000; longer news, such as those of a very large team, are told by their id. */
const notificationBytes = 7900

/**
 * Writes the news with the data, in the same transaction: after the commit browsers hear of it and
 * listeners work on it; without a commit nobody does. Whoever changes who belongs to a team adds
 * the topic `account:<id>` of the person, so that their stream is set up anew.
 */
export async function announce(tx: Transaction, news: OutboxEvent): Promise<void> {
  await announceAll(tx, [news])
}

/** Several news in one statement: whom one of them is for does not learn who the others are for. */
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
 * Tells those who listen at this moment, and keeps nothing: whoever comes back later does not hear
 * of it, and no listener does. Short news only.
 */
export async function broadcast(db: Queryable, news: OutboxEvent): Promise<void> {
  const { name, topics, payload = {} } = news
  const told = JSON.stringify({ name, topics, payload })
  if (Buffer.byteLength(told) > notificationBytes) return
  await sql`select pg_notify(${eventsChannel}, ${told})`.execute(db)
}
