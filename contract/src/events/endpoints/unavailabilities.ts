import { inTeam } from '../../teams/access.ts'
import { accountOperation } from '../../wire/access.ts'
import {
  memberKey,
  newUnavailabilitiesResult,
  newUnavailabilities,
  unavailabilities,
  unavailabilityEdit,
  unavailabilityKey,
} from '../shapes/unavailability.ts'

const tags = ['Unavailabilities']
const all = '/teams/{teamId}/members/{memberId}/unavailabilities'
const one = `${all}/{unavailabilityId}` as const

export const unavailabilityEndpoints = {
  unavailabilities: inTeam('events.view')
    .route({ method: 'GET', path: all, tags, summary: 'List the days a member is away' })
    .input(memberKey)
    .output(unavailabilities),

  addUnavailabilities: accountOperation
    .route({
      method: 'POST',
      path: '/me/unavailabilities',
      tags,
      successStatus: 201,
      summary: 'Add days away for one or several people I answer for; events on them are declined',
    })
    .input(newUnavailabilities)
    .output(newUnavailabilitiesResult),

  changeUnavailability: inTeam('events.view')
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Change days away and the answers that depend on them',
    })
    .input(unavailabilityEdit)
    .output(unavailabilities),

  removeUnavailability: inTeam('events.view')
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'Delete days away and the answers that only they caused',
    })
    .input(unavailabilityKey)
    .output(unavailabilities),
}
