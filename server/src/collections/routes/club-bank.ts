import { implement } from '@orpc/server'
import { clubBankEndpoints } from '@touchline/contract/collections/endpoints/club-bank'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { importStatement } from '../commands/import-statement.ts'
import { readBankFileInSubprocess } from '../commands/read-statement-in-subprocess.ts'
import { accountOfClub } from '../queries/banks.ts'
import { billsFor, decideAndList, transfersOf } from './candidates.ts'

const os = implement(clubBankEndpoints).$context<RequestContext>()

export const clubBankRoutes = {
  importClubStatement: os.importClubStatement.handler(
    clubQuery(async ({ actor, now, input, context, signal }) => {
      const statement = await readBankFileInSubprocess(
        { accountId: actor.accountId, signal },
        { bytes: Buffer.from(input.base64, 'base64'), currency: input.currency },
      )
      return command(context, async (tx) =>
        importStatement(tx, { account: await accountOfClub(tx, actor), now }, statement),
      )
    }),
  ),

  clubTransfers: os.clubTransfers.handler(
    clubQuery(async ({ db, actor, input }) =>
      transfersOf(db, await accountOfClub(db, actor), input),
    ),
  ),

  decideClubTransfer: os.decideClubTransfer.handler(
    clubCommand(async ({ db, actor, now, input }) =>
      decideAndList(db, { account: await accountOfClub(db, actor), now }, input),
    ),
  ),

  clubTransferBills: os.clubTransferBills.handler(
    clubQuery(async ({ db, actor, input }) => billsFor(db, await accountOfClub(db, actor), input)),
  ),
}
