import { z } from 'zod'

import { findComing } from '../queries/events.ts'
import { hasFreshResult, isLineUpShown } from '../queries/matches.ts'
import { findAskedPeople, findLinedUp } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const happened = z.object({ teamId: z.string(), eventId: z.string(), actorId: z.string() })

/** Those whom the match asks, or the line-up names, hear who plays; not of a draft, nor afterwards. */
export const aboutLineUp: ToNotices = async (tx, { payload, now }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, actorId } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  if (!(await isLineUpShown(tx, { teamId, eventId }))) return []
  const recipients = [
    ...(await findAskedPeople(tx, { teamId, eventId, now })),
    ...(await findLinedUp(tx, { teamId, eventId, now })),
  ]
  const { startsAt } = times
  const subject = { eventId }
  return [{ kind: 'line_up_published', teamId, subject, actorId, startsAt, recipients }]
}

/** Those whom the match asked hear how it ended; results of long ago are no news. */
export const aboutResult: ToNotices = async (tx, { payload, now }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, actorId } = news.data
  if (!(await hasFreshResult(tx, { teamId, eventId, now }))) return []
  const recipients = await findAskedPeople(tx, { teamId, eventId, now })
  const subject = { eventId }
  return [{ kind: 'result_entered', teamId, subject, actorId, startsAt: null, recipients }]
}
