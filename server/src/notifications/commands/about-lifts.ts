import { isShortNotice } from '@touchline/domain/lifts/event-lifts'
import type { NotificationKind } from '@touchline/domain/notifications/kinds'
import type { Recipient } from '@touchline/domain/notifications/recipients'
import { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'

import { findComing } from '../queries/events.ts'
import { findPeopleAt } from '../queries/recipients-of-lifts.ts'
import { findOne, findStaffFor } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const happened = z.object({
  teamId: z.string(),
  eventId: z.string(),
  memberId: z.string(),
  actorId: z.string().nullable(),
  /** Only in what drivers hear. */
  driverId: z.string().optional(),
})

interface SeatEvent extends z.output<typeof happened> {
  readonly startsAt: Date
  readonly now: Date
}

type FindRecipients = (tx: Transaction, seat: SeatEvent) => Promise<readonly Recipient[]>

/** A driver has a seat for someone: a guardian accepts it for a child. */
export const aboutSeatOffered: ToNotices = about('lift_given', findPeopleAt)

/** The car leaves at another time or place. */
export const aboutCarChanged: ToNotices = about('lift_changed', findPeopleAt)

/** Someone needs another car: within a day of the event staff helps. */
export const aboutSeatLost: ToNotices = about('lift_ended', async (tx, seat) => [
  ...(await findPeopleAt(tx, seat)),
  ...(isShortNotice(seat.startsAt, seat.now) ? await findStaffFor(tx, seat) : []),
])

/** Drivers hear who comes with them, and who doesn't any more. */
export const aboutSeatTaken: ToNotices = about('lift_given', findDriver)
export const aboutSeatFreed: ToNotices = about('lift_ended', findDriver)

async function findDriver(tx: Transaction, { teamId, driverId }: SeatEvent): Promise<Recipient[]> {
  return driverId === undefined ? [] : findOne(tx, { teamId, accountId: driverId })
}

function about(kind: NotificationKind, find: FindRecipients): ToNotices {
  return async (tx, { payload, now }) => {
    const news = happened.safeParse(payload)
    if (!news.success) return []
    const { teamId, eventId, memberId, actorId } = news.data
    const times = await findComing(tx, { teamId, eventId, now })
    if (times === undefined || times.isCancelled) return []
    const { startsAt } = times
    const recipients = await find(tx, { ...news.data, startsAt, now })
    const subject = { eventId, memberId }
    return [{ kind, teamId, subject, actorId, startsAt, recipients }]
  }
}

const due = z.object({
  teamId: z.string(),
  eventId: z.string(),
  driverId: z.string(),
  startsAt: z.string(),
})

/** On the evening before; not of an event moved since. */
export const aboutDriving: ToNotices = async (tx, { payload, now }) => {
  const news = due.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, driverId } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const { startsAt } = times
  if (startsAt.toISOString() !== news.data.startsAt) return []
  const recipients = await findOne(tx, { teamId, accountId: driverId })
  const telling = { kind: 'lift_reminder', teamId, subject: { eventId }, actorId: null } as const
  return [{ ...telling, startsAt, recipients, isDirect: true }]
}
