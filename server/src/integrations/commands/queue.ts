import {
  dataOf,
  webhookTest,
  type WebhookEvent,
} from '@touchline/domain/integrations/webhook-events'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import type { JobData, Work } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { deliverJob, insertDelivery, waitAnew, type DeliveryKey } from '../queries/deliveries.ts'
import { findListening, type WebhookKey } from '../queries/webhooks.ts'

interface News {
  readonly event: WebhookEvent
  readonly payload: JobData
  readonly newsId: number
}

/** Writes a piece of news down for each webhook that wants it, once, and queues the first try. */
export async function queueNews(
  { database, jobs, clock }: Platform,
  { event, payload, newsId }: News,
): Promise<void> {
  const { teamId } = payload
  if (typeof teamId !== 'string') return
  const now = clock()
  const body = bodyOf(event, dataOf(event, payload, teamId), now)
  await database.transaction().execute(async (tx) => {
    for (const webhookId of await findListening(tx, { teamId, event })) {
      const key = { teamId, webhookId, deliveryId: newId() }
      if (await insertDelivery(tx, { ...key, newsId, event, body, now }))
        await jobs.enqueue(tx, tryOf(key, now))
    }
  })
}

/** A message by which somebody sees whether their webhook works. */
export async function queueTest(
  tx: Transaction,
  { jobs, clock }: Platform,
  { teamId, webhookId }: WebhookKey,
): Promise<DeliveryKey> {
  const now = clock()
  const key = { teamId, webhookId, deliveryId: newId() }
  const body = bodyOf(webhookTest, { teamId }, now)
  await insertDelivery(tx, { ...key, newsId: null, event: webhookTest, body, now })
  await jobs.enqueue(tx, tryOf(key, now))
  return key
}

/** The same words under the same id, from the first try on; what was still to come is due no more. */
export async function queueAgain(
  tx: Transaction,
  { jobs, clock }: Platform,
  key: DeliveryKey,
): Promise<void> {
  const now = clock()
  await waitAnew(tx, key, now)
  await jobs.enqueue(tx, tryOf(key, now))
}

/** A delivery waits for one try at a time, known by when it is due. */
export interface Try extends DeliveryKey {
  readonly dueAt: string
}

/** The job that makes it: of one team after another. */
export function tryOf(key: DeliveryKey, dueAt: Date): Work {
  const { teamId, webhookId, deliveryId } = key
  const data = { teamId, webhookId, deliveryId, dueAt: dueAt.toISOString() }
  return { name: deliverJob, data, group: teamId }
}

function bodyOf(type: string, data: Readonly<Record<string, string | null>>, now: Date): string {
  return JSON.stringify({ type, timestamp: now.toISOString(), data })
}
