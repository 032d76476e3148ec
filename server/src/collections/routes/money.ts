import { implement } from '@orpc/server'
import { moneyEndpoints } from '@touchline/contract/collections/endpoints/money'

import { atOneMoment } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { exportCollection } from '../commands/export.ts'
import { importStatement } from '../commands/import-statement.ts'
import { readBankFileInSubprocess } from '../commands/read-statement-in-subprocess.ts'
import { accountOfTeam } from '../queries/banks.ts'
import { requireCollection } from '../queries/collections.ts'
import { requireReport } from '../queries/report.ts'
import { billsFor, decideAndList, transfersOf } from './candidates.ts'
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
      return command(context, (tx) =>
        importStatement(tx, { account: accountOfTeam(actor), now }, statement),
      )
    }),
  ),

  transfers: os.transfers.handler(
    teamQuery(({ db, actor, input }) => transfersOf(db, accountOfTeam(actor), input)),
  ),

  decideTransfer: os.decideTransfer.handler(
    teamCommand(({ db, actor, now, input }) =>
      decideAndList(db, { account: accountOfTeam(actor), now }, input),
    ),
  ),

  transferBills: os.transferBills.handler(
    teamQuery(({ db, actor, input }) => billsFor(db, accountOfTeam(actor), input)),
  ),
}
