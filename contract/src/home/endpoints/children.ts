import { oc } from '@orpc/contract'
import { z } from 'zod'

import { accountExport } from '../../accounts/shapes/own-data.ts'
import { memberKey } from '../../children/shapes.ts'
import { id, line } from '../../wire/values.ts'

const tags = ['Children']

/** What a guardian may do with the data of a child. */
export const childDataEndpoints = {
  askForChildExport: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/members/{memberId}/exports',
      tags,
      successStatus: 202,
      summary: 'Have a copy of my child’s data made; it is listed with my own copies',
    })
    .input(memberKey)
    .output(accountExport),

  eraseChild: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/members/{memberId}/erase',
      tags,
      summary: 'Erase my child’s data from a team, at once and for good',
    })
    .input(memberKey.extend({ typedName: line(100) }))
    .output(z.object({ memberId: id })),
}
