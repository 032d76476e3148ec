import { call, implement } from '@orpc/server'
import { startEndpoints } from '@touchline/contract/start/endpoints'

import { accountsRoutes } from '#server/accounts/routes.ts'
import { notificationsRoutes } from '#server/notifications/routes.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamsRoutes } from '#server/teams/routes.ts'

const os = implement(startEndpoints).$context<RequestContext>()

/** On a first visit each request is a kilobyte and a place in the queue. */
export const startRoutes = os.router({
  get: os.get.handler(async ({ context, input: { teamId } }) => {
    const me = await call(accountsRoutes.me, undefined, { context })
    const [teams, unread, team] = await Promise.all([
      call(teamsRoutes.mine, undefined, { context }),
      call(notificationsRoutes.unread, undefined, { context }),
      teamId === undefined ? null : teamOf(context, teamId),
    ])
    // Of the team alone.
    context.reply.removeHeader('etag')
    return { me, teams, unread, team }
  }),
})

/** What is refused is asked for again by the page itself, which says so. */
async function teamOf(context: RequestContext, teamId: string) {
  try {
    return await call(teamsRoutes.get, { teamId }, { context })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
