import { oc } from '@orpc/contract'
import { z } from 'zod'

import { healthEndpoints } from './endpoints/health.ts'
import { pictureEndpoints } from './endpoints/pictures.ts'
import { staffCheckEndpoints } from './endpoints/staff-checks.ts'
import {
  block,
  consentAnswer,
  consents,
  guardianBlock,
  guardianKey,
  guardianship,
  memberKey,
} from './shapes.ts'

const tags = ['Children']
const guardianPath = '/teams/{teamId}/members/{memberId}/guardians/{guardianId}'

export const childrenEndpoints = {
  consents: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/members/{memberId}/consents',
      tags,
      summary: 'What was allowed for a member, each thing by itself',
    })
    .input(memberKey)
    .output(consents),

  answerConsent: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/members/{memberId}/consents/{kind}',
      tags,
      summary: 'Give or withdraw one consent, as guardian or as the adult concerned',
    })
    .input(consentAnswer)
    .output(consents),

  verifyGuardian: oc
    .route({
      method: 'POST',
      path: `${guardianPath}/verify`,
      tags,
      summary: 'Vouch for a guardian of a child',
    })
    .input(guardianKey)
    .output(guardianship),

  blockGuardian: oc
    .route({
      method: 'POST',
      path: `${guardianPath}/block`,
      tags,
      summary: 'End a guardian’s access to a child, for example by order of a court',
    })
    .input(guardianBlock)
    .output(guardianship),

  blocks: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/members/{memberId}/blocks',
      tags,
      summary: 'Guardians whose access was ended, by whom and why; for admins',
    })
    .input(memberKey)
    .output(z.object({ blocks: z.array(block) })),

  unblockGuardian: oc
    .route({
      method: 'POST',
      path: `${guardianPath}/unblock`,
      tags,
      summary: 'Give a blocked guardian access again',
    })
    .input(guardianKey)
    .output(guardianship),

  ...healthEndpoints,
  ...pictureEndpoints,
  ...staffCheckEndpoints,
}
