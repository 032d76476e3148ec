import { forOperators } from '../../wire/access.ts'
import {
  groupAct,
  groupSettings,
  groupsPage,
  groupsQuestion,
  operatedGroup,
} from '../shapes/groups.ts'

const tags = ['Operations']

/** The clubs and teams of the installation. */
export const groupEndpoints = {
  groups: forOperators
    .route({ method: 'GET', path: '/admin/groups', tags, summary: 'Find clubs or teams' })
    .input(groupsQuestion)
    .output(groupsPage),

  actOnGroup: forOperators
    .route({
      method: 'POST',
      path: '/admin/groups/{groupId}/actions',
      tags,
      summary: 'Suspend or resume a club, export or delete it, or restore it for 30 days',
    })
    .input(groupAct)
    .output(operatedGroup),

  configureGroup: forOperators
    .route({
      method: 'PUT',
      path: '/admin/groups/{groupId}/settings',
      tags,
      summary: 'Set the limits and features of a club, or of a team without one',
    })
    .input(groupSettings)
    .output(operatedGroup),
}
