import { inTeam } from '../../teams/access.ts'
import { withVersion } from '../../wire/versions.ts'
import { guardianKey, guardianPatch, memberPage, newGuardian } from '../shapes.ts'

const tags = ['Members']
const guardians = '/teams/{teamId}/members/{memberId}/guardians'
const one = `${guardians}/{guardianId}` as const

export const guardianEndpoints = {
  addGuardian: inTeam('team.view')
    .route({
      method: 'POST',
      path: guardians,
      tags,
      successStatus: 201,
      summary: 'Add a parent to a member',
    })
    .input(newGuardian)
    .output(memberPage),

  changeGuardian: inTeam('team.view')
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Change fields of a parent',
      spec: (document) => ({ ...withVersion(document), 'x-permission': 'team.view' }),
    })
    .input(guardianPatch)
    .output(memberPage),

  removeGuardian: inTeam('team.view')
    .route({ method: 'DELETE', path: one, tags, summary: 'Take a parent off a member' })
    .input(guardianKey)
    .output(memberPage),
}
