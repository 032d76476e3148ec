import { implement } from '@orpc/server'
import { billEndpoints } from '@touchline/contract/collections/endpoints/bills'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { readBillPayers, setBillPayers } from '../commands/bill-payers.ts'
import { settleRefunds } from '../commands/refunds.ts'
import {
  refundPayment,
  planInstalments,
  recordPayment,
  share,
  unshare,
  writeOff,
} from '../commands/treasurer.ts'
import { writeBill } from '../commands/write-bill.ts'
import { requireTreasurerBill } from '../queries/treasurer-bill.ts'
import { participantRoutes } from './participants.ts'
import { waitingListRoutes } from './waiting-list.ts'

const os = implement(billEndpoints).$context<RequestContext>()

export const billRoutes = {
  ...participantRoutes,
  ...waitingListRoutes,

  bill: os.bill.handler(
    teamQuery(({ db, actor, now, input }) => requireTreasurerBill(db, input, { now, actor })),
  ),

  writeBill: os.writeBill.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const billId = await writeBill(db, { actor, now }, input)
      return requireTreasurerBill(db, { ...input, billId }, { now, actor })
    }),
  ),

  addEntry: os.addEntry.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const { id, entry } = input
      const treasury = { actor, now, bill: input }
      if (entry.kind === 'payment') await recordPayment(db, treasury, { id, ...entry })
      else await writeOff(db, treasury, { id, ...entry })
      return requireTreasurerBill(db, input, { now, actor })
    }),
  ),

  refund: os.refund.handler(
    teamQuery(async ({ db, actor, now, input, context }) => {
      const { platform } = context
      await requireTreasurerBill(db, input, { now, actor })
      await command(context, (tx) =>
        refundPayment(tx, platform, { actor, now, bill: input, ...input }),
      )
      await settleRefunds(platform, input)
      return requireTreasurerBill(db, input, { now, actor })
    }),
  ),

  shareBill: os.shareBill.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const treasury = { actor, now, bill: input }
      const billId =
        input.guardianId === null
          ? await unshare(db, treasury)
          : await share(db, treasury, input.guardianId)
      return requireTreasurerBill(db, { ...input, billId }, { now, actor })
    }),
  ),

  billPayers: os.billPayers.handler(
    teamQuery(({ db, actor, input }) => readBillPayers(db, actor, input.memberId)),
  ),

  setBillPayers: os.setBillPayers.handler(
    teamCommand(({ db, actor, now, input }) => setBillPayers(db, { actor, now }, input)),
  ),

  setInstalments: os.setInstalments.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      await planInstalments(db, { actor, now, bill: input }, input.parts)
      return requireTreasurerBill(db, input, { now, actor })
    }),
  ),
}
