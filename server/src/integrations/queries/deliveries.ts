import type { Delivery, DeliveryPage } from '@touchline/contract/integrations/shapes/webhooks'
import type { DeliveryProblem } from '@touchline/domain/integrations/webhooks'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { WebhookKey } from './webhooks.ts'

/** The job that tries one delivery once. */
export const deliverJob = 'integrations.deliver'

export interface DeliveryKey extends WebhookKey {
  readonly deliveryId: string
}

export interface NewDelivery extends DeliveryKey {
  readonly newsId: number | null
  readonly event: string
  readonly body: string
  readonly now: Date
}

type DeliveryRow = Omit<Delivery, 'madeAt' | 'nextAt' | 'sentAt'> & {
  readonly madeAt: Date
  readonly nextAt: Date | null
  readonly sentAt: Date | null
}

const columns = sql`id, event, state, tries, status, problem, created_at as "madeAt",
  next_at as "nextAt", sent_at as "sentAt", body`

/** False if this event is logged already. */
export async function insertDelivery(tx: Transaction, one: NewDelivery): Promise<boolean> {
  const made = await sql`
    insert into webhook_deliveries (id, team_id, webhook_id, outbox_id, event, body, created_at, next_at)
    values (${one.deliveryId}, ${one.teamId}, ${one.webhookId}, ${one.newsId}, ${one.event},
      ${one.body}, ${one.now}, ${one.now})
    on conflict (team_id, webhook_id, outbox_id) do nothing`.execute(tx)
  return made.numAffectedRows === 1n
}

export async function findDelivery(
  db: Queryable,
  { teamId, webhookId, deliveryId }: DeliveryKey,
): Promise<Delivery | undefined> {
  const found = await sql<DeliveryRow>`
    select ${columns} from webhook_deliveries
    where team_id = ${teamId} and webhook_id = ${webhookId} and id = ${deliveryId}`.execute(db)
  return found.rows.map(deliveryOf)[0]
}

const pageSize = 20

/** Newest first, from the one after the cursor. */
export async function findDeliveries(
  db: Queryable,
  { teamId, webhookId, cursor }: WebhookKey & { readonly cursor?: string | undefined },
): Promise<DeliveryPage> {
  const after =
    cursor === undefined
      ? sql``
      : sql`and (created_at, id) < (select created_at, id from webhook_deliveries
          where team_id = ${teamId} and webhook_id = ${webhookId} and id = ${cursor})`
  const found = await sql<DeliveryRow>`
    select ${columns} from webhook_deliveries
    where team_id = ${teamId} and webhook_id = ${webhookId} ${after}
    order by created_at desc, id desc limit ${pageSize + 1}`.execute(db)
  const rows = found.rows.slice(0, pageSize)
  return {
    deliveries: rows.map(deliveryOf),
    nextCursor: found.rows.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
  }
}

export async function markSent(
  tx: Transaction,
  { teamId, deliveryId }: DeliveryKey,
  { status, now }: { readonly status: number; readonly now: Date },
): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'sent', tries = tries + 1, status = ${status},
      problem = null, next_at = null, sent_at = ${now}
    where team_id = ${teamId} and id = ${deliveryId}`.execute(tx)
}

export interface Failure {
  readonly problem: DeliveryProblem
  /** The response; null if there was none. */
  readonly status: number | null
  /** When it is retried; undefined if given up. */
  readonly nextAt: Date | undefined
}

export async function markFailed(
  tx: Transaction,
  { teamId, deliveryId }: DeliveryKey,
  { problem, status, nextAt }: Failure,
): Promise<void> {
  await sql`
    update webhook_deliveries set state = ${nextAt === undefined ? 'given_up' : 'waiting'},
      tries = tries + 1, status = ${status}, problem = ${problem}, next_at = ${nextAt ?? null}
    where team_id = ${teamId} and id = ${deliveryId}`.execute(tx)
}

/** Starts over with its tries. */
export async function restartDelivery(
  tx: Transaction,
  { teamId, deliveryId }: DeliveryKey,
  now: Date,
): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'waiting', tries = 0, status = null, problem = null,
      next_at = ${now}, sent_at = null
    where team_id = ${teamId} and id = ${deliveryId}`.execute(tx)
}

/** A disabled webhook sends nothing more. */
export async function cancelDeliveries(
  tx: Transaction,
  { teamId, webhookId }: WebhookKey,
): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'given_up', problem = 'switched_off', next_at = null
    where team_id = ${teamId} and webhook_id = ${webhookId} and state = 'waiting'`.execute(tx)
}

export async function forgetDeliveries(db: Queryable, before: Date): Promise<void> {
  await sql`delete from webhook_deliveries where created_at < ${before}`.execute(db)
}

function deliveryOf({ madeAt, nextAt, sentAt, ...row }: DeliveryRow): Delivery {
  return {
    ...row,
    madeAt: madeAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  }
}
