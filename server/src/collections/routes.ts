import { implement } from '@orpc/server'
import { collectionsEndpoints } from '@touchline/contract/collections/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { createCollection } from './commands/create.ts'
import { askMembers, openOrClose, publishCollection, removeCollection } from './commands/publish.ts'
import { changeCollection } from './commands/save.ts'
import { requireWholeCollection } from './queries/whole.ts'
import { billPageRoutes } from './routes/bill-pages.ts'
import { billRoutes } from './routes/bills.ts'
import { onCollections, readerOf, treasurerIn } from './routes/doing.ts'
import { formRoutes } from './routes/forms.ts'
import { listFor } from './routes/listing.ts'
import { moneyRoutes } from './routes/money.ts'
import { ownMoneyRoutes } from './routes/own-money.ts'
import { payoutRoutes } from './routes/payout.ts'

const os = implement(collectionsEndpoints).$context<RequestContext>()

export const collectionsRoutes = os.router({
  list: os.list.handler(async ({ input, context }) =>
    listFor(context, await readerOf(context, input)),
  ),

  create: os.create.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => {
      const collectionId = await createCollection(tx, doing, input)
      return requireWholeCollection(tx, context.platform.config, { ...input, collectionId })
    }),
  ),

  get: os.get.handler(async ({ input, context }) => {
    await treasurerIn(context, input)
    const { database, config } = context.platform
    return requireWholeCollection(database, config, input)
  }),

  save: os.save.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => {
      await changeCollection(tx, doing, input)
      return requireWholeCollection(tx, context.platform.config, input)
    }),
  ),

  publish: os.publish.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => {
      await publishCollection(tx, doing, input)
      return requireWholeCollection(tx, context.platform.config, input)
    }),
  ),

  invite: os.invite.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => ({
      count: await askMembers(tx, doing, input),
    })),
  ),

  close: os.close.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => {
      await openOrClose(tx, doing, { ...input, state: 'closed' })
      return requireWholeCollection(tx, context.platform.config, input)
    }),
  ),

  reopen: os.reopen.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => {
      await openOrClose(tx, doing, { ...input, state: 'open' })
      return requireWholeCollection(tx, context.platform.config, input)
    }),
  ),

  remove: os.remove.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => {
      await removeCollection(tx, doing, input)
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
