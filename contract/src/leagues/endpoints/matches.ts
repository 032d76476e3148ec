import { inTeam } from '../../teams/access.ts'
import { matchHistory } from '../shapes/history.ts'
import {
  matchEdits,
  matchKey,
  matchSelection,
  newMatches,
  removedMatchIds,
  savedMatches,
} from '../shapes/matches.ts'

const tags = ['Leagues']
const matches = '/teams/{teamId}/leagues/{leagueId}/matches'

/** Our own matches are calendar events and are created, moved and cancelled with them. */
export const matchEndpoints = {
  addMatches: inTeam('leagues.edit')
    .route({
      method: 'POST',
      path: matches,
      tags,
      successStatus: 201,
      summary: 'Add matches; our own become events',
    })
    .input(newMatches)
    .output(savedMatches),

  changeMatches: inTeam('leagues.edit')
    .route({
      method: 'PATCH',
      path: matches,
      tags,
      summary: 'Move matches or enter their results, all or none',
    })
    .input(matchEdits)
    .output(savedMatches),

  matchHistory: inTeam('leagues.edit')
    .route({
      method: 'GET',
      path: `${matches}/{matchId}/history`,
      tags,
      summary: 'Who entered, corrected and confirmed a match, the latest first',
    })
    .input(matchKey)
    .output(matchHistory),

  removeMatches: inTeam('leagues.edit')
    .route({
      method: 'POST',
      path: `${matches}/removals`,
      tags,
      summary: 'Delete matches; upcoming events with answers are cancelled, others deleted',
    })
    .input(matchSelection)
    .output(removedMatchIds),
}
