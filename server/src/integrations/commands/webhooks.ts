import { randomBytes } from 'node:crypto'

import type { Webhook } from '@touchline/contract/integrations/shapes/webhooks'
import type { WebhookEvent } from '@touchline/domain/integrations/webhook-events'
import { maxWebhooks, oldSecretEndsAt } from '@touchline/domain/integrations/webhooks'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import { encrypt } from '#server/auth/commands/encryption.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { secretOf } from '#server/platform/outbound/standard-webhooks.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { cancelDeliveries } from '../queries/deliveries.ts'
import {
  deleteWebhook,
  findWebhooks,
  insertWebhook,
  lockTeam,
  lockWebhook,
  saveWebhook,
  webhookOf,
  type WebhookKey,
  type WebhookRow,
} from '../queries/webhooks.ts'

interface WebhookSecret {
  readonly webhook: Webhook
  readonly secret: string
}

export async function addWebhook(
  tx: Transaction,
  { actor, now }: ActorContext,
  { url, events }: { readonly url: string; readonly events: readonly WebhookEvent[] },
): Promise<WebhookSecret> {
  const { teamId, accountId } = actor
  await lockTeam(tx, teamId)
  const before = await findWebhooks(tx, teamId)
  if (before.length >= maxWebhooks) throw new AppError('conflict', { reason: 'too_many_webhooks' })

  const webhookId = newId()
  const key = newKey()
  const secret = await sealedFor(tx, { webhookId, key, now })
  const made = { teamId, webhookId, url, events, secret, madeBy: accountId, madeAt: now }
  const row = await insertWebhook(tx, made)
  await announceWebhooks(tx, teamId)
  return { webhook: webhookOf(row, now), secret: secretOf(key) }
}

interface Change {
  readonly webhookId: string
  readonly url?: string | undefined
  readonly events?: readonly WebhookEvent[] | undefined
  readonly isOn?: boolean | undefined
}

/** Switching a webhook off gives up its waiting deliveries; switching it on clears its failures. */
export async function changeWebhook(
  tx: Transaction,
  { actor, now }: ActorContext,
  { webhookId, url, events, isOn }: Change,
): Promise<Webhook> {
  const key = { teamId: actor.teamId, webhookId }
  const before = await requireWebhook(tx, key)
  if (isOn === false) await cancelDeliveries(tx, key)
  const row = await saveWebhook(tx, key, {
    id: webhookId,
    // Failures at the old address say nothing about the new one.
    ...(url === undefined || url === before.url ? {} : { url, failing_since: null }),
    ...(events === undefined ? {} : { events: [...events] }),
    ...(isOn === undefined ? {} : { is_on: isOn, stopped: null, failing_since: null }),
  })
  await announceWebhooks(tx, key.teamId)
  return webhookOf(row, now)
}

export async function removeWebhook(tx: Transaction, key: WebhookKey): Promise<void> {
  await requireWebhook(tx, key)
  await deleteWebhook(tx, key)
  await announceWebhooks(tx, key.teamId)
}

/** Replaces the secret; both sign for a day, so that receivers have time to change it. */
export async function renewSecret(
  tx: Transaction,
  key: WebhookKey,
  now: Date,
): Promise<WebhookSecret> {
  const { teamId, webhookId } = key
  const before = await requireWebhook(tx, key)
  const secret = newKey()
  const row = await saveWebhook(tx, key, {
    secret: await sealedFor(tx, { webhookId, key: secret, now }),
    old_secret: before.secret,
    old_secret_until: oldSecretEndsAt(now),
  })
  await announceWebhooks(tx, teamId)
  return { webhook: webhookOf(row, now), secret: secretOf(secret) }
}

export async function requireWebhook(tx: Transaction, key: WebhookKey): Promise<WebhookRow> {
  const row = await lockWebhook(tx, key)
  if (row === undefined) throw new AppError('not_found')
  return row
}

export async function announceWebhooks(tx: Transaction, teamId: string): Promise<void> {
  const topics = [`team:${teamId}`]
  await announce(tx, { name: 'integrations.webhooks_changed', topics, payload: { teamId } })
}

function newKey(): Buffer {
  return randomBytes(32)
}

function sealedFor(
  tx: Transaction,
  { webhookId, key, now }: { readonly webhookId: string; readonly key: Buffer; readonly now: Date },
): Promise<Buffer> {
  return encrypt({ database: tx, clock: () => now }, key, webhookId)
}
