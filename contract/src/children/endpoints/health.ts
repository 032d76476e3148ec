import { oc } from '@orpc/contract'
import { z } from 'zod'

import { fileKey } from '../../members/shapes/files.ts'
import { teamKey } from '../../teams/shapes.ts'
import { memberKey } from '../shapes.ts'
import {
  certificate,
  emergency,
  emergencyNumbers,
  healthChange,
  healthPage,
  looks,
  looksQuery,
  seers,
} from '../shapes/health.ts'

const tags = ['Children']
const member = '/teams/{teamId}/members/{memberId}'
const health = `${member}/health` as const

export const healthEndpoints = {
  health: oc
    .route({
      method: 'GET',
      path: health,
      tags,
      summary: 'Health data of a member; a look of the staff is written down',
    })
    .input(memberKey)
    .output(healthPage),

  saveHealth: oc
    .route({
      method: 'PUT',
      path: health,
      tags,
      summary: 'Write health data, as guardian or as the adult concerned, with consent',
    })
    .input(healthChange)
    .output(z.object({ version: z.int() })),

  eraseHealth: oc
    .route({ method: 'DELETE', path: health, tags, summary: 'Erase the health data at once' })
    .input(memberKey)
    .output(z.object({ erased: z.boolean() })),

  emergency: oc
    .route({
      method: 'GET',
      path: `${member}/emergency`,
      tags,
      summary:
        'Who to call in an emergency, and medical notes with consent; that staff saw these is logged',
    })
    .input(memberKey)
    .output(emergency),

  emergencyNumbers: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/emergency-numbers',
      tags,
      summary: 'Who to call about each member, for staff; without medical notes',
    })
    .input(teamKey)
    .output(emergencyNumbers),

  certificate: oc
    .route({
      method: 'GET',
      path: `${member}/certificates/{fileId}`,
      tags,
      summary: 'Open a medical certificate; a look of the staff is written down',
    })
    .input(fileKey)
    .output(certificate),

  seers: oc
    .route({
      method: 'GET',
      path: `${member}/seers`,
      tags,
      summary: 'Who may see contact and health data now, and why',
    })
    .input(memberKey)
    .output(seers),

  looks: oc
    .route({
      method: 'GET',
      path: `${member}/looks`,
      tags,
      summary: 'Who has looked at the health data, newest first',
    })
    .input(looksQuery)
    .output(looks),
}
