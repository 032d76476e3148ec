import { implement } from '@orpc/server'
import { statisticsEndpoints } from '@touchline/contract/statistics/endpoints'
import type { TeamFigures } from '@touchline/contract/statistics/shapes'
import { gamesOf } from '@touchline/domain/statistics/games'
import { teamStatistics } from '@touchline/domain/statistics/team-statistics'

import { withoutAddress } from '#server/attendance/routes/masks.ts'
import { clubQuery } from '#server/clubs/routes/handlers.ts'
import { onStandby, type RequestContext } from '#server/platform/http/context.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { exportStatistics } from './commands/export.ts'
import { findClubFigures } from './queries/club.ts'
import { findMatchesWithResult, type TypedMatch } from './queries/games.ts'
import { findPlayers } from './queries/players.ts'

const os = implement(statisticsEndpoints).$context<RequestContext>()

export const statisticsRoutes = os.router({
  team: os.team.handler(
    teamQuery(
      onStandby(async ({ db, input }) => figuresOf(await findMatchesWithResult(db, input))),
    ),
  ),

  players: os.players.handler(
    teamQuery(
      onStandby(async ({ db, actor, now, input }) => {
        const { players, ...rest } = await findPlayers(db, actor, { ...input, now })
        return { ...rest, players: players.map((player) => withoutAddress(actor, player)) }
      }),
    ),
  ),

  club: os.club.handler(
    clubQuery(
      onStandby(async ({ db, now, actor }) => {
        const teams = await findClubFigures(db, actor.clubId, now)
        if (actor.roles.some((role) => role === 'manager' || role === 'board')) return { teams }
        const mine = new Set((await findActorsOfClub(db, actor)).map(({ teamId }) => teamId))
        return { teams: teams.filter(({ teamId }) => mine.has(teamId)) }
      }),
    ),
  ),

  export: os.export.handler(
    teamQuery(
      onStandby(async ({ db, actor, now, input, context }) => {
        const file = await exportStatistics(db, { actor, now }, input)
        context.reply
          .header('content-type', file.contentType)
          .header('content-disposition', `attachment; filename="${file.fileName}"`)
        return file.bytes
      }),
    ),
  ),
})

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
