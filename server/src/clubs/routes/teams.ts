import { implement } from '@orpc/server'
import { clubTeamsEndpoints } from '@touchline/contract/clubs/endpoints/teams'
import type { NewClubSeasonResult, NewClubSeason } from '@touchline/contract/clubs/shapes/seasons'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { limitNewClubTeams } from '#server/teams/commands/limits.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import { addClubSeason, previewClubSeason, undoClubSeason } from '../commands/season.ts'
import { createClubTeams } from '../commands/teams.ts'
import { findClubSeasons } from '../queries/seasons.ts'
import { findClubStaff, findClubTeams } from '../queries/teams.ts'
import { clubCommand, clubQuery } from './handlers.ts'
import { clubImportRoutes } from './imports.ts'

const os = implement(clubTeamsEndpoints).$context<RequestContext>()

const previewSeason = clubQuery<NewClubSeason, NewClubSeasonResult>(({ db, actor, input }) =>
  previewClubSeason(db, actor, input.season),
)
const addSeason = clubCommand<NewClubSeason, NewClubSeasonResult>(
  ({ db, actor, now, input: { season } }) => addClubSeason(db, actor, { season, now }),
)

export const clubTeamsRoutes = {
  ...clubImportRoutes,

  teams: os.teams.handler(clubQuery(({ db, context, actor }) => clubTeamsFor(context, db, actor))),

  createTeams: os.createTeams.handler(
    clubCommand(async ({ db, actor, now, context, input: { clubId, teams } }) => {
      const { accountId } = actor
      await limitNewClubTeams(db, context.platform, { accountId, clubId, count: teams.length })
      await createClubTeams(db, actor, { teams, now })
      return clubTeamsFor(context, db, actor)
    }),
  ),

  staff: os.staff.handler(
    clubQuery(async ({ db, input }) => ({ staff: await findClubStaff(db, input.clubId) })),
  ),

  addSeason: os.addSeason.handler((call) =>
    call.input.preview ? previewSeason(call) : addSeason(call),
  ),

  seasons: os.seasons.handler(
    clubQuery(async ({ db, now, input }) => ({
      seasons: await findClubSeasons(db, input.clubId, now),
    })),
  ),

  undoSeason: os.undoSeason.handler(
    clubCommand(({ db, actor, now, input: { clubSeasonId } }) =>
      undoClubSeason(db, actor, { clubSeasonId, now }),
    ),
  ),
}

async function clubTeamsFor(context: RequestContext, db: Queryable, actor: ClubActor) {
  const show = await pictureAddresses(context.platform)
  const teams = await findClubTeams(db, { clubId: actor.clubId, show })
  const mine = new Set((await findActorsOfClub(db, actor)).map(({ teamId }) => teamId))
  return { teams: teams.map((team) => ({ ...team, isOpen: mine.has(team.id) })) }
}
