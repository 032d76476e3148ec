import { oc } from '@orpc/contract'

import {
  memberKey,
  newAbsences,
  newUnavailability,
  notedAbsences,
  unavailabilities,
  unavailabilityEdit,
  unavailabilityKey,
} from '../shapes/unavailability.ts'

const tags = ['Unavailabilities']
const all = '/teams/{teamId}/members/{memberId}/unavailabilities'
const one = `${all}/{unavailabilityId}` as const

export const unavailabilityEndpoints = {
  unavailabilities: oc
    .route({ method: 'GET', path: all, tags, summary: 'When a member is away' })
    .input(memberKey)
    .output(unavailabilities),

  addUnavailability: oc
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Note days away; events on them without an answer are answered with not going',
    })
    .input(newUnavailability)
    .output(unavailabilities),

  addAbsences: oc
    .route({
      method: 'POST',
      path: '/me/unavailabilities',
      tags,
      successStatus: 201,
      summary: 'Note the same days away for several people I speak for, in any of my teams',
    })
    .input(newAbsences)
    .output(notedAbsences),

  changeUnavailability: oc
    .route({ method: 'PATCH', path: one, tags, summary: 'Change days away; answers follow' })
    .input(unavailabilityEdit)
    .output(unavailabilities),

  removeUnavailability: oc
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'Take days away back, with the answers nobody gave',
    })
    .input(unavailabilityKey)
    .output(unavailabilities),
}
