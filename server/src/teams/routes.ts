import { implement } from '@orpc/server'
import { teamsEndpoints } from '@touchline/contract/teams/endpoints'
import type { Actor } from '@touchline/domain/teams/actor'
import type { TeamPage } from '@touchline/contract/teams/shapes'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import {
  requireAccount,
  versionWanted,
  type RequestContext,
} from '#server/platform/http/context.ts'
import { createTeam } from './commands/create.ts'
import { deleteTeam, leaveTeam, muteTeam, restoreTeam } from './commands/leaving.ts'
import { changeTeam } from './commands/settings.ts'
import { requireActor } from './queries/actor.ts'
import { findMine } from './queries/mine.ts'
import { requireTeamPage } from './queries/page.ts'
import { belongingsRoutes } from './routes/belongings.ts'
import { clubTeamsRoutes } from './routes/club-teams.ts'
import { remindersRoutes } from './routes/reminders.ts'

const os = implement(teamsEndpoints).$context<RequestContext>()

export const teamsRoutes = os.router({
  mine: os.mine.handler(({ context }) => findMine(context.platform, requireAccount(context).id)),

  create: os.create.handler(({ context, input }) => {
    const { id: accountId } = requireAccount(context)
    const now = context.platform.clock()
    return command(context, async (tx) => {
      const teamId = await createTeam(tx, { accountId, now }, input)
      return pageFor(context, tx, teamId)
    })
  }),

  get: os.get.handler(async ({ context, input: { teamId } }) => {
    const page = await pageFor(context, context.platform.database, teamId)
    context.reply.header('etag', `"${page.team.version}"`)
    return page
  }),

  change: os.change.handler(({ context, input: { teamId, changes, was = {} } }) => {
    const now = context.platform.clock()
    const version = versionWanted(context)
    return asActor(context, teamId, async (tx, actor) => {
      await changeTeam(tx, actor, { changes, was, version, now })
      return requireTeamPage(context.platform, tx, actor)
    })
  }),

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

  ...clubTeamsRoutes,
  ...belongingsRoutes,
  ...remindersRoutes,
})

function asActor<T>(
  context: RequestContext,
  teamId: string,
  run: (tx: Transaction, actor: Actor) => Promise<T>,
): Promise<T> {
  const { id: accountId } = requireAccount(context)
  return command(context, async (tx) => run(tx, await requireActor(tx, { accountId, teamId })))
}

async function pageFor(context: RequestContext, db: Queryable, teamId: string): Promise<TeamPage> {
  const { id: accountId } = requireAccount(context)
  const actor = await requireActor(db, { accountId, teamId })
  return requireTeamPage(context.platform, db, actor)
}
