import { oc } from '@orpc/contract'
import { z } from 'zod'

import { accountExport } from '../../accounts/shapes/own-data.ts'
import { memberKey } from '../../children/shapes.ts'
import { instant, line } from '../../wire/values.ts'

const tags = ['Children']

/** A wish to have a child erased; null without one. Once it is stopped, the club decides. */
const childErasure = z.object({
  erasure: z
    .object({
      askedBy: z.string(),
      isMine: z.boolean(),
      dueAt: instant,
      isStopped: z.boolean(),
      stoppedBy: z.string().nullable(),
      mayStop: z.boolean(),
      mayDecide: z.boolean(),
    })
    .nullable(),
})

export type ChildErasureView = z.infer<typeof childErasure>

const erasePath = '/teams/{teamId}/members/{memberId}/erase'

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
      path: erasePath,
      tags,
      summary: 'Ask to have my child erased from a team: in 14 days, unless it is stopped',
    })
    .input(memberKey.extend({ typedName: line(100) }))
    .output(childErasure),

  childErasure: oc
    .route({
      method: 'GET',
      path: erasePath,
      tags,
      summary: 'Whether a child is to be erased, since when and who stopped it',
    })
    .input(memberKey)
    .output(childErasure),

  stopChildErasure: oc
    .route({
      method: 'POST',
      path: `${erasePath}/stop`,
      tags,
      summary: 'Take my wish to erase a child back, or stop that of another guardian',
    })
    .input(memberKey)
    .output(childErasure),

  decideChildErasure: oc
    .route({
      method: 'POST',
      path: `${erasePath}/decide`,
      tags,
      summary: 'Decide for the club whether a child is erased after a guardian stopped it',
    })
    .input(memberKey.extend({ erase: z.boolean() }))
    .output(childErasure),
}
