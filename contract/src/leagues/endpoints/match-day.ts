import { eventKey } from '../../events/shapes/requests.ts'
import { inTeam } from '../../teams/access.ts'
import { matchDayHistory } from '../shapes/history.ts'
import { lastLineUp, lineUpEdit } from '../shapes/match-day/line-up.ts'
import {
  clockMarkKey,
  liveMatch,
  matchEventEdit,
  matchEventKey,
  newClockMarks,
  newMatchEvents,
} from '../shapes/match-day/live.ts'
import { matchDay, matchDayEdit, playerVote, resultEdit } from '../shapes/match-day/match-day.ts'

const tags = ['Match day']
const path = '/teams/{teamId}/events/{eventId}/match-day'

/** Match day, in or outside leagues: line-up, live events, result, player of the match. */
export const matchDayEndpoints = {
  matchDay: inTeam('match-day.view')
    .route({ method: 'GET', path, tags, summary: 'Everything of a match on its day' })
    .input(eventKey)
    .output(matchDay),

  changeMatchDay: inTeam('match-day.edit')
    .route({
      method: 'PATCH',
      path,
      tags,
      summary: 'Change who enters the match live, its periods, or its report',
    })
    .input(matchDayEdit)
    .output(matchDay),

  saveLineUp: inTeam('match-day.edit')
    .route({
      method: 'PATCH',
      path: `${path}/line-up`,
      tags,
      summary: 'Save the line-up, publish it to the team, or make it a draft again',
    })
    .input(lineUpEdit)
    .output(matchDay),

  lastLineUp: inTeam('match-day.edit')
    .route({
      method: 'GET',
      path: `${path}/line-up/last`,
      tags,
      summary: 'The line-up of the previous match, to start from',
    })
    .input(eventKey)
    .output(lastLineUp),

  addClockMarks: inTeam('match-day.view')
    .route({
      method: 'POST',
      path: `${path}/clock`,
      tags,
      successStatus: 201,
      summary: 'Start or stop the clock of a match; also later, in the order of the taps',
    })
    .input(newClockMarks)
    .output(liveMatch),

  removeClockMark: inTeam('match-day.view')
    .route({
      method: 'DELETE',
      path: `${path}/clock/{markId}`,
      tags,
      summary: 'Delete a start or stop of the clock',
    })
    .input(clockMarkKey)
    .output(liveMatch),

  addMatchEvents: inTeam('match-day.view')
    .route({
      method: 'POST',
      path: `${path}/match-events`,
      tags,
      successStatus: 201,
      summary: 'Add match events in any order; an id that is known is ignored',
    })
    .input(newMatchEvents)
    .output(liveMatch),

  changeMatchEvent: inTeam('match-day.view')
    .route({
      method: 'PATCH',
      path: `${path}/match-events/{matchEventId}`,
      tags,
      summary: 'Correct a match event; the history keeps the earlier version',
    })
    .input(matchEventEdit)
    .output(liveMatch),

  removeMatchEvent: inTeam('match-day.view')
    .route({
      method: 'DELETE',
      path: `${path}/match-events/{matchEventId}`,
      tags,
      summary: 'Delete a match event; the history keeps it',
    })
    .input(matchEventKey)
    .output(liveMatch),

  matchDayHistory: inTeam('match-day.edit')
    .route({
      method: 'GET',
      path: `${path}/history`,
      tags,
      summary: 'Who entered and corrected the result and the live events',
    })
    .input(eventKey)
    .output(matchDayHistory),

  enterResult: inTeam('match-day.edit')
    .route({
      method: 'PUT',
      path: `${path}/result`,
      tags,
      summary: 'Enter the final result, also of the league match; null removes it',
    })
    .input(resultEdit)
    .output(matchDay),

  voteForPlayer: inTeam('match-day.view')
    .route({
      method: 'PUT',
      path: `${path}/votes/{memberId}`,
      tags,
      summary: 'Vote for the player of the match; null removes the vote',
    })
    .input(playerVote)
    .output(matchDay),
}
