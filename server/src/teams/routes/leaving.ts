import { implement } from '@orpc/server'
import { teamsEndpoints } from '@touchline/contract/teams/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand } from '#server/platform/http/handlers.ts'

import { deleteTeam, leaveTeam, muteTeam, restoreTeam } from '../commands/leaving.ts'
import { teamCommand } from './handlers.ts'
import { pageFor } from './new-page.ts'

const os = implement(teamsEndpoints).$context<RequestContext>()

export const leavingRoutes = {
  remove: os.remove.handler(
    teamCommand(({ db, actor, now, input: { typedName } }) =>
      deleteTeam(db, actor, { typedName, now }),
    ),
  ),

  restore: os.restore.handler(
    accountCommand(async ({ db, account, now, context, input: { teamId } }) => {
      await restoreTeam(db, { accountId: account.id, teamId, now })
      return pageFor(context, db, teamId)
    }),
  ),

  leave: os.leave.handler(teamCommand(({ db, actor, now }) => leaveTeam(db, actor, now))),

  mute: os.mute.handler(
    teamCommand(({ db, actor, input: { isMuted } }) => muteTeam(db, actor, { isMuted })),
  ),
}
