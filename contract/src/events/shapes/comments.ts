import { z } from 'zod'

import { id, instant, paragraph } from '../../wire/values.ts'
import { eventKey } from './requests.ts'

/** A comment on an event, in plain text. */
export const comment = z.object({
  id,
  /** The writer's name in the team. */
  writtenBy: z.string(),
  words: z.string(),
  writtenAt: instant,
  isMine: z.boolean(),
})

export type Comment = z.infer<typeof comment>

/** Newest first; the cursor leads to older ones. */
export const commentWindow = eventKey.extend({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
  cursor: id.optional(),
})

export const commentPage = z.object({ comments: z.array(comment), nextCursor: id.nullable() })

export const newComment = eventKey.extend({
  words: paragraph(1000).min(1, 'comment_required'),
})

export const commentKey = eventKey.extend({ commentId: id })
