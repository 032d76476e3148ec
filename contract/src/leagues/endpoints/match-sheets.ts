import { inTeam } from '../../teams/access.ts'
import { publicOperation } from '../../wire/access.ts'
import {
  newSheet,
  sentSheet,
  sheetAnswer,
  sheetCard,
  sheetDecision,
  sheetToken,
} from '../shapes/match-sheet.ts'
import { savedMatches } from '../shapes/matches.ts'

const tags = ['Leagues']
const sheet = '/teams/{teamId}/leagues/{leagueId}/matches/{matchId}/sheet'

/** The match sheet that both teams confirm; the opponent needs no account. */
export const sheetEndpoints = {
  sendSheet: inTeam('leagues.edit')
    .route({
      method: 'POST',
      path: sheet,
      tags,
      successStatus: 201,
      summary: 'Make the link with which the opponent confirms a match, and email it on request',
    })
    .input(newSheet)
    .output(sentSheet),

  decideSheet: inTeam('leagues.edit')
    .route({
      method: 'PATCH',
      path: sheet,
      tags,
      summary: "Accept or decline the opponent's proposal, or withdraw the link",
    })
    .input(sheetDecision)
    .output(savedMatches),

  openSheet: publicOperation
    .route({
      method: 'POST',
      path: '/match-link/open',
      tags,
      summary: 'What the link of a match shows; opening it confirms nothing',
    })
    .input(sheetToken)
    .output(sheetCard),

  answerSheet: publicOperation
    .route({
      method: 'PUT',
      path: '/match-link',
      tags,
      summary: 'Confirm a match as the opponent, or propose a correction',
    })
    .input(sheetAnswer)
    .output(sheetCard),
}
