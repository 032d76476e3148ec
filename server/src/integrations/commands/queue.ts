import {
  webhookData,
  webhookTest,
  type WebhookEvent,
} from '@touchline/domain/integrations/webhook-events'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import type { JobData, Work } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  deliverJob,
  insertDelivery,
  restartDelivery,
  type DeliveryKey,
} from '../queries/deliveries.ts'
import { findSubscribedWebhooks, type WebhookKey } from '../queries/webhooks.ts'

interface WebhookMessage {
  readonly event: WebhookEvent
  readonly payload: JobData
  readonly newsId: number
}

/** Stores an event once for each webhook that subscribes to it, and queues the first try. */
export async function queueDeliveries(
  { database, jobs, clock }: Platform,
  { event, payload, newsId }: WebhookMessage,
): Promise<void> {
  const { teamId } = payload
  if (typeof teamId !== 'string') return
  const now = clock()
  const body = bodyOf(event, webhookData(event, payload, teamId), now)
  await database.transaction().execute(async (tx) => {
    for (const webhookId of await findSubscribedWebhooks(tx, { teamId, event })) {
      const key = { teamId, webhookId, deliveryId: newId() }
      if (await insertDelivery(tx, { ...key, newsId, event, body, now }))
        await jobs.enqueue(tx, deliveryJob(key, now))
    }
  })
}

/** Queues a test message. */
export async function queueTest(
  tx: Transaction,
  { jobs, clock }: Platform,
  { teamId, webhookId }: WebhookKey,
): Promise<DeliveryKey> {
  const now = clock()
  const key = { teamId, webhookId, deliveryId: newId() }
  const body = bodyOf(webhookTest, { teamId }, now)
  await insertDelivery(tx, { ...key, newsId: null, event: webhookTest, body, now })
  await jobs.enqueue(tx, deliveryJob(key, now))
  return key
}

/** Sends a delivery again under the same id, counting tries from the start; tries already queued are dropped. */
export async function queueRedelivery(
  tx: Transaction,
  { jobs, clock }: Platform,
  key: DeliveryKey,
): Promise<void> {
  const now = clock()
  await restartDelivery(tx, key, now)
  await jobs.enqueue(tx, deliveryJob(key, now))
}

/** A delivery has one queued try at a time, identified by its due time. */
export interface DeliveryAttempt extends DeliveryKey {
  readonly dueAt: string
}

/** The job of a try; grouped by team, so that no team delays the others. */
export function deliveryJob(key: DeliveryKey, dueAt: Date): Work {
  const { teamId, webhookId, deliveryId } = key
  const data = { teamId, webhookId, deliveryId, dueAt: dueAt.toISOString() }
  return { name: deliverJob, data, group: teamId }
}

function bodyOf(type: string, data: Readonly<Record<string, string | null>>, now: Date): string {
  return JSON.stringify({ type, timestamp: now.toISOString(), data })
}
