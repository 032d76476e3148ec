import { implement } from '@orpc/server'
import { cashboxEndpoints } from '@touchline/contract/cashbox/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { billBalances } from './commands/bill.ts'
import { charge } from './commands/charge.ts'
import { configureBox } from './commands/configure.ts'
import { removeItem, saveItem } from './commands/items.ts'
import { recordMoney } from './commands/record.ts'
import { undoEntry } from './commands/undo.ts'
import { viewCashBox } from './routes/view-cash-box.ts'
import { viewEntries } from './routes/view-entries.ts'

const os = implement(cashboxEndpoints).$context<RequestContext>()

export const cashboxRoutes = os.router({
  get: os.get.handler(teamQuery(({ db, actor, now }) => viewCashBox(db, { actor, now }))),

  entries: os.entries.handler(
    teamQuery(({ db, actor, now, input }) => viewEntries(db, { actor, now }, input)),
  ),

  configure: os.configure.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      await configureBox(db, { actor, now }, input)
      return viewCashBox(db, { actor, now })
    }),
  ),

  saveItem: os.saveItem.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      await saveItem(db, { actor, now }, input)
      return viewCashBox(db, { actor, now })
    }),
  ),

  removeItem: os.removeItem.handler(
    teamCommand(async ({ db, actor, now, input: { itemId } }) => {
      await removeItem(db, { actor, now }, itemId)
      return viewCashBox(db, { actor, now })
    }),
  ),

  charge: os.charge.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      await charge(db, { actor, now }, input)
      return viewCashBox(db, { actor, now })
    }),
  ),

  record: os.record.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      await recordMoney(db, { actor, now }, input)
      return viewCashBox(db, { actor, now })
    }),
  ),

  undo: os.undo.handler(
    teamCommand(async ({ db, actor, now, input: { entryId } }) => {
      await undoEntry(db, { actor, now }, entryId)
      return viewCashBox(db, { actor, now })
    }),
  ),

  bill: os.bill.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      await billBalances(db, { actor, now }, input)
      return viewCashBox(db, { actor, now })
    }),
  ),
})
