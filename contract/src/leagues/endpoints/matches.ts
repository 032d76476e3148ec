import { oc } from '@orpc/contract'

import {
  manyMatches,
  matchEdit,
  matchEdits,
  matchKey,
  newMatches,
  removedMatches,
  writtenMatches,
} from '../shapes/matches.ts'
import { matchTrace } from '../shapes/traces.ts'

const tags = ['Leagues']
const matches = '/teams/{teamId}/leagues/{leagueId}/matches'

/** Our own matches are events: made, moved and cancelled with them. */
export const matchEndpoints = {
  addMatches: oc
    .route({
      method: 'POST',
      path: matches,
      tags,
      successStatus: 201,
      summary: 'Add one match or many; our own become events',
    })
    .input(newMatches)
    .output(writtenMatches),

  changeMatch: oc
    .route({
      method: 'PATCH',
      path: `${matches}/{matchId}`,
      tags,
      summary: 'Move a match, or enter its result',
    })
    .input(matchEdit)
    .output(writtenMatches),

  changeMatches: oc
    .route({
      method: 'PATCH',
      path: matches,
      tags,
      summary: 'Change several matches, all or none: the results of a day, a day that moves',
    })
    .input(matchEdits)
    .output(writtenMatches),

  matchTrace: oc
    .route({
      method: 'GET',
      path: `${matches}/{matchId}/trace`,
      tags,
      summary: 'Who entered, corrected and confirmed a match, the latest first',
    })
    .input(matchKey)
    .output(matchTrace),

  removeMatch: oc
    .route({
      method: 'DELETE',
      path: `${matches}/{matchId}`,
      tags,
      summary: 'Delete a match; its coming event is cancelled, or goes when nobody has answered',
    })
    .input(matchKey)
    .output(removedMatches),

  removeMatches: oc
    .route({
      method: 'POST',
      path: `${matches}/removals`,
      tags,
      summary: 'Delete several matches',
    })
    .input(manyMatches)
    .output(removedMatches),
}
