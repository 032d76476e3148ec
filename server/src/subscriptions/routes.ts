import { implement } from '@orpc/server'
import { subscriptionsEndpoints } from '@touchline/contract/subscriptions/endpoints'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountQuery } from '#server/platform/http/handlers.ts'
import type { Sandbox } from '#server/platform/payments/sandbox-pages.ts'
import { findSubscribedTeamIds } from '#server/teams/queries/subscribed-teams.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { changeSubscription } from './commands/change.ts'
import { findMySubscriptions } from './queries/mine.ts'
import { findInvoicesPage } from './queries/plan.ts'
import { subscriptionOf } from './routes/plan.ts'

const os = implement(subscriptionsEndpoints).$context<RequestContext>()

export const subscriptionsRoutes = os.router({
  mine: os.mine.handler(
    accountQuery(async ({ db, account: { id: accountId }, now, context }) => {
      const teamIds = await findSubscribedTeamIds(db, accountId)
      const teams = await findMySubscriptions(db, { accountId, teamIds, now })
      return { isSandbox: context.platform.payments.provider === 'sandbox', teams }
    }),
  ),

  get: os.get.handler(
    teamQuery(({ actor, context: { platform } }) => subscriptionOf(platform, actor)),
  ),

  invoices: os.invoices.handler(teamQuery(({ db, input }) => findInvoicesPage(db, input))),

  // No transaction stays open while the payment provider is called.
  change: os.change.handler(
    teamQuery(async ({ actor, input: { teamId, ...change }, context: { platform } }) => {
      await changeSubscription(platform, teamId, change)
      return subscriptionOf(platform, actor)
    }),
  ),

  sandbox: os.sandbox.handler(({ context, input: { sessionId } }) =>
    requireSandbox(context).show(sessionId),
  ),

  answerSandbox: os.answerSandbox.handler(({ context, input: { sessionId, choice } }) =>
    requireSandbox(context).answer(sessionId, choice),
  ),
})

/** With a real provider these pages don't exist. */
function requireSandbox({ platform: { payments } }: RequestContext): Sandbox {
  if (payments.sandbox === undefined) throw new AppError('not_found')
  return payments.sandbox
}
