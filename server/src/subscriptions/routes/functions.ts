import { implement } from '@orpc/server'
import { functionsEndpoints } from '@touchline/contract/subscriptions/endpoints/functions'

import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import type { Teams } from '../commands/asking.ts'
import { openCheckout } from '../commands/checkout.ts'
import { verifySubscription } from '../commands/verify.ts'

const os = implement(functionsEndpoints).$context<RequestContext>()

/** The specification's three functions, under /functions/v1. */
export function functionsRoutes(teams: Teams) {
  return os.router({
    fetchProducts: os.fetchProducts.handler(async ({ context }) => ({
      products: [...(await context.platform.payments.products())],
    })),

    openCheckout: os.openCheckout.handler(async ({ context, input: { teamId, priceId } }) => {
      const account = requireAccount(context)
      const asker = await teams.requireActor(context.platform.database, { account, teamId })
      return openCheckout(context.platform, { asker, priceId })
    }),

    verify: os.verify.handler(({ context, input }) =>
      verifySubscription(context.platform, teams, {
        account: requireAccount(context),
        ...input,
      }),
    ),
  })
}
