import { oc } from '@orpc/contract'

import { openToAnyone } from '../../wire/access.ts'
import {
  newSheet,
  proposalDecision,
  sentSheet,
  sheetAnswer,
  sheetCard,
  sheetKnock,
} from '../shapes/match-sheet.ts'
import { matchKey, writtenMatches } from '../shapes/matches.ts'

const tags = ['Leagues']
const sheet = '/teams/{teamId}/leagues/{leagueId}/matches/{matchId}/sheet'

/** The sheet of a match both sides agree on; the other side needs no account. */
export const sheetEndpoints = {
  sendSheet: oc
    .route({
      method: 'POST',
      path: sheet,
      tags,
      successStatus: 201,
      summary: 'Make the link with which the other side confirms a match, and send it if wished',
    })
    .input(newSheet)
    .output(sentSheet),

  withdrawSheet: oc
    .route({ method: 'DELETE', path: sheet, tags, summary: 'The link of the other side ends now' })
    .input(matchKey)
    .output(writtenMatches),

  decideProposal: oc
    .route({
      method: 'POST',
      path: `${sheet}/decision`,
      tags,
      summary: 'Take over what the other side proposed, or decline it',
    })
    .input(proposalDecision)
    .output(writtenMatches),

  openSheet: openToAnyone
    .route({
      method: 'POST',
      path: '/match-link/open',
      tags,
      summary: 'What the link of a match shows; looking confirms nothing',
    })
    .input(sheetKnock)
    .output(sheetCard),

  answerSheet: openToAnyone
    .route({
      method: 'PUT',
      path: '/match-link',
      tags,
      summary: 'Confirm a match as the other side, or propose what it should be',
    })
    .input(sheetAnswer)
    .output(sheetCard),
}
