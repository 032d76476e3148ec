import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'
import { maySeeArchive } from '@touchline/domain/members/permissions'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { listRoster } from '../queries/roster.ts'
import { birthDateRoutes } from './birth-dates.ts'
import { viewerOf } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const rosterRoutes = {
  ...birthDateRoutes,

  list: route.list.handler(async ({ input, context }) => {
    const { database } = context.platform
    const viewer = await viewerOf(context, database, input.teamId)
    if (input.state === 'archived' && !maySeeArchive(viewer.actor))
      throw new AppError('not_allowed')
    return listRoster(database, viewer, input)
  }),
}
