import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import { expectedVersion, type RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { addMember } from '../commands/add-member.ts'
import { changeMember } from '../commands/members.ts'
import { endMembership } from '../commands/membership.ts'
import { requireMemberPage } from '../queries/pages.ts'
import { memberCommand, viewerOf } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const memberRoutes = {
  get: route.get.handler(
    teamQuery(async (call) =>
      requireMemberPage(call.db, await viewerOf(call), call.input.memberId),
    ),
  ),

  add: route.add.handler(
    teamCommand(async (call) => {
      const memberId = await addMember(call.db, call, call.input)
      return requireMemberPage(call.db, await viewerOf(call), memberId)
    }),
  ),

  change: route.change.handler(
    memberCommand((call) =>
      changeMember(call.db, call, {
        ...call.input,
        was: call.input.was,
        version: expectedVersion(call.context),
      }),
    ),
  ),

  leave: route.leave.handler(
    teamCommand(async (call) => {
      const { memberId } = call.input
      await endMembership(call.db, call, memberId)
      return { memberId }
    }),
  ),
}
