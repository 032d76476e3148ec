import { implement } from '@orpc/server'
import { teamsEndpoints } from '@touchline/contract/teams/endpoints'

import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { deleteTeam, leaveTeam, muteTeam, restoreTeam } from '../commands/leaving.ts'
import { asActor, pageFor } from './asking.ts'

const os = implement(teamsEndpoints).$context<RequestContext>()

/** Turning away from a team: deleting it, leaving it, hearing no more of it, and the ways back. */
export const leavingRoutes = {
  remove: os.remove.handler(({ context, input: { teamId, typedName } }) =>
    asActor(context, teamId, (tx, actor) =>
      deleteTeam(tx, actor, { typedName, now: context.platform.clock() }),
    ),
  ),

  restore: os.restore.handler(({ context, input: { teamId } }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      await restoreTeam(tx, { accountId, teamId, now: context.platform.clock() })
      return pageFor(context, tx, teamId)
    })
  }),

  leave: os.leave.handler(({ context, input: { teamId } }) =>
    asActor(context, teamId, (tx, actor) => leaveTeam(tx, actor, context.platform.clock())),
  ),

  mute: os.mute.handler(({ context, input: { teamId } }) =>
    asActor(context, teamId, (tx, actor) => muteTeam(tx, actor, 'muted')),
  ),

  unmute: os.unmute.handler(({ context, input: { teamId } }) =>
    asActor(context, teamId, (tx, actor) => muteTeam(tx, actor, 'heard')),
  ),
}
