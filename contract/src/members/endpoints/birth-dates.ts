import { z } from 'zod'

import { inTeam } from '../../teams/access.ts'
import { memberKey } from '../shapes.ts'
import { birthDateView } from '../shapes/birth-date.ts'

const tags = ['Members']
const path = '/teams/{teamId}/members/{memberId}/birth-date'

/** What becomes of a birth date that would make an adult of a minor. */
export const birthDateEndpoints = {
  pendingBirthDate: inTeam('team.view')
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'Which birth date waits for a guardian or the safeguarding person',
    })
    .input(memberKey)
    .output(birthDateView),

  decideBirthDate: inTeam('team.view')
    .route({
      method: 'POST',
      path: `${path}/decide`,
      tags,
      summary: 'Confirm or reject the birth date that waits',
    })
    .input(memberKey.extend({ confirm: z.boolean() }))
    .output(birthDateView),
}
