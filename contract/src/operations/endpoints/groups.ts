import { operatorOperation } from '../../wire/access.ts'
import {
  groupActionInput,
  groupSettings,
  groupsPage,
  groupsQuery,
  adminGroup,
} from '../shapes/groups.ts'

const tags = ['Operations']

/** The clubs and teams of the installation. */
export const groupEndpoints = {
  groups: operatorOperation
    .route({ method: 'GET', path: '/admin/groups', tags, summary: 'Find clubs or teams' })
    .input(groupsQuery)
    .output(groupsPage),

  actOnGroup: operatorOperation
    .route({
      method: 'POST',
      path: '/admin/groups/{groupId}/actions',
      tags,
      summary: 'Suspend or resume a club, export or delete it, or restore it for 30 days',
    })
    .input(groupActionInput)
    .output(adminGroup),

  configureGroup: operatorOperation
    .route({
      method: 'PUT',
      path: '/admin/groups/{groupId}/settings',
      tags,
      summary: 'Set the limits and features of a club, or of a team without one',
    })
    .input(groupSettings)
    .output(adminGroup),
}
