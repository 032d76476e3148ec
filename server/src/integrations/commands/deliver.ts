import type { Delivery } from '@touchline/contract/integrations/shapes/webhooks'
import {
  isPermanentlyFailing,
  nextAttemptAt,
  jitterOf,
  type DisableReason,
} from '@touchline/domain/integrations/webhooks'

import { decrypt } from '#server/auth/commands/encryption.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { SendOutcome } from '#server/platform/outbound/client.ts'
import { signedHeaders } from '#server/platform/outbound/standard-webhooks.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findDelivery,
  cancelDeliveries,
  markFailed,
  markSent,
  type DeliveryKey,
} from '../queries/deliveries.ts'
import {
  isTeamAlive,
  lockWebhook,
  saveWebhook,
  type WebhookKey,
  type WebhookRow,
} from '../queries/webhooks.ts'
import { deliveryJob, type DeliveryAttempt } from './queue.ts'
import { announceWebhooks } from './webhooks.ts'

/** One try; if it fails, the next is queued. */
export async function deliver(
  platform: Platform,
  { dueAt, ...key }: DeliveryAttempt,
): Promise<void> {
  const { database, outbound, clock } = platform
  const due = await database.transaction().execute((tx) => findDue(tx, key, dueAt))
  if (due === undefined) return
  const { delivery, webhook } = due

  const now = clock()
  const headers = signedHeaders(
    { id: delivery.id, body: delivery.body, now },
    await keysOf(platform, webhook, now),
  )
  const sent = await outbound.send(webhook.url, {
    headers: { ...headers, 'user-agent': 'Touchline' },
    body: Buffer.from(delivery.body),
  })
  await database
    .transaction()
    .execute((tx) => settle(tx, platform, { key, sent, tries: delivery.tries + 1 }))
}

interface Due {
  readonly delivery: Delivery
  readonly webhook: WebhookRow
}

/** The message to send now; undefined if it is settled, not due, or no longer wanted. */
async function findDue(tx: Transaction, key: DeliveryKey, dueAt: string): Promise<Due | undefined> {
  const webhook = await lockWebhook(tx, key)
  const delivery = await findDelivery(tx, key)
  if (webhook?.is_on !== true || delivery?.state !== 'waiting') return undefined
  if (delivery.nextAt !== dueAt) return undefined
  if (await isTeamAlive(tx, key.teamId)) return { delivery, webhook }
  await cancelDeliveries(tx, key)
  return undefined
}

interface Tried {
  readonly key: DeliveryKey
  readonly sent: SendOutcome
  readonly tries: number
}

async function settle(tx: Transaction, platform: Platform, tried: Tried): Promise<void> {
  const { key, sent } = tried
  const webhook = await lockWebhook(tx, key)
  if (webhook === undefined) return
  const now = platform.clock()
  if (sent.kind === 'answered' && sent.status >= 200 && sent.status < 300) {
    await markSent(tx, key, { status: sent.status, now })
    if (webhook.failing_since !== null) await saveWebhook(tx, key, { failing_since: null })
  } else await settleFailure(tx, platform, { ...tried, webhook })
  await announceWebhooks(tx, key.teamId)
}

async function settleFailure(
  tx: Transaction,
  { jobs, clock }: Platform,
  { key, sent, tries, webhook }: Tried & { readonly webhook: WebhookRow },
): Promise<void> {
  const now = clock()
  const failingSince = webhook.failing_since ?? now
  const status = sent.kind === 'answered' ? sent.status : null
  const problem = sent.kind === 'answered' ? 'answered' : placeOf(sent.why)
  const stop = stopOf(status, isPermanentlyFailing(failingSince, now))
  const isOver = stop !== undefined || !webhook.is_on
  const nextAt = isOver ? undefined : nextAttemptAt(tries, now, jitterOf(key.deliveryId))
  await markFailed(tx, key, { problem, status, nextAt })
  if (nextAt !== undefined)
    await jobs.enqueue(tx, { ...deliveryJob(key, nextAt), startAfter: nextAt })
  if (stop === undefined) await saveWebhook(tx, key, { failing_since: failingSince })
  else if (webhook.is_on) await stopWebhook(tx, key, { stop, failingSince })
}

/** The endpoint is gone: disabled until an admin enables it, and the admins are notified. */
async function stopWebhook(
  tx: Transaction,
  key: WebhookKey,
  { stop, failingSince }: { readonly stop: DisableReason; readonly failingSince: Date },
): Promise<void> {
  await cancelDeliveries(tx, key)
  await saveWebhook(tx, key, { is_on: false, stopped: stop, failing_since: failingSince })
  const { teamId, webhookId } = key
  await announce(tx, {
    name: 'integrations.webhook_stopped',
    topics: [],
    payload: { teamId, webhookId },
  })
}

/** 410 Gone means that the receiver wants no more. */
function stopOf(status: number | null, hopeless: boolean): DisableReason | undefined {
  if (status === 410) return 'gone'
  return hopeless ? 'failing' : undefined
}

function placeOf(why: 'bad_address' | 'unreachable' | 'too_large'): 'bad_address' | 'unreachable' {
  return why === 'bad_address' ? 'bad_address' : 'unreachable'
}

async function keysOf(
  store: Pick<Platform, 'database' | 'clock'>,
  webhook: WebhookRow,
  now: Date,
): Promise<readonly Buffer[]> {
  const { secret, old_secret: old, old_secret_until: until } = webhook
  const isOldGood = old !== null && until !== null && until > now
  const sealed = isOldGood ? [secret, old] : [secret]
  return Promise.all(sealed.map((one) => decrypt(store, one, webhook.id)))
}
