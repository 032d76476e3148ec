import { implement } from '@orpc/server'
import { statisticsEndpoints } from '@touchline/contract/statistics/endpoints'
import type { TeamFigures } from '@touchline/contract/statistics/shapes'
import { gamesOf } from '@touchline/domain/statistics/games'
import { maySeeTeamStatistics } from '@touchline/domain/statistics/permissions'
import { teamStatistics } from '@touchline/domain/statistics/team-statistics'
import type { Actor } from '@touchline/domain/teams/actor'

import { withoutAddress } from '#server/attendance/routes/reader.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { exportStatistics } from './commands/export.ts'
import { findMatchesWithResult, type TypedMatch } from './queries/games.ts'
import { findPlayers } from './queries/players.ts'

const os = implement(statisticsEndpoints).$context<RequestContext>()

export const statisticsRoutes = os.router({
  team: os.team.handler(async ({ input, context }) => {
    await readerOf(context, input.teamId)
    return figuresOf(await findMatchesWithResult(context.platform.database, input))
  }),

  players: os.players.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    const actor = await readerOf(context, input.teamId)
    const { players, ...rest } = await findPlayers(database, actor, { ...input, now: clock() })
    return { ...rest, players: players.map((player) => withoutAddress(actor, player)) }
  }),

  export: os.export.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    const actor = await readerOf(context, input.teamId)
    const file = await exportStatistics(database, { actor, now: clock() }, input)
    context.reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
    return file.bytes
  }),
})

async function readerOf(context: RequestContext, teamId: string): Promise<Actor> {
  const account = requireAccount(context)
  const actor = await requireActor(context.platform.database, { account, teamId })
  if (!maySeeTeamStatistics(actor)) throw new AppError('not_found')
  return actor
}

function figuresOf(matches: readonly TypedMatch[]): TeamFigures {
  const known = new Map(matches.map((match) => [match.id, match]))
  const { form, course, ...figures } = teamStatistics(gamesOf(matches))
  return {
    ...figures,
    form: [...form],
    course: course.flatMap(({ game, scored, conceded }) => {
      const match = known.get(game.id)
      if (match === undefined) return []
      const { type, leagueId, eventId } = match
      return [{ game: { ...game, type, leagueId, eventId }, scored, conceded }]
    }),
  }
}
