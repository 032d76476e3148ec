import { implement } from '@orpc/server'
import { billEndpoints } from '@touchline/contract/collections/endpoints/bills'
import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { answerRequest } from '../commands/answer-request.ts'
import { inviteMore } from '../commands/publish.ts'
import { remindChosenPayers } from '../commands/remind-chosen-payers.ts'
import { requireCollection } from '../queries/collections.ts'
import {
  cursorAt,
  findParticipants,
  placeIn,
  type ParticipantRow,
} from '../queries/participants.ts'
import { findRequests, requireTreasurerBill } from '../queries/treasurer-bill.ts'

const os = implement(billEndpoints).$context<RequestContext>()

export const participantRoutes = {
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
          ? await findRequests(db, input, { blockedFrom: actor.blockedFrom ?? [] })
          : [],
      }
    }),
  ),

  notify: os.notify.handler(
    teamCommand(async ({ db, actor, now, input, context }) => {
      const { collectionId, message } = input
      const asked = { actor, now, collectionId, ...message }
      const count =
        asked.kind === 'invitation'
          ? await inviteMore(db, asked)
          : await remindChosenPayers(db, context.platform, asked)
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
