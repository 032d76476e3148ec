import { z } from 'zod'

import { fileKey } from '../../members/shapes/files.ts'
import { inTeam } from '../../teams/access.ts'
import { teamKey } from '../../teams/shapes.ts'
import { memberKey } from '../shapes.ts'
import {
  access,
  accessQuery,
  certificate,
  emergency,
  emergencyNumbers,
  healthChange,
  healthPage,
} from '../shapes/health.ts'

const tags = ['Children']
const member = '/teams/{teamId}/members/{memberId}'

export const healthEndpoints = {
  health: inTeam('children.view')
    .route({
      method: 'GET',
      path: `${member}/health`,
      tags,
      summary: 'Health data of a member; access by staff is logged',
    })
    .input(memberKey)
    .output(healthPage),

  saveHealth: inTeam('children.view')
    .route({
      method: 'PUT',
      path: `${member}/health`,
      tags,
      summary: 'Save health data with consent, or erase it at once with null',
    })
    .input(healthChange)
    .output(z.object({ version: z.int().nullable() })),

  emergency: inTeam('children.view')
    .route({
      method: 'GET',
      path: `${member}/emergency`,
      tags,
      summary: 'Who to call in an emergency, with medical notes where there is consent; logged',
    })
    .input(memberKey)
    .output(emergency),

  emergencyNumbers: inTeam('emergencyNumbers.list')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/emergency-numbers',
      tags,
      summary: 'Who to call about each member, for staff; without medical notes',
    })
    .input(teamKey)
    .output(emergencyNumbers),

  certificate: inTeam('children.view')
    .route({
      method: 'GET',
      path: `${member}/certificates/{fileId}`,
      tags,
      summary: 'Open a medical certificate; access by staff is logged',
    })
    .input(fileKey)
    .output(certificate),

  access: inTeam('children.view')
    .route({
      method: 'GET',
      path: `${member}/access`,
      tags,
      summary:
        'Who can see contact and health data now, and the log of who opened it, newest first',
    })
    .input(accessQuery)
    .output(access),
}
