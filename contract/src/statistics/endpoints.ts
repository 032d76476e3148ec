import { oc } from '@orpc/contract'

import { tableResponse } from '../members/endpoints/many.ts'
import { rosterFile } from '../members/shapes/many.ts'
import {
  playersAnswer,
  playersQuestion,
  statisticsExport,
  teamFigures,
  teamQuestion,
} from './shapes.ts'

const tags = ['Statistics']
const path = '/teams/{teamId}/statistics'

export const statisticsEndpoints = {
  team: oc
    .route({ method: 'GET', path, tags, summary: 'How a team did: balance, form, runs, course' })
    .input(teamQuestion)
    .output(teamFigures),

  players: oc
    .route({
      method: 'GET',
      path: `${path}/players`,
      tags,
      summary: 'Games, minutes, goals, cards, votes and attendance of each player one may know',
    })
    .input(playersQuestion)
    .output(playersAnswer),

  export: oc
    .route({
      method: 'POST',
      path: `${path}/export`,
      tags,
      summary: 'Games or players as a CSV or XLSX file',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(statisticsExport)
    .output(rosterFile),
}
