import { tableResponse } from '../members/endpoints/many.ts'
import { rosterFile } from '../members/shapes/many.ts'
import { inTeam } from '../teams/access.ts'
import { importEndpoints } from './endpoints/imports.ts'
import { knockOutEndpoints } from './endpoints/knock-outs.ts'
import { matchDayEndpoints } from './endpoints/match-day.ts'
import { sheetEndpoints } from './endpoints/match-sheets.ts'
import { matchEndpoints } from './endpoints/matches.ts'
import { partEndpoints } from './endpoints/parts.ts'
import { publicPageEndpoints } from './endpoints/public-page.ts'
import { leagueKey, removedId } from './shapes/keys.ts'
import { leagueEdit, leagueList, leagueQuery, newLeague, leagueDetails } from './shapes/league.ts'
import { leagueExport, standings, standingsQuery } from './shapes/table.ts'

const tags = ['Leagues']
const all = '/teams/{teamId}/leagues'
const one = `${all}/{leagueId}` as const

export const leaguesEndpoints = {
  list: inTeam('leagues.view')
    .route({ method: 'GET', path: all, tags, summary: 'The leagues of a team, newest first' })
    .input(leagueQuery)
    .output(leagueList),

  create: inTeam('leagues.edit')
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Create a league with its teams and our fixtures, which become events',
    })
    .input(newLeague)
    .output(leagueDetails),

  get: inTeam('leagues.view')
    .route({
      method: 'GET',
      path: one,
      tags,
      summary: 'A league with its teams, matches and everything its tables are computed from',
    })
    .input(leagueKey)
    .output(leagueDetails),

  change: inTeam('leagues.edit')
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Change a league: its name, its rules, its stages, the order of its teams',
    })
    .input(leagueEdit)
    .output(leagueDetails),

  remove: inTeam('leagues.delete')
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'Delete a league; upcoming events with answers are cancelled, others deleted',
    })
    .input(leagueKey)
    .output(removedId),

  standings: inTeam('leagues.view')
    .route({ method: 'GET', path: `${one}/standings`, tags, summary: 'The table as of a day' })
    .input(standingsQuery)
    .output(standings),

  export: inTeam('leagues.view')
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
  ...importEndpoints,
  ...knockOutEndpoints,
  ...publicPageEndpoints,
  ...sheetEndpoints,
  ...matchDayEndpoints,
}
