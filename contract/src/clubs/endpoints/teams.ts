import { maxClubTeams } from '@touchline/domain/clubs/options'
import { z } from 'zod'

import { clubStaff, clubTeam, newClubTeam } from '../../teams/shapes/mine.ts'
import { inClub } from '../access.ts'
import { clubKey } from '../shapes.ts'
import {
  newClubSeasonResult,
  clubSeasonKey,
  clubSeasons,
  newClubSeason,
  clubSeasonUndoResult,
} from '../shapes/seasons.ts'
import { clubImportEndpoints } from './imports.ts'

const tags = ['Clubs']

/** What a club manager can do for all teams. */
export const clubTeamsEndpoints = {
  ...clubImportEndpoints,

  teams: inClub('club.view')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/teams',
      tags,
      summary: 'The teams of a club with figures',
    })
    .input(clubKey)
    .output(z.object({ teams: z.array(clubTeam) })),

  createTeams: inClub('teams.edit')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/teams',
      tags,
      successStatus: 201,
      summary: 'Create several teams of a club at once',
    })
    .input(clubKey.extend({ teams: z.array(newClubTeam).min(1).max(maxClubTeams) }))
    .output(z.object({ teams: z.array(clubTeam) })),

  staff: inClub('club.view')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/staff',
      tags,
      summary: 'Coaches and admins of all its teams',
    })
    .input(clubKey)
    .output(z.object({ staff: z.array(clubStaff) })),

  addSeason: inClub('seasons.edit')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/seasons',
      tags,
      successStatus: 201,
      summary:
        'Give all its teams a season, or preview it; a team with one in these days keeps its own',
    })
    .input(newClubSeason)
    .output(newClubSeasonResult),

  seasons: inClub('club.view')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/seasons',
      tags,
      summary: 'The latest seasons given to all teams at once',
    })
    .input(clubKey)
    .output(clubSeasons),

  undoSeason: inClub('seasons.edit')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/seasons/{clubSeasonId}/undo',
      tags,
      summary: 'Remove a season again from the teams that have not used it',
    })
    .input(clubSeasonKey)
    .output(clubSeasonUndoResult),
}
