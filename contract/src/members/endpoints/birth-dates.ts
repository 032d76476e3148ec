import { z } from 'zod'

import { inTeam } from '../../teams/access.ts'
import { memberKey, memberPage } from '../shapes.ts'

/** Accepts or rejects a new birth date under which a minor would count as an adult. */
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
