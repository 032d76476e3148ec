import { z } from 'zod'

import { inTeam } from '../teams/access.ts'
import { healthEndpoints } from './endpoints/health.ts'
import { homesEndpoints } from './endpoints/homes.ts'
import { pictureEndpoints } from './endpoints/pictures.ts'
import { staffCheckEndpoints } from './endpoints/staff-checks.ts'
import {
  block,
  consentAnswer,
  consents,
  guardianshipChange,
  guardianship,
  memberKey,
} from './shapes.ts'

const tags = ['Children']
const member = '/teams/{teamId}/members/{memberId}'

export const childrenEndpoints = {
  consents: inTeam('children.view')
    .route({
      method: 'GET',
      path: `${member}/consents`,
      tags,
      summary: 'The consents given for a member, one by one',
    })
    .input(memberKey)
    .output(consents),

  answerConsent: inTeam('children.view')
    .route({
      method: 'PUT',
      path: `${member}/consents/{kind}`,
      tags,
      summary: 'Give or withdraw one consent, as a guardian or as the adult concerned',
    })
    .input(consentAnswer)
    .output(consents),

  changeGuardianship: inTeam('guardianships.edit')
    .route({
      method: 'PUT',
      path: `${member}/guardians/{guardianId}/status`,
      tags,
      summary: 'Verify a guardian, or block their access to a child; only admins block and unblock',
    })
    .input(guardianshipChange)
    .output(guardianship),

  blocks: inTeam('guardianships.block')
    .route({
      method: 'GET',
      path: `${member}/blocks`,
      tags,
      summary: 'Blocked guardians of a child, with who blocked them and why; for admins',
    })
    .input(memberKey)
    .output(z.object({ blocks: z.array(block) })),

  ...healthEndpoints,
  ...homesEndpoints,
  ...pictureEndpoints,
  ...staffCheckEndpoints,
}
