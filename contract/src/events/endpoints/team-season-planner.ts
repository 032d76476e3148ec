import { inTeam } from '../../teams/access.ts'
import { teamKey } from '../../teams/shapes.ts'
import {
  planRowsResult,
  publicHolidays,
  schoolHolidays,
  seasonDraft,
  seasonPublicationResult,
  teamHolidaysQuery,
  teamPlanRowsChange,
  teamSchoolHolidaysSource,
  teamSeasonChange,
  teamSeasonPublication,
} from '../shapes/season-planner.ts'

const tags = ['Season planner']

/** The plan of one team's season, as `seasonPlannerEndpoints` for a whole club. */
export const teamSeasonPlannerEndpoints = {
  teamSeasonDraft: inTeam('events.edit', { answer: 'long' })
    .route({
      method: 'GET',
      path: '/teams/{teamId}/season',
      tags,
      summary: 'The plan of a team’s season, with places and matches',
    })
    .input(teamKey)
    .output(seasonDraft),

  saveTeamSeason: inTeam('events.edit')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/season',
      tags,
      summary: 'Save the first and last day of a team’s season and its holidays',
    })
    .input(teamSeasonChange)
    .output(seasonDraft.pick({ season: true })),

  saveTeamSeasonRows: inTeam('events.edit')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/season/rows',
      tags,
      summary: 'Save, add and remove rows of a team’s plan; rows changed by others are returned',
    })
    .input(teamPlanRowsChange)
    .output(planRowsResult),

  teamPublicHolidays: inTeam('events.edit')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/holidays',
      tags,
      summary: 'Public holidays of the team’s country and region',
    })
    .input(teamHolidaysQuery)
    .output(publicHolidays),

  readTeamSchoolHolidays: inTeam('events.edit')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/season/school-holidays',
      tags,
      summary:
        'Read a team’s holidays from a calendar of a ministry or school, without saving them',
    })
    .input(teamSchoolHolidaysSource)
    .output(schoolHolidays),

  publishTeamSeason: inTeam('events.edit')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/season/publish',
      tags,
      summary: 'Create the events of a team’s plan at once; each person gets one message',
    })
    .input(teamSeasonPublication)
    .output(seasonPublicationResult),
}
