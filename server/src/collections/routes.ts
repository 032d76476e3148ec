import { implement } from '@orpc/server'
import { collectionsEndpoints } from '@touchline/contract/collections/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { createCollection } from './commands/create.ts'
import { removeCollection, setCollectionState } from './commands/publish.ts'
import { changeCollection } from './commands/save.ts'
import { requireCollectionDetails } from './queries/details.ts'
import { billPageRoutes } from './routes/bill-pages.ts'
import { billRoutes } from './routes/bills.ts'
import { formRoutes } from './routes/forms.ts'
import { listCollections } from './routes/listing.ts'
import { moneyRoutes } from './routes/money.ts'
import { ownMoneyRoutes } from './routes/own-money.ts'
import { payoutRoutes } from './routes/payout.ts'

const os = implement(collectionsEndpoints).$context<RequestContext>()

export const collectionsRoutes = os.router({
  list: os.list.handler(teamQuery(({ actor, context }) => listCollections(context, actor))),

  create: os.create.handler(
    teamCommand(async ({ db, actor, now, input, context }) => {
      const collectionId = await createCollection(db, { actor, now }, input)
      return requireCollectionDetails(db, context.platform.config, { ...input, collectionId })
    }),
  ),

  get: os.get.handler(
    teamQuery(({ db, input, context }) =>
      requireCollectionDetails(db, context.platform.config, input),
    ),
  ),

  save: os.save.handler(
    teamCommand(async ({ db, actor, now, input, context }) => {
      await changeCollection(db, { actor, now }, input)
      return requireCollectionDetails(db, context.platform.config, input)
    }),
  ),

  setState: os.setState.handler(
    teamCommand(async ({ db, actor, now, input, context }) => {
      await setCollectionState(db, { actor, now }, input)
      return requireCollectionDetails(db, context.platform.config, input)
    }),
  ),

  remove: os.remove.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      await removeCollection(db, { actor, now }, input)
      return { id: input.collectionId }
    }),
  ),

  ...billRoutes,
  ...moneyRoutes,
  ...payoutRoutes,
  ...formRoutes,
  ...billPageRoutes,
  ...ownMoneyRoutes,
})
