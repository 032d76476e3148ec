import { oc } from '@orpc/contract'

import { takesVersion } from '../../wire/versions.ts'
import { guardianKey, guardianPatch, memberPage, newGuardian } from '../shapes.ts'

const tags = ['Members']
const guardians = '/teams/{teamId}/members/{memberId}/guardians'
const one = `${guardians}/{guardianId}` as const

export const guardianEndpoints = {
  addGuardian: oc
    .route({
      method: 'POST',
      path: guardians,
      tags,
      successStatus: 201,
      summary: 'Add a parent to a member',
    })
    .input(newGuardian)
    .output(memberPage),

  changeGuardian: takesVersion
    .route({ method: 'PATCH', path: one, tags, summary: 'Change fields of a parent' })
    .input(guardianPatch)
    .output(memberPage),

  removeGuardian: oc
    .route({ method: 'DELETE', path: one, tags, summary: 'Take a parent off a member' })
    .input(guardianKey)
    .output(memberPage),
}
