import type { NotificationKind } from '@touchline/domain/notifications/kinds'
import type { Recipient } from '@touchline/domain/notifications/recipients'
import { z } from 'zod'

import {
  findEarlierSelves,
  findRefusals,
  findTeamsWithPictures,
  type PicturedPerson,
} from '#server/photos/queries/refusals.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { findOne, findStaff, findStaffFor, findWholeTeam } from '../queries/recipients.ts'
import { findUnblocked } from '../queries/unblocked.ts'
import type { NotificationContext, ToNotices } from './notify.ts'

const happened = z.object({
  teamId: z.string(),
  eventId: z.string().nullable().default(null),
  actorId: z.string().nullable().default(null),
  uploaderId: z.string().nullable().default(null),
})

interface PhotoNews extends z.output<typeof happened> {
  readonly now: Date
}

/** Everyone who sees the album, once for all its pictures. */
export const aboutPublished: ToNotices = about('photos_published', findWholeTeam)

/** Pictures of other people wait for staff. */
export const aboutWaiting: ToNotices = about('photos_waiting', findStaff)

/** Staff, and the person who added it. */
export const aboutTakenDown: ToNotices = about('photo_taken_down', async (tx, news) => [
  ...(await findStaff(tx, news)),
  ...(news.uploaderId === null
    ? []
    : await findOne(tx, { teamId: news.teamId, accountId: news.uploaderId })),
])

/** There is time to download what people want to keep. */
export const aboutExpiring: ToNotices = about('photos_expiring', findWholeTeam)

/** People whom the club blocks from a child see no pictures of its team. */
function about(
  kind: NotificationKind,
  find: (tx: Transaction, news: PhotoNews) => Promise<readonly Recipient[]>,
): ToNotices {
  return async (tx, { payload, now }) => {
    const news = happened.safeParse(payload)
    if (!news.success) return []
    const { teamId, eventId, actorId } = news.data
    const found = await find(tx, { ...news.data, now })
    const recipients = await findUnblocked(tx, teamId, found)
    const subject = eventId === null ? {} : { eventId }
    return [{ kind, teamId, subject, actorId, startsAt: null, recipients }]
  }
}

const refused = z.object({ teamId: z.string(), memberId: z.string() })

/**
 * After a "no" to pictures staff look for the person in the albums published before; also staff of teams
 * whose event the person was a guest of, and of teams from which a roll-over moved them.
 */
export const aboutRefused: ToNotices = async (tx, { payload, now }) => {
  const news = refused.safeParse(payload)
  if (!news.success) return []
  const selves = await findEarlierSelves(tx, news.data)
  const notices = await Promise.all(selves.map((person) => noticesAbout(tx, person, now)))
  return notices.flat().filter(({ recipients }) => recipients.length > 0)
}

/** One notice for each team whose pictures may show the person. */
async function noticesAbout(
  tx: Transaction,
  person: PicturedPerson,
  now: Date,
): Promise<readonly NotificationContext[]> {
  const { memberId } = person
  const teams = await findTeamsWithPictures(tx, person)
  return Promise.all(
    teams.map(async (teamId) => {
      const [refusal] = await findRefusals(tx, teamId, memberId)
      const recipients =
        refusal === undefined ? [] : await findStaffFor(tx, { teamId, memberId, now })
      // With the event, staff may read the name of a guest.
      const eventId = teamId === person.teamId ? null : (refusal?.albums[0]?.eventId ?? null)
      const subject = eventId === null ? { memberId } : { memberId, eventId }
      return {
        kind: 'photos_refused' as const,
        teamId,
        subject,
        actorId: null,
        startsAt: null,
        recipients,
      }
    }),
  )
}
