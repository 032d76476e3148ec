import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '../database/database.ts'
import { statement, type ParameterOf } from '../database/statement.ts'
import { isSent, relayOf } from './relay.ts'

/**
 * An event and its topics: `team:<id>`, `event:<id>`, `inbox:<id>`, `account:<id>`. The payload
 * holds ids only.
 */
export interface OutboxEvent {
  /** `<capability>.<what happened>`, for example 'members.joined'. */
  readonly name: string
  readonly topics: readonly string[]
  readonly payload?: Readonly<Record<string, string | number | boolean | null>>
}

/** The channel that tells other processes about new outbox rows. */
export const eventsChannel = 'touchline_news'

/** The request of a transaction, if known. */
const origins = new WeakMap<Transaction, string>()

/**
 * The browser write behind this transaction's events, so that the browser recognises them as its
 * own. Unverified: anyone can send any UUID.
 */
export function setOrigin(tx: Transaction, idempotencyKey: string): void {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(idempotencyKey))
    origins.set(tx, idempotencyKey)
}

/** PostgreSQL allows 8000 bytes; longer events are sent by id. */
const notificationBytes = 7900

/**
 * Writes an event in the transaction of its data, so that browsers and listeners get it after the
 * commit or never. A change of someone's membership adds the topic `account:<id>`, so that their
 * stream reconnects.
 */
export async function announce(tx: Transaction, news: OutboxEvent): Promise<void> {
  await announceAll(tx, [news])
}

/** Several events in one statement, so that recipients do not learn of each other. */
export async function announceAll(tx: Transaction, news: readonly OutboxEvent[]): Promise<void> {
  if (news.length === 0) return
  await written(tx, announcement(tx, news))
}

/** Events as parameters of a statement that also announces them by `announcing`. */
export interface Announcement {
  readonly events: string
  readonly origin: string | null
  /** The dispatcher sends them by the relay, so the database doesn't notify. */
  readonly isRelayed: boolean
}

export function announcement(tx: Transaction, news: readonly OutboxEvent[]): Announcement {
  const events = news.map(({ name, topics, payload = {} }) => ({ name, topics, payload }))
  return {
    events: JSON.stringify(events),
    origin: origins.get(tx) ?? null,
    isRelayed: relayOf(tx) !== undefined,
  }
}

const event = sql`json_build_object('id', id, 'name', name, 'topics', topics, 'payload', payload,
  'origin', origin)::text`

/** SQL: notifies the listeners of a row of the outbox. */
export const notifying = sql<unknown>`pg_notify(${sql.lit(eventsChannel)}, case
  when octet_length(${event}) <= ${sql.lit(notificationBytes)} then ${event}
  else json_build_object('id', id, 'origin', origin)::text end)`

/** SQL: writes the events and notifies, alone or as part of a longer statement. */
export function announcing(value: ParameterOf<Announcement>): RawBuilder<unknown> {
  return sql`
    insert into outbox (name, topics, payload, origin)
    select one.name, one.topics, one.payload, ${value('origin')}::uuid
    from jsonb_to_recordset(${value('events')}::jsonb)
      as one(name text, topics text[], payload jsonb)
    returning case when ${value('isRelayed')}::boolean then null else ${notifying} end`
}

const written = statement<Announcement, unknown>(announcing)

/**
 * Broadcasts a short message to current listeners without storing it; browsers that reconnect later
 * miss it.
 */
export async function broadcast(db: Queryable, news: OutboxEvent): Promise<void> {
  const { name, topics, payload = {} } = news
  const message = JSON.stringify({ name, topics, payload })
  if (Buffer.byteLength(message) > notificationBytes) return
  if (await isSent(db, [message])) return
  await sql`select pg_notify(${eventsChannel}, ${message})`.execute(db)
}
