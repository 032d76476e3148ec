import { leagueDetails } from '@touchline/contract/leagues/shapes/league'
import { adjustments } from '@touchline/contract/leagues/shapes/parts'
import { importedResults } from '@touchline/contract/leagues/shapes/results'
import { v7 as newId } from 'uuid'

import type { Person, TestServer } from './running.ts'

/** A league with our match, a points decision and a knock-out. */
export async function aLeague(running: TestServer, owner: Person, at: string) {
  const { league, teams, matches } = await running.done(owner, `POST ${at}/leagues`, {
    body: {
      name: 'Regional league',
      fixtures: [{ day: 1, opponent: 'Norte B', startDate: '2031-05-25', startTime: '11:00' }],
    },
    shape: leagueDetails,
  })
  const { id: ours, name: ourName } = required(teams.find(({ isOurs }) => isOurs))
  const { id: other } = required(teams.find(({ isOurs }) => !isOurs))
  const decided = await running.done(
    owner,
    `PUT ${at}/leagues/${league.id}/adjustments/${newId()}`,
    {
      body: { version: 0, team: other, points: -1, reason: 'Came too late' },
      shape: adjustments,
    },
  )
  const drawn = await running.done(owner, `POST ${at}/leagues/${league.id}/knock-outs`, {
    body: { name: 'Cup', seeds: [ours, other] },
    shape: leagueDetails,
  })
  const written = await running.done(owner, `POST ${at}/leagues/${league.id}/results`, {
    body: { text: `2031-06-15 Norte B - ${ourName} 0:0`, language: 'en' },
    shape: importedResults,
  })
  return {
    leagueId: league.id,
    leagueTeamId: other,
    ourLeagueTeamId: ours,
    matchId: required(matches[0]).id,
    adjustmentId: required(decided.adjustments[0]).id,
    resultsImportId: required('importId' in written ? (written.importId ?? undefined) : undefined),
    stageId: required(drawn.knockOuts[0]).stage,
  }
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the world of the sweep lacks something')
  return found
}
