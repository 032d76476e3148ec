import { z } from 'zod'

import { inTeam } from '../teams/access.ts'
import { withVersion } from '../wire/versions.ts'
import { birthDateEndpoints } from './endpoints/birth-dates.ts'
import { fieldEndpoints } from './endpoints/fields.ts'
import { fileEndpoints } from './endpoints/files.ts'
import { guardianEndpoints } from './endpoints/guardians.ts'
import { importEndpoints } from './endpoints/imports.ts'
import { kitEndpoints } from './endpoints/kit.ts'
import { manyEndpoints } from './endpoints/many.ts'
import { memberKey, memberPage, memberPatch, newMember, rosterPage, rosterQuery } from './shapes.ts'

const tags = ['Members']
const roster = '/teams/{teamId}/members'
const one = `${roster}/{memberId}` as const
const done = z.object({ memberId: memberKey.shape.memberId })

export const membersEndpoints = {
  list: inTeam('team.view', { answer: 'long' })
    .route({ method: 'GET', path: roster, tags, summary: 'The roster, by last name' })
    .input(rosterQuery)
    .output(rosterPage),

  get: inTeam('team.view')
    .route({ method: 'GET', path: one, tags, summary: 'A member with the parents' })
    .input(memberKey)
    .output(memberPage),

  add: inTeam('members.add')
    .route({
      method: 'POST',
      path: roster,
      tags,
      successStatus: 201,
      summary: 'Add a member by hand',
    })
    .input(newMember)
    .output(memberPage),

  change: inTeam('team.view')
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Change fields of a member',
      spec: (document) => ({ ...withVersion(document), 'x-permission': 'team.view' }),
    })
    .input(memberPatch)
    .output(memberPage),

  leave: inTeam('team.view')
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'End a membership; the history stays under the name',
    })
    .input(memberKey)
    .output(done),

  ...birthDateEndpoints,
  ...manyEndpoints,
  ...kitEndpoints,
  ...fieldEndpoints,
  ...guardianEndpoints,
  ...fileEndpoints,
  ...importEndpoints,
}
