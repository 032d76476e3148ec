import { sql } from 'kysely'
import { z } from 'zod'

import type { Database, Queryable, Transaction } from '../database/database.ts'
import { notifying } from './announce.ts'

const eventRow = z.object({
  id: z.number(),
  name: z.string(),
  topics: z.array(z.string()),
  payload: z.record(z.string(), z.unknown()),
})

/** An event from the outbox. */
export type StoredEvent = z.infer<typeof eventRow>

/** The browser write that caused it; sent to current listeners only. */
const origin = z.string().nullish()

const sentEvent = eventRow.extend({ origin })

/** An event as other processes receive it. */
export type SentEvent = z.infer<typeof sentEvent>

/** Broadcasts have no position in the outbox to resume from. */
const broadcastEvent = eventRow.omit({ id: true }).strict()

/** What a browser receives: an event or a broadcast. */
export type ReceivedEvent = SentEvent | z.infer<typeof broadcastEvent>

const longEvent = sentEvent.pick({ id: true, origin: true })

/** Events come in the notification itself, or from the outbox if they are too long for one. */
export async function readEvent(
  db: Queryable,
  notification: string,
): Promise<ReceivedEvent | undefined> {
  const parsed: unknown = JSON.parse(notification)
  const passing = broadcastEvent.safeParse(parsed)
  if (passing.success) return passing.data
  const whole = sentEvent.safeParse(parsed)
  if (whole.success) return whole.data
  const { id, origin } = longEvent.parse(parsed)
  const found = await sql<StoredEvent>`
    select id, name, topics, payload from outbox where id = ${id}`.execute(db)
  return found.rows[0] && { ...found.rows[0], origin }
}

/** How far back a reader looks (ids and seconds), because transactions may commit out of order. */
const overlap = { ids: 500, seconds: 15 }

export interface MissedEvent extends StoredEvent {
  /** Milliseconds since the transaction that caused it started. */
  readonly begun: number
}

/** Events of the topics after an id, oldest first; may repeat the last few seconds. */
export async function findEventsAfter(
  db: Queryable,
  wanted: { after: number; topics: readonly string[]; limit: number },
): Promise<MissedEvent[]> {
  const found = await sql<MissedEvent>`
    select id, name, topics, payload,
      (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as begun
    from outbox
    where (id > ${wanted.after}
        or (id > ${wanted.after - overlap.ids} and created_at > now() - make_interval(secs => ${overlap.seconds})))
      and topics && ${[...wanted.topics]}::text[]
    order by id limit ${wanted.limit}
  `.execute(db)
  return found.rows
}

/** The newest id, where a new stream starts. */
export async function newestEventId(db: Queryable): Promise<number> {
  const found = await sql<{
    id: number
  }>`select coalesce(max(id), 0)::int8 as id from outbox`.execute(db)
  return found.rows[0]?.id ?? 0
}

/**
 * The newest id older than this many seconds; data read since then includes all events up to it.
 */
export async function eventIdBefore(db: Queryable, seconds: number): Promise<number> {
  const found = await sql<{ id: number }>`
    select id from outbox where created_at < now() - make_interval(secs => ${seconds})
    order by id desc limit 1`.execute(db)
  return found.rows[0]?.id ?? 0
}

/**
 * Takes some undispatched events, hands them over in the transaction and marks them. Returns their
 * number.
 */
export async function dispatchEvents(
  database: Database,
  limit: number,
  handOver: (tx: Transaction, news: readonly SentEvent[]) => Promise<void>,
): Promise<number> {
  return database.transaction().execute(async (tx) => {
    const taken = await sql<SentEvent>`
      select id, name, topics, payload, origin from outbox
      where dispatched_at is null order by id limit ${limit} for update skip locked
    `.execute(tx)
    if (taken.rows.length === 0) return 0
    await handOver(tx, taken.rows)
    await sql`update outbox set dispatched_at = now() where id = any(${taken.rows.map((row) => row.id)})`.execute(
      tx,
    )
    return taken.rows.length
  })
}

/** Notifies the listeners of stored events. */
export async function notifyOf(tx: Transaction, ids: readonly number[]): Promise<void> {
  await sql`select ${notifying} from outbox where id = any(${[...ids]}) order by id`.execute(tx)
}

/** Deletes events too old for any browser to resume from. */
export async function forgetOldEvents(db: Queryable, hours: number): Promise<void> {
  await sql`
    delete from outbox where dispatched_at is not null
      and created_at < now() - make_interval(hours => ${hours})
  `.execute(db)
}
