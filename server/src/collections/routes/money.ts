import { implement } from '@orpc/server'
import { moneyEndpoints } from '@touchline/contract/collections/endpoints/money'

import { atOneMoment } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { decideTransfer, undoTransfer } from '../commands/book-transfer.ts'
import { bringStatement } from '../commands/bring-statement.ts'
import { exportCollection } from '../commands/export.ts'
import { readBankFileInSubprocess } from '../commands/read-statement-in-subprocess.ts'
import { requireReport } from '../queries/report.ts'
import { requireTransfer } from '../queries/transfers.ts'
import { billsFor, transfersOf } from './candidates.ts'
import { onCollections, treasurerIn, treasurerOf } from './doing.ts'

const os = implement(moneyEndpoints).$context<RequestContext>()

export const moneyRoutes = {
  report: os.report.handler(async ({ input, context }) => {
    await treasurerIn(context, input)
    const now = context.platform.clock()
    return atOneMoment(context.platform.database, (tx) => requireReport(tx, input, { now }))
  }),

  export: os.export.handler(async ({ input, context }) => {
    const reader = await treasurerIn(context, input)
    const wish = { ...input, reader, now: context.platform.clock() }
    const file = await atOneMoment(context.platform.database, (tx) => exportCollection(tx, wish))
    context.reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
    return file.bytes
  }),

  bringStatement: os.bringStatement.handler(async ({ input, context, signal }) => {
    const { accountId } = await treasurerOf(context, input)
    const bytes = Buffer.from(input.base64, 'base64')
    const statement = await readBankFileInSubprocess(
      { accountId, signal },
      { bytes, currency: input.currency },
    )
    return onCollections(context, input, (tx, doing) => bringStatement(tx, doing, statement))
  }),

  transfers: os.transfers.handler(async ({ input, context }) => {
    return transfersOf(context.platform.database, await treasurerOf(context, input))
  }),

  decideTransfer: os.decideTransfer.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => {
      await decideTransfer(tx, doing, input)
      return transfersOf(tx, doing.actor)
    }),
  ),

  undoTransfer: os.undoTransfer.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => {
      await undoTransfer(tx, doing, input)
      return transfersOf(tx, doing.actor)
    }),
  ),

  transferBills: os.transferBills.handler(async ({ input, context }) => {
    const reader = await treasurerOf(context, input)
    const { database } = context.platform
    const { kind } = await requireTransfer(database, input)
    return billsFor(database, reader, { kind, search: input.search })
  }),
}
