import { z } from 'zod'

import { findComing } from '../queries/events.ts'
import { findPeopleOf } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const handedOver = z.object({
  teamId: z.string(),
  eventId: z.string(),
  memberId: z.string(),
  /** Comma-separated, because bus events hold single values. */
  taskIds: z.string().transform((ids) => ids.split(',')),
  actorId: z.string(),
})

/** Notifies people of tasks at an event; not of corrections afterwards. */
export const aboutTaskGiven: ToNotices = about('task_given')

/** Notifies people who no longer have a task. */
export const aboutTaskTakenBack: ToNotices = about('task_taken_back')

function about(kind: 'task_given' | 'task_taken_back'): ToNotices {
  return async (tx, { payload, now }) => {
    const news = handedOver.safeParse(payload)
    if (!news.success) return []
    const { teamId, eventId, memberId, taskIds, actorId } = news.data
    const times = await findComing(tx, { teamId, eventId, now })
    if (times === undefined || times.isCancelled) return []
    const recipients = await findPeopleOf(tx, { teamId, memberId, now })
    const subject = { eventId, memberId, taskIds, count: taskIds.length }
    const { startsAt } = times
    return [{ kind, teamId, subject, actorId, startsAt, recipients }]
  }
}
