import { implement } from '@orpc/server'
import { teamsEndpoints } from '@touchline/contract/teams/endpoints'

import { command } from '#server/platform/http/command.ts'
import {
  requireAccount,
  versionWanted,
  type RequestContext,
} from '#server/platform/http/context.ts'

import { createTeam } from './commands/create.ts'
import { limitNewTeams } from './commands/limits.ts'
import { changeTeam } from './commands/settings.ts'
import { findMine } from './queries/mine.ts'
import { requireTeamPage } from './queries/page.ts'
import { asActor, pageFor } from './routes/asking.ts'
import { belongingsRoutes } from './routes/belongings.ts'
import { leavingRoutes } from './routes/leaving.ts'
import { remindersRoutes } from './routes/reminders.ts'

const os = implement(teamsEndpoints).$context<RequestContext>()

export const teamsRoutes = os.router({
  mine: os.mine.handler(({ context }) => findMine(context.platform, requireAccount(context).id)),

  create: os.create.handler(({ context, input }) => {
    const { id: accountId } = requireAccount(context)
    const now = context.platform.clock()
    return command(context, async (tx) => {
      await limitNewTeams(tx, context.platform, accountId)
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

  ...leavingRoutes,
  ...belongingsRoutes,
  ...remindersRoutes,
})
