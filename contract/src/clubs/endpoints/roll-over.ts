import { inClub } from '../access.ts'
import { clubKey } from '../shapes.ts'
import {
  newRollOver,
  rollOver,
  rollOverKey,
  rollOverPlan,
  rollOvers,
  rollOverWanted,
  undoneRollOver,
} from '../shapes/roll-over.ts'

const tags = ['Roll-over']
const path = '/clubs/{clubId}/roll-overs'

export const rollOverEndpoints = {
  planRollOver: inClub('members.move')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/roll-over',
      tags,
      summary: 'Who should play in which team next season, by age; nothing is changed',
    })
    .input(rollOverWanted)
    .output(rollOverPlan),

  rollOver: inClub('members.move')
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Move members to other teams of the club, all or nobody',
    })
    .input(newRollOver)
    .output(rollOver),

  rollOvers: inClub('members.view')
    .route({ method: 'GET', path, tags, summary: 'The latest roll-overs of a club' })
    .input(clubKey)
    .output(rollOvers),

  undoRollOver: inClub('members.move')
    .route({
      method: 'POST',
      path: `${path}/{rollOverId}/undo`,
      tags,
      summary: 'Bring back whoever nothing has happened to since; the rest stays, with the reason',
    })
    .input(rollOverKey)
    .output(undoneRollOver),
}
