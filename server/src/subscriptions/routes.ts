import { implement } from '@orpc/server'
import { subscriptionsEndpoints } from '@touchline/contract/subscriptions/endpoints'
import { mayManageSubscription } from '@touchline/domain/subscriptions/access'

import { AppError } from '#server/platform/errors.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import type { Sandbox } from '#server/platform/payments/sandbox-pages.ts'

import type { Teams } from './commands/asking.ts'
import { changeSubscription } from './commands/change.ts'
import { findMySubscriptions } from './queries/mine.ts'
import { findInvoicesPage } from './queries/plan.ts'
import { subscriptionOf } from './routes/plan.ts'

const os = implement(subscriptionsEndpoints).$context<RequestContext>()

/** Who is who in a team is answered by what the app hands in: teams come after subscriptions. */
export function subscriptionsRoutes(teams: Teams) {
  return os.router({
    mine: os.mine.handler(async ({ context }) => {
      const { database, clock, payments } = context.platform
      const { id: accountId } = requireAccount(context)
      const teamIds = await teams.teamsHeard(database, accountId)
      const mine = await findMySubscriptions(database, { accountId, teamIds, now: clock() })
      return { isSandbox: payments.provider === 'sandbox', teams: mine }
    }),

    get: os.get.handler(async ({ context, input: { teamId } }) =>
      subscriptionOf(context.platform, await askerIn(context, teamId)),
    ),

    invoices: os.invoices.handler(async ({ context, input }) => {
      const asker = await askerIn(context, input.teamId)
      if (!mayManageSubscription(asker)) throw new AppError('not_allowed')
      return findInvoicesPage(context.platform.database, input)
    }),

    change: os.change.handler(async ({ context, input: { teamId, ...change } }) => {
      const asker = await askerIn(context, teamId)
      await changeSubscription(context.platform, asker, change)
      return subscriptionOf(context.platform, asker)
    }),

    sandbox: os.sandbox.handler(({ context, input: { sessionId } }) =>
      requireSandbox(context).show(sessionId),
    ),

    answerSandbox: os.answerSandbox.handler(({ context, input: { sessionId, choice } }) =>
      requireSandbox(context).answer(sessionId, choice),
    ),
  })

  function askerIn(context: RequestContext, teamId: string) {
    const account = requireAccount(context)
    return teams.requireActor(context.platform.database, { account, teamId })
  }
}

/** Where a real provider is configured there are no such pages. */
function requireSandbox({ platform: { payments } }: RequestContext): Sandbox {
  if (payments.sandbox === undefined) throw new AppError('not_found')
  return payments.sandbox
}
