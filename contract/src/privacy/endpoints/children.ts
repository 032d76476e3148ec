import { z } from 'zod'

import { memberKey } from '../../children/shapes.ts'
import { inTeam } from '../../teams/access.ts'
import { instant, line } from '../../wire/values.ts'

const tags = ['Children']

/** A request to erase a child, or null. Once a guardian has stopped it, the club decides. */
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

/**
 * A guardian requests the erasure; the requester withdraws it with `stopped`, and another guardian or the
 * safeguarding person stops it. After that the club says `approved` or `refused`.
 */
const childErasureChange = memberKey.extend({
  state: z.enum(['requested', 'stopped', 'approved', 'refused']),
  /** The child's name, to confirm a request. */
  typedName: line(100).optional(),
})

export type ChildErasureView = z.infer<typeof childErasure>
export type ChildErasureChange = z.infer<typeof childErasureChange>

const path = '/teams/{teamId}/members/{memberId}/erasure'

/** How the data of a child is erased. Who may do which step depends on the child. */
export const childDataEndpoints = {
  childErasure: inTeam('children.view')
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'Whether a child is going to be erased, since when, and who stopped it',
    })
    .input(memberKey)
    .output(childErasure),

  changeChildErasure: inTeam('children.view')
    .route({
      method: 'PUT',
      path,
      tags,
      summary: 'Request that my child is erased in 14 days, stop that, or decide for the club',
    })
    .input(childErasureChange)
    .output(childErasure),
}
