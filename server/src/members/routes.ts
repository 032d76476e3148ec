import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import { personPictures } from '#server/files/queries/addresses.ts'
import {
  requireAccount,
  versionWanted,
  type RequestContext,
} from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { addMember } from './commands/add-member.ts'
import { changeMember } from './commands/members.ts'
import { endMembership } from './commands/membership.ts'
import { decideBirthDate, readPendingBirthDate } from './commands/pending-birth-date.ts'
import { requireMemberPage } from './queries/pages.ts'
import { listRoster } from './queries/roster.ts'
import { fieldRoutes } from './routes/fields.ts'
import { fileRoutes } from './routes/files.ts'
import { guardianRoutes } from './routes/guardians.ts'
import { importRoutes } from './routes/imports.ts'
import { manyRoutes } from './routes/many.ts'
import { memberCommand, viewerOf } from './routes/viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const membersRoutes = {
  // Finds the caller and the rows in one statement: the roster is read more than anything else.
  list: route.list.handler(async ({ input: { teamId, ...query }, context }) => {
    const account = requireAccount(context)
    const { database, clock } = context.platform
    const show = await personPictures(context.platform)
    const seesNoMinors = account.program?.seesChildren === false
    return listRoster(database, { account, teamId, show, now: clock(), seesNoMinors }, query)
  }),

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
        version: versionWanted(call.context),
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

  pendingBirthDate: route.pendingBirthDate.handler(
    teamQuery((call) => readPendingBirthDate(call.db, call, call.input.memberId)),
  ),

  decideBirthDate: route.decideBirthDate.handler(
    teamCommand((call) => decideBirthDate(call.db, call, call.input)),
  ),

  ...guardianRoutes,
  ...manyRoutes,
  ...fieldRoutes,
  ...importRoutes,
  ...fileRoutes,
}
