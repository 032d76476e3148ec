import { implement } from '@orpc/server'
import { integrationsEndpoints } from '@touchline/contract/integrations/endpoints'
import type { Delivery } from '@touchline/contract/integrations/shapes/webhooks'

import { takeTry } from '#server/auth/queries/limits.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { queueAgain, queueTest } from '../commands/queue.ts'
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  renewSecret,
  requireRunner,
  requireWebhook,
  type Running,
} from '../commands/webhooks.ts'
import { findDeliveries, findDelivery, type DeliveryKey } from '../queries/deliveries.ts'
import { findWebhooks, webhookOf, type WebhookKey } from '../queries/webhooks.ts'

const os = implement(integrationsEndpoints).$context<RequestContext>()

export const webhooksRoutes = {
  webhooks: os.webhooks.handler(async ({ input: { teamId }, context }) => {
    const running = await runningOf(context, teamId, context.platform.database)
    requireRunner(running.actor)
    return listOf(context.platform.database, teamId, running)
  }),

  /** No command: its answer, with the secret, is kept nowhere. */
  addWebhook: os.addWebhook.handler(({ input, context }) =>
    context.platform.database
      .transaction()
      .execute(async (tx) => addWebhook(tx, await runningOf(context, input.teamId, tx), input)),
  ),

  changeWebhook: os.changeWebhook.handler(({ input, context }) =>
    command(context, async (tx) =>
      changeWebhook(tx, await runningOf(context, input.teamId, tx), input),
    ),
  ),

  removeWebhook: os.removeWebhook.handler(({ input: { teamId, webhookId }, context }) =>
    command(context, async (tx) => {
      const running = await runningOf(context, teamId, tx)
      await removeWebhook(tx, running, webhookId)
      return listOf(tx, teamId, running)
    }),
  ),

  /** As for a new one: the secret is kept nowhere. */
  renewWebhookSecret: os.renewWebhookSecret.handler(({ input: { teamId, webhookId }, context }) =>
    context.platform.database
      .transaction()
      .execute(async (tx) => renewSecret(tx, await runningOf(context, teamId, tx), webhookId)),
  ),

  testWebhook: os.testWebhook.handler(({ input, context }) =>
    sending(context, input, (tx) => queueTest(tx, context.platform, input)),
  ),

  deliveries: os.deliveries.handler(({ input, context }) =>
    context.platform.database.transaction().execute(async (tx) => {
      await requireWebhook(tx, await runningOf(context, input.teamId, tx), input.webhookId)
      return findDeliveries(tx, input)
    }),
  ),

  redeliver: os.redeliver.handler(({ input, context }) =>
    sending(context, input, async (tx) => {
      if ((await findDelivery(tx, input)) === undefined) throw new AppError('not_found')
      await queueAgain(tx, context.platform, input)
      return input
    }),
  ),
}

async function runningOf(context: RequestContext, teamId: string, db: Queryable): Promise<Running> {
  const account = requireAccount(context)
  return { actor: await requireActor(db, { account, teamId }), now: context.platform.clock() }
}

async function listOf(db: Queryable, teamId: string, { now }: Running) {
  const rows = await findWebhooks(db, teamId)
  return { webhooks: rows.map((row) => webhookOf(row, now)) }
}

/** Ten at once, then one in half a minute: this is no way to bother somebody else's server. */
const tries = { burst: 10, refillMs: 30_000 }

/** Sends something by hand, by a webhook that is on. */
function sending(
  context: RequestContext,
  { teamId, webhookId }: WebhookKey,
  send: (tx: Transaction) => Promise<DeliveryKey>,
): Promise<Delivery> {
  const { config, clock } = context.platform
  return command(context, async (tx) => {
    const running = await runningOf(context, teamId, tx)
    const webhook = await requireWebhook(tx, running, webhookId)
    if (!webhook.is_on) throw new AppError('conflict', { reason: 'switched_off' })
    const taken = config.auth.rateLimits
      ? await takeTry(tx, { key: `webhooks:${webhookId}`, ...tries }, clock())
      : undefined
    if (taken?.kind === 'empty')
      throw new AppError('too_many_requests', { retryAfterSeconds: taken.retryAfterMs / 1000 })
    const sent = await findDelivery(tx, await send(tx))
    if (sent === undefined) throw new AppError('not_found')
    return sent
  })
}
