import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import { command } from '#server/platform/http/command.ts'
import { versionWanted, type RequestContext } from '#server/platform/http/context.ts'

import { addMember } from './commands/add-member.ts'
import { changeMember } from './commands/members.ts'
import { requireMemberPage } from './queries/pages.ts'
import { fieldRoutes } from './routes/fields.ts'
import { fileRoutes } from './routes/files.ts'
import { guardianRoutes } from './routes/guardians.ts'
import { importRoutes } from './routes/imports.ts'
import { manyRoutes } from './routes/many.ts'
import { membershipRoutes } from './routes/membership.ts'
import { rosterRoutes } from './routes/roster.ts'
import { doing, onMember, viewerOf } from './routes/viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const membersRoutes = {
  ...rosterRoutes,

  get: route.get.handler(async ({ input, context }) => {
    const { database } = context.platform
    return requireMemberPage(
      database,
      await viewerOf(context, database, input.teamId),
      input.memberId,
    )
  }),

  add: route.add.handler(async ({ input, context }) =>
    command(context, async (tx) => {
      const viewer = await viewerOf(context, tx, input.teamId)
      const memberId = await addMember(tx, doing(viewer, context), input)
      return requireMemberPage(tx, viewer, memberId)
    }),
  ),

  change: route.change.handler(({ input, context }) =>
    onMember(context, input, (tx, who) =>
      changeMember(tx, who, { ...input, was: input.was, version: versionWanted(context) }),
    ),
  ),

  ...membershipRoutes,
  ...guardianRoutes,
  ...manyRoutes,
  ...fieldRoutes,
  ...importRoutes,
  ...fileRoutes,
}
