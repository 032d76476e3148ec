import { randomBytes } from 'node:crypto'

import type { Webhook } from '@touchline/contract/integrations/shapes/webhooks'
import { mayRunWebhooks } from '@touchline/domain/integrations/permissions'
import type { WebhookEvent } from '@touchline/domain/integrations/webhook-events'
import { mostWebhooks, oldSecretEnds } from '@touchline/domain/integrations/webhooks'
import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import { seal } from '#server/auth/commands/sealing.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { secretOf } from '#server/platform/outbound/standard-webhooks.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { giveUpWaiting } from '../queries/deliveries.ts'
import {
  deleteWebhook,
  findWebhooks,
  insertWebhook,
  lockTeam,
  lockWebhook,
  saveWebhook,
  webhookOf,
  type WebhookRow,
} from '../queries/webhooks.ts'

/** Who changes where a team sends its news, and when. */
export interface Running {
  readonly actor: Actor
  readonly now: Date
}

interface Fresh {
  readonly webhook: Webhook
  readonly secret: string
}

export async function addWebhook(
  tx: Transaction,
  { actor, now }: Running,
  { url, events }: { readonly url: string; readonly events: readonly WebhookEvent[] },
): Promise<Fresh> {
  requireRunner(actor)
  const { teamId, accountId } = actor
  await lockTeam(tx, teamId)
  const before = await findWebhooks(tx, teamId)
  if (before.length >= mostWebhooks) throw new AppError('conflict', { reason: 'too_many_webhooks' })

  const webhookId = newId()
  const key = newKey()
  const secret = await sealedFor(tx, { webhookId, key, now })
  const made = { teamId, webhookId, url, events, secret, madeBy: accountId, madeAt: now }
  const row = await insertWebhook(tx, made)
  await tellOfWebhooks(tx, teamId)
  return { webhook: webhookOf(row, now), secret: secretOf(key) }
}

interface Change {
  readonly webhookId: string
  readonly url?: string | undefined
  readonly events?: readonly WebhookEvent[] | undefined
  readonly isOn?: boolean | undefined
}

/** Whoever switches it on again begins anew; what waited when it was switched off is given up. */
export async function changeWebhook(
  tx: Transaction,
  running: Running,
  { webhookId, url, events, isOn }: Change,
): Promise<Webhook> {
  const key = { teamId: running.actor.teamId, webhookId }
  const before = await requireWebhook(tx, running, webhookId)
  if (isOn === false) await giveUpWaiting(tx, key)
  const row = await saveWebhook(tx, key, {
    id: webhookId,
    // What failed elsewhere says nothing of the new place.
    ...(url === undefined || url === before.url ? {} : { url, failing_since: null }),
    ...(events === undefined ? {} : { events: [...events] }),
    ...(isOn === undefined ? {} : { is_on: isOn, stopped: null, failing_since: null }),
  })
  await tellOfWebhooks(tx, key.teamId)
  return webhookOf(row, running.now)
}

export async function removeWebhook(
  tx: Transaction,
  running: Running,
  webhookId: string,
): Promise<void> {
  await requireWebhook(tx, running, webhookId)
  const { teamId } = running.actor
  await deleteWebhook(tx, { teamId, webhookId })
  await tellOfWebhooks(tx, teamId)
}

/** For a day both secrets sign: nobody who listens misses anything. */
export async function renewSecret(
  tx: Transaction,
  running: Running,
  webhookId: string,
): Promise<Fresh> {
  const { now, actor } = running
  const before = await requireWebhook(tx, running, webhookId)
  const key = newKey()
  const row = await saveWebhook(
    tx,
    { teamId: actor.teamId, webhookId },
    {
      secret: await sealedFor(tx, { webhookId, key, now }),
      old_secret: before.secret,
      old_secret_until: oldSecretEnds(now),
    },
  )
  await tellOfWebhooks(tx, actor.teamId)
  return { webhook: webhookOf(row, now), secret: secretOf(key) }
}

/** A webhook of the actor's team, for those who run them. */
export async function requireWebhook(
  tx: Transaction,
  { actor }: Running,
  webhookId: string,
): Promise<WebhookRow> {
  const row = await lockWebhook(tx, { teamId: actor.teamId, webhookId })
  if (row === undefined) throw new AppError('not_found')
  requireRunner(actor)
  return row
}

export function requireRunner(actor: Actor): void {
  if (!mayRunWebhooks(actor)) throw new AppError('not_allowed')
}

export async function tellOfWebhooks(tx: Transaction, teamId: string): Promise<void> {
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
  return seal({ database: tx, clock: () => now }, key, webhookId)
}
