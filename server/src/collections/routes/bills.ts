import { implement } from '@orpc/server'
import { billEndpoints } from '@touchline/contract/collections/endpoints/bills'
import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'

import type { Transaction } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { answerRequest } from '../commands/answer-request.ts'
import { readBillPayers, setBillPayers } from '../commands/bill-payers.ts'
import { settleRefunds } from '../commands/refunds.ts'
import { remindWanted } from '../commands/remind-wanted.ts'
import type { Doing } from '../commands/running.ts'
import {
  giveBack,
  planInstalments,
  recordPayment,
  share,
  unshare,
  writeOff,
} from '../commands/treasurer.ts'
import { writeBill } from '../commands/write-bill.ts'
import {
  cursorAt,
  findParticipants,
  placeIn,
  type ParticipantRow,
} from '../queries/participants.ts'
import {
  findRequests,
  requireTreasurerBill,
  type TreasurerBillKey,
} from '../queries/treasurer-bill.ts'
import { onCollections, readerOf, treasurerIn } from './doing.ts'

const os = implement(billEndpoints).$context<RequestContext>()

export const billRoutes = {
  participants: os.participants.handler(async ({ input, context }) => {
    const reader = await treasurerIn(context, input)
    const { database, clock } = context.platform
    const rows = await findParticipants(database, {
      ...input,
      reader,
      now: clock(),
      after: placeIn(input.cursor),
      limit: input.limit + 1,
    })
    const page = rows.slice(0, input.limit)
    const last = page.at(-1)
    const hasMore = rows.length > input.limit && last !== undefined
    return { participants: page.map(participantOf), next: hasMore ? cursorAt(last) : null }
  }),

  bill: os.bill.handler(async ({ input, context }) => {
    const actor = await treasurerIn(context, input)
    const { database, clock } = context.platform
    return requireTreasurerBill(database, input, { now: clock(), actor })
  }),

  writeBill: os.writeBill.handler(({ input, context }) =>
    onBill(context, input, (tx, doing) => writeBill(tx, doing, input)),
  ),

  recordPayment: os.recordPayment.handler(({ input, context }) =>
    onBill(context, input, async (tx, doing) => {
      await recordPayment(tx, { ...doing, bill: input }, input)
      return input.billId
    }),
  ),

  refund: os.refund.handler(async ({ input, context }) => {
    const { platform } = context
    const actor = await treasurerIn(context, input)
    const reading = { now: platform.clock(), actor }
    await requireTreasurerBill(platform.database, input, reading)
    await onCollections(context, input, async (tx, doing) => {
      await giveBack(tx, platform, { ...doing, bill: input, ...input })
    })
    await settleRefunds(platform, input)
    return requireTreasurerBill(platform.database, input, reading)
  }),

  writeOff: os.writeOff.handler(({ input, context }) =>
    onBill(context, input, async (tx, doing) => {
      await writeOff(tx, { ...doing, bill: input }, input)
      return input.billId
    }),
  ),

  shareBill: os.shareBill.handler(({ input, context }) =>
    onBill(context, input, async (tx, doing) => {
      await share(tx, { ...doing, bill: input }, input.guardianId)
      return input.billId
    }),
  ),

  unshareBill: os.unshareBill.handler(({ input, context }) =>
    onBill(context, input, (tx, doing) => unshare(tx, { ...doing, bill: input })),
  ),

  billPayers: os.billPayers.handler(async ({ input, context }) =>
    readBillPayers(context.platform.database, await readerOf(context, input), input.memberId),
  ),

  setBillPayers: os.setBillPayers.handler(({ input, context }) =>
    onCollections(context, input, (tx, doing) => setBillPayers(tx, doing, input)),
  ),

  setInstalments: os.setInstalments.handler(({ input, context }) =>
    onBill(context, input, async (tx, doing) => {
      await planInstalments(tx, { ...doing, bill: input }, input.parts)
      return input.billId
    }),
  ),

  remind: os.remind.handler(({ input, context }) =>
    onCollections(context, input, async (tx, doing) => ({
      count: await remindWanted(tx, context.platform, { ...doing, ...input }),
    })),
  ),

  requests: os.requests.handler(async ({ input, context }) => {
    const { keptFrom = [] } = await treasurerIn(context, input)
    return { requests: await findRequests(context.platform.database, input, { keptFrom }) }
  }),

  answerRequest: os.answerRequest.handler(({ input, context }) =>
    onBill(context, input, (tx, doing) => answerRequest(tx, doing, input)),
  ),
}

/** Does something to a bill and answers it as it is then. */
function onBill(
  context: RequestContext,
  { teamId, collectionId }: Omit<TreasurerBillKey, 'billId'>,
  run: (tx: Transaction, doing: Doing) => Promise<string>,
) {
  return onCollections(context, { teamId }, async (tx, doing) => {
    const billId = await run(tx, doing)
    return requireTreasurerBill(tx, { teamId, collectionId, billId }, doing)
  })
}

function participantOf({
  email: _email,
  phone: _phone,
  place: _place,
  halfNumber: _halfNumber,
  ...row
}: ParticipantRow): ParticipantShape {
  return { ...row, remindedAt: row.remindedAt?.toISOString() ?? null }
}
