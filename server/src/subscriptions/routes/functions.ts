import { implement } from '@orpc/server'
import { functionsEndpoints } from '@touchline/contract/subscriptions/endpoints/functions'

import type { RequestContext } from '#server/platform/http/context.ts'
import { accountQuery } from '#server/platform/http/handlers.ts'
import { findSubscribedTeamIds } from '#server/teams/queries/subscribed-teams.ts'
import { actorIn } from '#server/teams/routes/handlers.ts'

import { openCheckout } from '../commands/checkout.ts'
import { verifySubscription } from '../commands/verify.ts'

const os = implement(functionsEndpoints).$context<RequestContext>()

/** The specification's three functions, under /functions/v1. */
export const functionsRoutes = os.router({
  fetchProducts: os.fetchProducts.handler(async ({ context }) => ({
    products: [...(await context.platform.payments.products())],
  })),

  openCheckout: os.openCheckout.handler(
    accountQuery(async ({ db, input: { teamId, priceId }, context }) => {
      const actor = await actorIn(db, context, teamId)
      return openCheckout(context.platform, { actor, priceId })
    }),
  ),

  verify: os.verify.handler(
    accountQuery(async ({ db, account, input: { teamId, priceId }, context }) => {
      const actor = teamId === 'any' ? undefined : await actorIn(db, context, teamId)
      const teamIds = actor ? [actor.teamId] : await findSubscribedTeamIds(db, account.id)
      return verifySubscription(context.platform, { actor, teamIds, priceId })
    }),
  ),
})
