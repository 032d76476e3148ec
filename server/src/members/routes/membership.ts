import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { archiveMember, bringMemberBack, endMembership } from '../commands/membership.ts'
import { end } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const membershipRoutes = {
  archive: route.archive.handler(({ input, context }) => end(context, input, archiveMember)),
  bringBack: route.bringBack.handler(({ input, context }) => end(context, input, bringMemberBack)),
  leave: route.leave.handler(({ input, context }) => end(context, input, endMembership)),
}
