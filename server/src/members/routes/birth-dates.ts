import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { decideBirthDate, readPendingBirthDate } from '../commands/pending-birth-date.ts'
import { doing, viewerOf } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const birthDateRoutes = {
  pendingBirthDate: route.pendingBirthDate.handler(async ({ input, context }) => {
    const { database } = context.platform
    const viewer = await viewerOf(context, database, input.teamId)
    return readPendingBirthDate(database, viewer, input.memberId)
  }),

  decideBirthDate: route.decideBirthDate.handler(({ input, context }) =>
    command(context, async (tx) =>
      decideBirthDate(tx, doing(await viewerOf(context, tx, input.teamId), context), input),
    ),
  ),
}
