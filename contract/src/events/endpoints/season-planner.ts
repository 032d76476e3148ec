import { inClub } from '../../clubs/access.ts'
import { clubKey } from '../../clubs/shapes.ts'
import {
  holidaysQuery,
  planRowsChange,
  planRowsResult,
  publicHolidays,
  schoolHolidays,
  schoolHolidaysSource,
  seasonChange,
  seasonDraft,
  seasonPublication,
  seasonPublicationResult,
} from '../shapes/season-planner.ts'

const tags = ['Season planner']

/** The plan of a club's season before it is published. */
export const seasonPlannerEndpoints = {
  seasonDraft: inClub('events.create', { answer: 'long' })
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/season',
      tags,
      summary: 'The plan of the season, with teams, places, matches and people in two teams',
    })
    .input(clubKey)
    .output(seasonDraft),

  saveSeason: inClub('events.create')
    .route({
      method: 'PUT',
      path: '/clubs/{clubId}/season',
      tags,
      summary: 'Save the first and last day of the season and its holidays',
    })
    .input(seasonChange)
    .output(seasonDraft.pick({ season: true })),

  saveSeasonRows: inClub('events.create')
    .route({
      method: 'PUT',
      path: '/clubs/{clubId}/season/rows',
      tags,
      summary: 'Save, add and remove rows of the plan; rows changed by others are returned',
    })
    .input(planRowsChange)
    .output(planRowsResult),

  publicHolidays: inClub('events.create')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/holidays',
      tags,
      summary: 'Public holidays of the club’s country and region',
    })
    .input(holidaysQuery)
    .output(publicHolidays),

  readSchoolHolidays: inClub('events.create')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/season/school-holidays',
      tags,
      summary: 'Read holidays from a calendar of a ministry or school, without saving them',
    })
    .input(schoolHolidaysSource)
    .output(schoolHolidays),

  publishSeason: inClub('events.create')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/season/publish',
      tags,
      summary: 'Create the series and matches of all rows at once; each person gets one message',
    })
    .input(seasonPublication)
    .output(seasonPublicationResult),
}
