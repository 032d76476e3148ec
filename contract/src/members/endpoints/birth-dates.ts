import { z } from 'zod'

import { inTeam } from '../../teams/access.ts'
import { memberKey, memberPage } from '../shapes.ts'

/** Decides about a birth date that would make an adult of a minor. */
export const birthDateEndpoints = {
  decideBirthDate: inTeam('children.view')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/members/{memberId}/birth-date/decide',
      tags: ['Members'],
      summary: 'Confirm or reject the pending birth date',
    })
    .input(memberKey.extend({ confirm: z.boolean() }))
    .output(memberPage),
}
