import { z } from 'zod'

import { findPublishedTeams } from '#server/events/queries/season-publications.ts'

import { findComing } from '../queries/events.ts'
import { findAskedPeople } from '../queries/recipients.ts'
import type { NotificationContext, ToNotices } from './notify.ts'

const published = z.object({ ownerId: z.string(), publicationId: z.string(), actorId: z.string() })

/** A season is planned: a family with children in several teams is told once. */
export const aboutSeason: ToNotices = async (tx, { payload, now }) => {
  const news = published.safeParse(payload)
  if (!news.success) return []
  const { ownerId, actorId } = news.data
  const found: NotificationContext[] = []
  for (const { teamId, eventId } of await findPublishedTeams(tx, news.data)) {
    const times = await findComing(tx, { teamId, eventId, now })
    if (times === undefined) continue
    const recipients = await findAskedPeople(tx, { teamId, eventId, now })
    const { startsAt } = times
    const ofClub = teamId === ownerId ? {} : { clubId: ownerId }
    const kind = 'season_published'
    found.push({ kind, teamId, ...ofClub, subject: { eventId }, actorId, startsAt, recipients })
  }
  return found
}
