import { oc } from '@orpc/contract'

import { eventKey } from '../../events/shapes/asking.ts'
import { lastLineUp, lineUpEdit, lineUpPublication } from '../shapes/match-day/line-up.ts'
import {
  clockMarkKey,
  live,
  matchEventEdit,
  matchEventKey,
  newClockMarks,
  newMatchEvents,
} from '../shapes/match-day/live.ts'
import {
  matchDay,
  matchDayEdit,
  playerVote,
  reportEdit,
  resultEdit,
} from '../shapes/match-day/match-day.ts'
import { matchDayTrace } from '../shapes/traces.ts'

const tags = ['Match day']
const path = '/teams/{teamId}/events/{eventId}/match-day'

/** A match on its day: line-up, what happens live, the result, who was the best. In a league or not. */
export const matchDayEndpoints = {
  matchDay: oc
    .route({ method: 'GET', path, tags, summary: 'Everything of a match on its day' })
    .input(eventKey)
    .output(matchDay),

  changeMatchDay: oc
    .route({
      method: 'PATCH',
      path,
      tags,
      summary: 'Hand the live entry to a member, or divide the match in another way',
    })
    .input(matchDayEdit)
    .output(matchDay),

  saveLineUp: oc
    .route({ method: 'PUT', path: `${path}/line-up`, tags, summary: 'Save the line-up as a whole' })
    .input(lineUpEdit)
    .output(matchDay),

  publishLineUp: oc
    .route({
      method: 'PUT',
      path: `${path}/line-up/publication`,
      tags,
      summary: 'Show the line-up to the team, or make it a draft again',
    })
    .input(lineUpPublication)
    .output(matchDay),

  lastLineUp: oc
    .route({
      method: 'GET',
      path: `${path}/line-up/last`,
      tags,
      summary: 'The line-up of the match before, to begin with',
    })
    .input(eventKey)
    .output(lastLineUp),

  addClockMarks: oc
    .route({
      method: 'POST',
      path: `${path}/clock`,
      tags,
      successStatus: 201,
      summary: 'Start or stop the clock of a match, told late too',
    })
    .input(newClockMarks)
    .output(live),

  removeClockMark: oc
    .route({
      method: 'DELETE',
      path: `${path}/clock/{markId}`,
      tags,
      summary: 'Take a start or stop of the clock back',
    })
    .input(clockMarkKey)
    .output(live),

  addMatchEvents: oc
    .route({
      method: 'POST',
      path: `${path}/match-events`,
      tags,
      successStatus: 201,
      summary: 'Note what happened in a match; in any order, told twice it counts once',
    })
    .input(newMatchEvents)
    .output(live),

  changeMatchEvent: oc
    .route({
      method: 'PATCH',
      path: `${path}/match-events/{matchEventId}`,
      tags,
      summary: 'Correct what was noted; what stood there is kept',
    })
    .input(matchEventEdit)
    .output(live),

  removeMatchEvent: oc
    .route({
      method: 'DELETE',
      path: `${path}/match-events/{matchEventId}`,
      tags,
      summary: 'Take back what was noted; what stood there is kept',
    })
    .input(matchEventKey)
    .output(live),

  matchDayTrace: oc
    .route({
      method: 'GET',
      path: `${path}/trace`,
      tags,
      summary: 'Who entered and corrected the result, and what was corrected of the live entry',
    })
    .input(eventKey)
    .output(matchDayTrace),

  enterResult: oc
    .route({
      method: 'PUT',
      path: `${path}/result`,
      tags,
      summary: 'The final result, of the league match too; or take it back',
    })
    .input(resultEdit)
    .output(matchDay),

  writeReport: oc
    .route({ method: 'PUT', path: `${path}/report`, tags, summary: 'Write the report of a match' })
    .input(reportEdit)
    .output(matchDay),

  voteForPlayer: oc
    .route({
      method: 'PUT',
      path: `${path}/votes/{memberId}`,
      tags,
      summary: 'Vote for the player of the match; null takes the vote back',
    })
    .input(playerVote)
    .output(matchDay),
}
