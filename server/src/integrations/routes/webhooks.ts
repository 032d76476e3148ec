import { implement } from '@orpc/server'
import { integrationsEndpoints } from '@touchline/contract/integrations/endpoints'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeAttempt } from '#server/platform/rate-limit/queries.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { queueRedelivery, queueTest } from '../commands/queue.ts'
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  renewSecret,
  requireWebhook,
} from '../commands/webhooks.ts'
import { findDeliveries, findDelivery } from '../queries/deliveries.ts'
import { findWebhooks, webhookOf } from '../queries/webhooks.ts'

const os = implement(integrationsEndpoints).$context<RequestContext>()

export const webhooksRoutes = {
  webhooks: os.webhooks.handler(
    teamQuery(({ db, now, input: { teamId } }) => listWebhooks(db, teamId, now)),
  ),

  /** No command, which would store the response, and so the secret. */
  addWebhook: os.addWebhook.handler(
    teamQuery(({ actor, now, input, context }) =>
      inTransaction(context, (tx) => addWebhook(tx, { actor, now }, input)),
    ),
  ),

  changeWebhook: os.changeWebhook.handler(
    teamCommand(({ db, actor, now, input }) => changeWebhook(db, { actor, now }, input)),
  ),

  removeWebhook: os.removeWebhook.handler(
    teamCommand(async ({ db, now, input }) => {
      await removeWebhook(db, input)
      return listWebhooks(db, input.teamId, now)
    }),
  ),

  /** No command, for the same reason. */
  renewWebhookSecret: os.renewWebhookSecret.handler(
    teamQuery(({ now, input, context }) =>
      inTransaction(context, (tx) => renewSecret(tx, input, now)),
    ),
  ),

  deliveries: os.deliveries.handler(
    teamQuery(({ input, context }) =>
      inTransaction(context, async (tx) => {
        await requireWebhook(tx, input)
        return findDeliveries(tx, input)
      }),
    ),
  ),

  sendDelivery: os.sendDelivery.handler(
    teamCommand(async ({ db, input, context: { platform } }) => {
      const { deliveryId, ...key } = input
      const webhook = await requireWebhook(db, key)
      if (!webhook.is_on) throw new AppError('conflict', { reason: 'switched_off' })
      await limitSending(db, platform, key.webhookId)
      if (deliveryId === undefined) return requireDelivery(db, await queueTest(db, platform, key))

      const again = { ...key, deliveryId }
      await requireDelivery(db, again)
      await queueRedelivery(db, platform, again)
      return requireDelivery(db, again)
    }),
  ),
}

function inTransaction<T>(
  { platform }: RequestContext,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return platform.database.transaction().execute(run)
}

async function listWebhooks(db: Queryable, teamId: string, now: Date) {
  const rows = await findWebhooks(db, teamId)
  return { webhooks: rows.map((row) => webhookOf(row, now)) }
}

async function requireDelivery(db: Queryable, key: Parameters<typeof findDelivery>[1]) {
  const delivery = await findDelivery(db, key)
  if (delivery === undefined) throw new AppError('not_found')
  return delivery
}

/** Ten at once, then one every 30 seconds, so that no one floods another server. */
const limit = { burst: 10, refillMs: 30_000 }

async function limitSending(
  tx: Transaction,
  { config, clock }: Platform,
  webhookId: string,
): Promise<void> {
  if (!config.auth.rateLimits) return
  const taken = await takeAttempt(tx, { key: `webhooks:${webhookId}`, ...limit }, clock())
  if (taken.kind === 'empty')
    throw new AppError('too_many_requests', { retryAfterSeconds: taken.retryAfterMs / 1000 })
}
