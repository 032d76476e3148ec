import { inClub } from '../access.ts'
import {
  newRollOver,
  rollOver,
  rollOverKey,
  rollOverPlan,
  rollOverQuery,
  rollOverUndoResult,
} from '../shapes/roll-over.ts'

const tags = ['Roll-over']
const path = '/clubs/{clubId}/roll-overs'

export const rollOverEndpoints = {
  planRollOver: inClub('members.move')
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'The latest roll-overs, and who should play in which team next season, by age',
    })
    .input(rollOverQuery)
    .output(rollOverPlan),

  rollOver: inClub('members.move')
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Move members to other teams of the club: all of them or none',
    })
    .input(newRollOver)
    .output(rollOver),

  undoRollOver: inClub('members.move')
    .route({
      method: 'POST',
      path: `${path}/{rollOverId}/undo`,
      tags,
      summary:
        'Move everyone back who has nothing new in the new team; the rest stays, with the reason',
    })
    .input(rollOverKey)
    .output(rollOverUndoResult),
}
