import { oc } from '@orpc/contract'

import { knockOutKey, newKnockOut } from '../shapes/knock-out.ts'
import { wholeLeague } from '../shapes/league.ts'

const tags = ['Leagues']
const all = '/teams/{teamId}/leagues/{leagueId}/knock-outs'

/** A cup within a league: it is drawn once, and its winners move up by themselves. */
export const knockOutEndpoints = {
  drawKnockOut: oc
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary:
        'Draw a knock-out: a stage with its first matches, further ones as winners are known',
    })
    .input(newKnockOut)
    .output(wholeLeague),

  removeKnockOut: oc
    .route({
      method: 'DELETE',
      path: `${all}/{stageId}`,
      tags,
      summary: 'Delete a knock-out with all its matches',
    })
    .input(knockOutKey)
    .output(wholeLeague),
}
