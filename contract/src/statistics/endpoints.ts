import { inClub } from '../clubs/access.ts'
import { clubKey } from '../clubs/shapes.ts'
import { tableResponse } from '../members/endpoints/many.ts'
import { rosterFile } from '../members/shapes/many.ts'
import { inTeam } from '../teams/access.ts'
import { playersAnswer, playersQuery, statisticsExport, teamFigures, teamQuery } from './shapes.ts'
import { clubFigures } from './shapes/club.ts'

const tags = ['Statistics']
const path = '/teams/{teamId}/statistics'

export const statisticsEndpoints = {
  team: inTeam('statistics.view')
    .route({ method: 'GET', path, tags, summary: 'How a team did: balance, form, runs, course' })
    .input(teamQuery)
    .output(teamFigures),

  players: inTeam('statistics.view')
    .route({
      method: 'GET',
      path: `${path}/players`,
      tags,
      summary: 'Games, minutes, goals, cards, votes and attendance of each player one may know',
    })
    .input(playersQuery)
    .output(playersAnswer),

  export: inTeam('statistics.view')
    .route({
      method: 'POST',
      path: `${path}/export`,
      tags,
      summary: 'Games or players as a CSV or XLSX file',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(statisticsExport)
    .output(rosterFile),

  club: inClub('figures.view')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/figures',
      tags,
      summary: 'Next event, open answers and attendance of each team of a club',
    })
    .input(clubKey)
    .output(clubFigures),
}
