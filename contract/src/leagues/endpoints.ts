import { oc } from '@orpc/contract'

import { tableResponse } from '../members/endpoints/many.ts'
import { rosterFile } from '../members/shapes/many.ts'
import { fillingEndpoints } from './endpoints/filling.ts'
import { knockOutEndpoints } from './endpoints/knock-outs.ts'
import { matchDayEndpoints } from './endpoints/match-day.ts'
import { sheetEndpoints } from './endpoints/match-sheets.ts'
import { matchEndpoints } from './endpoints/matches.ts'
import { partEndpoints } from './endpoints/parts.ts'
import { publicPageEndpoints } from './endpoints/public-page.ts'
import { leagueKey, removed } from './shapes/keys.ts'
import { leagueEdit, leagueList, leagueQuestion, newLeague, wholeLeague } from './shapes/league.ts'
import { leagueExport, standingsAnswer, standingsQuestion } from './shapes/table.ts'

const tags = ['Leagues']
const all = '/teams/{teamId}/leagues'
const one = `${all}/{leagueId}` as const

export const leaguesEndpoints = {
  list: oc
    .route({ method: 'GET', path: all, tags, summary: 'The leagues of a team, newest first' })
    .input(leagueQuestion)
    .output(leagueList),

  create: oc
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Create a league with its teams and our fixtures, which become events',
    })
    .input(newLeague)
    .output(wholeLeague),

  get: oc
    .route({
      method: 'GET',
      path: one,
      tags,
      summary: 'A league whole: its teams, every match, and what its table is made of',
    })
    .input(leagueKey)
    .output(wholeLeague),

  change: oc
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Change a league: its name, its rule set, how its matches ask their people',
    })
    .input(leagueEdit)
    .output(wholeLeague),

  remove: oc
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'Delete a league; its coming events are cancelled, or go when nobody has answered',
    })
    .input(leagueKey)
    .output(removed),

  standings: oc
    .route({ method: 'GET', path: `${one}/standings`, tags, summary: 'The table as of a day' })
    .input(standingsQuestion)
    .output(standingsAnswer),

  export: oc
    .route({
      method: 'POST',
      path: `${one}/export`,
      tags,
      summary: 'Matches or table as a CSV or XLSX file',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(leagueExport)
    .output(rosterFile),

  ...partEndpoints,
  ...matchEndpoints,
  ...fillingEndpoints,
  ...knockOutEndpoints,
  ...publicPageEndpoints,
  ...sheetEndpoints,
  ...matchDayEndpoints,
}
