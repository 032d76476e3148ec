import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { listRoster } from '../queries/roster.ts'
import { birthDateRoutes } from './birth-dates.ts'
import { askingOf } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const rosterRoutes = {
  ...birthDateRoutes,

  list: route.list.handler(async ({ input: { teamId, ...query }, context }) =>
    listRoster(context.platform.database, await askingOf(context, teamId), query),
  ),
}
