import { implement } from '@orpc/server'
import { teamsEndpoints } from '@touchline/contract/teams/endpoints'

import { expectedVersion, type RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery } from '#server/platform/http/handlers.ts'

import { createTeam } from './commands/create.ts'
import { limitNewTeams } from './commands/limits.ts'
import { changeTeam } from './commands/settings.ts'
import { findMyTeams } from './queries/my-teams.ts'
import { requireTeamPage } from './queries/page.ts'
import { belongingsRoutes } from './routes/belongings.ts'
import { teamCommand, teamQuery } from './routes/handlers.ts'
import { leavingRoutes } from './routes/leaving.ts'
import { pageFor } from './routes/new-page.ts'
import { remindersRoutes } from './routes/reminders.ts'

const os = implement(teamsEndpoints).$context<RequestContext>()

export const teamsRoutes = os.router({
  mine: os.mine.handler(
    accountQuery(({ account: { id, program }, context }) =>
      findMyTeams(context.platform, { id, isProgram: program !== undefined }),
    ),
  ),

  create: os.create.handler(
    accountCommand(async ({ db, account, now, context, input }) => {
      const { id: accountId } = account
      await limitNewTeams(db, context.platform, accountId)
      const teamId = await createTeam(db, { accountId, now }, input)
      return pageFor(context, db, teamId)
    }),
  ),

  get: os.get.handler(
    teamQuery(async ({ db, actor, context }) => {
      const page = await requireTeamPage(context.platform, db, actor)
      context.reply.header('etag', `"${page.team.version}"`)
      return page
    }),
  ),

  change: os.change.handler(
    teamCommand(async ({ db, actor, now, context, input: { changes, was = {} } }) => {
      await changeTeam(db, actor, { changes, was, version: expectedVersion(context), now })
      return requireTeamPage(context.platform, db, actor)
    }),
  ),

  ...leavingRoutes,
  ...belongingsRoutes,
  ...remindersRoutes,
})
