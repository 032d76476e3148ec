import type { NotificationKind } from '@touchline/domain/notifications/kinds'
import { z } from 'zod'

import { findPeopleOf } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const happened = z.object({
  teamId: z.string(),
  memberId: z.string(),
  entryId: z.string(),
  actorId: z.string(),
})

/** Players hear of their fines, and when one is taken back. */
export const aboutFine: ToNotices = about('fined')
export const aboutUndoneFine: ToNotices = about('fine_undone')

function about(kind: NotificationKind): ToNotices {
  return async (tx, { payload, now }) => {
    const news = happened.safeParse(payload)
    if (!news.success) return []
    const { teamId, memberId, entryId, actorId } = news.data
    const recipients = await findPeopleOf(tx, { teamId, memberId, now })
    const subject = { memberId, entryId }
    return [{ kind, teamId, subject, actorId, startsAt: null, recipients }]
  }
}
