import { z } from 'zod'

import { findComing } from '../queries/events.ts'
import { hasFreshResult, isLineUpShown } from '../queries/matches.ts'
import { findAskedPeople, findLinedUp } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const happened = z.object({ teamId: z.string(), eventId: z.string(), actorId: z.string() })

/** Notifies invited people and players in the line-up; not of drafts, nor after the match. */
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

/** Notifies invited people of the result; not of old results. */
export const aboutResult: ToNotices = async (tx, { payload, now }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, actorId } = news.data
  if (!(await hasFreshResult(tx, { teamId, eventId, now }))) return []
  const recipients = await findAskedPeople(tx, { teamId, eventId, now })
  const subject = { eventId }
  return [{ kind: 'result_entered', teamId, subject, actorId, startsAt: null, recipients }]
}
