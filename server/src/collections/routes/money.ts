import { implement } from '@orpc/server'
import { moneyEndpoints } from '@touchline/contract/collections/endpoints/money'

import { atOneMoment } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { decideTransfer, undoTransfer } from '../commands/book-transfer.ts'
import { exportCollection } from '../commands/export.ts'
import { importStatement } from '../commands/import-statement.ts'
import { readBankFileInSubprocess } from '../commands/read-statement-in-subprocess.ts'
import { requireCollection } from '../queries/collections.ts'
import { requireReport } from '../queries/report.ts'
import { requireTransfer } from '../queries/transfers.ts'
import { billsFor, transfersOf } from './candidates.ts'
import { clubMoneyRoutes } from './club-money.ts'

const os = implement(moneyEndpoints).$context<RequestContext>()

export const moneyRoutes = {
  ...clubMoneyRoutes,

  report: os.report.handler(
    teamQuery(async ({ db, now, input, context }) => {
      await requireCollection(db, input)
      return atOneMoment(context.platform.database, (tx) => requireReport(tx, input, { now }))
    }),
  ),

  export: os.export.handler(
    teamQuery(async ({ db, actor, now, input, context }) => {
      await requireCollection(db, input)
      const file = await atOneMoment(context.platform.database, (tx) =>
        exportCollection(tx, { ...input, reader: actor, now }),
      )
      context.reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
      return file.bytes
    }),
  ),

  importStatement: os.importStatement.handler(
    teamQuery(async ({ actor, now, input, context, signal }) => {
      const statement = await readBankFileInSubprocess(
        { accountId: actor.accountId, signal },
        { bytes: Buffer.from(input.base64, 'base64'), currency: input.currency },
      )
      return command(context, (tx) => importStatement(tx, { actor, now }, statement))
    }),
  ),

  transfers: os.transfers.handler(teamQuery(({ db, actor }) => transfersOf(db, actor))),

  decideTransfer: os.decideTransfer.handler(
    teamCommand(async ({ db, actor, now, input: { transferId, parts } }) => {
      const treasurer = { actor, now }
      if (parts === null) await undoTransfer(db, treasurer, { transferId })
      else await decideTransfer(db, treasurer, { transferId, parts })
      return transfersOf(db, actor)
    }),
  ),

  transferBills: os.transferBills.handler(
    teamQuery(async ({ db, actor, input }) => {
      const { kind } = await requireTransfer(db, input)
      return billsFor(db, actor, { kind, search: input.search })
    }),
  ),
}
