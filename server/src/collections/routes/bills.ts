import { implement } from '@orpc/server'
import { billEndpoints } from '@touchline/contract/collections/endpoints/bills'
import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { answerRequest } from '../commands/answer-request.ts'
import { readBillPayers, setBillPayers } from '../commands/bill-payers.ts'
import { inviteMore } from '../commands/publish.ts'
import { settleRefunds } from '../commands/refunds.ts'
import { remindWanted } from '../commands/remind-wanted.ts'
import {
  giveBack,
  planInstalments,
  recordPayment,
  share,
  unshare,
  writeOff,
} from '../commands/treasurer.ts'
import { writeBill } from '../commands/write-bill.ts'
import { requireCollection } from '../queries/collections.ts'
import {
  cursorAt,
  findParticipants,
  placeIn,
  type ParticipantRow,
} from '../queries/participants.ts'
import { findRequests, requireTreasurerBill } from '../queries/treasurer-bill.ts'

const os = implement(billEndpoints).$context<RequestContext>()

export const billRoutes = {
  participants: os.participants.handler(
    teamQuery(async ({ db, actor, now, input }) => {
      await requireCollection(db, input)
      const rows = await findParticipants(db, {
        ...input,
        reader: actor,
        now,
        after: placeIn(input.cursor),
        limit: input.limit + 1,
      })
      const page = rows.slice(0, input.limit)
      const last = page.at(-1)
      const hasMore = rows.length > input.limit && last !== undefined
      const showsRequests = input.cursor === undefined && actor.program === undefined
      return {
        participants: page.map(participantOf),
        next: hasMore ? cursorAt(last) : null,
        requests: showsRequests
          ? await findRequests(db, input, { keptFrom: actor.keptFrom ?? [] })
          : [],
      }
    }),
  ),

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
        giveBack(tx, platform, { actor, now, bill: input, ...input }),
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

  notify: os.notify.handler(
    teamCommand(async ({ db, actor, now, input, context }) => {
      const { collectionId, message } = input
      const asked = { actor, now, collectionId, ...message }
      const count =
        asked.kind === 'invitation'
          ? await inviteMore(db, asked)
          : await remindWanted(db, context.platform, asked)
      return { count }
    }),
  ),

  answerRequest: os.answerRequest.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const billId = await answerRequest(db, { actor, now }, input)
      return requireTreasurerBill(db, { ...input, billId }, { now, actor })
    }),
  ),
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
