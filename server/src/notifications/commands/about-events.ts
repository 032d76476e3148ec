import { reminded } from '@touchline/domain/teams/reminder-rules'
import { z } from 'zod'

import { findComing } from '../queries/events.ts'
import { notNotifiedElsewhere } from '../queries/groups.ts'
import {
  findAskedPeople,
  findComers,
  findNewGuests,
  findSilentPeople,
  findSilentPlayers,
  findStaff,
  findStaffFor,
  findNotifiedOfChange,
  findWriters,
} from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const happened = z.object({ teamId: z.string(), eventId: z.string(), actorId: z.string() })

const created = happened.extend({ count: z.number(), isPlanned: z.boolean().default(false) })

/** Notifies the invited people of a new event, of a series once. */
export const aboutCreation: ToNotices = async (tx, { payload, now }) => {
  const news = created.safeParse(payload)
  // about-season announces a published season.
  if (!news.success || news.data.isPlanned) return []
  const { eventId, count } = news.data
  const times = await findComing(tx, { ...news.data, now })
  // The first event of a series may be over already; for a single event there is nothing left to
  // say.
  if (times === undefined && count === 1) return []
  if (times?.isCancelled === true) return []
  const { teamId, actorId } = news.data
  // The dates of a series are in both homes.
  const during = count === 1 ? times : undefined
  const asked = await findAskedPeople(tx, { teamId, eventId, now, during })
  const recipients = await notNotifiedElsewhere(
    tx,
    { teamId, eventId, kind: 'event_created' },
    asked,
  )
  const startsAt = times?.startsAt ?? null
  const subject = { eventId, count }
  return [{ kind: 'event_created', teamId, subject, actorId, startsAt, recipients }]
}

const announced = z.object({
  teamId: z.string(),
  eventId: z.string(),
  actorId: z.string().nullable(),
  kind: z.enum(['event_changed', 'event_cancelled', 'event_restored']),
  count: z.number(),
  at: z.string(),
  wasStart: z.iso.datetime(),
  wasEnd: z.iso.datetime(),
  wasAllDay: z.boolean(),
  wasPlace: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isAllDay: z.boolean(),
  place: z.string().nullable(),
})

/** The change of an event and the number of dates; undefined for other events on the bus. */
export function announcedChange(payload: unknown) {
  const news = announced.safeParse(payload)
  if (!news.success) return undefined
  const { at, wasStart, wasEnd, wasAllDay, wasPlace, ...rest } = news.data
  const { startsAt, endsAt, isAllDay, place, ...about } = rest
  const was = { startsAt: wasStart, endsAt: wasEnd, isAllDay: wasAllDay, place: wasPlace }
  const is = { startsAt, endsAt, isAllDay, place }
  return { ...about, was, is, changedAt: new Date(at) }
}

/** Notifies everyone invited of a change, cancellation or restoration; of a series once. */
export const aboutChange: ToNotices = async (tx, { payload, now }) => {
  const news = announcedChange(payload)
  if (news === undefined) return []
  const { teamId, eventId, actorId, kind, count, was, is, changedAt } = news
  // Over at both times: no longer relevant.
  if (new Date(was.endsAt) < now && new Date(is.endsAt) < now) return []
  const concerned = await findNotifiedOfChange(tx, { teamId, eventId, now, changedAt })
  const notice = { teamId, eventId, kind, since: changedAt, change: { was, is } }
  const recipients = await notNotifiedElsewhere(tx, notice, concerned)
  const subject = { eventId, change: { was, is, count } }
  const startsAt = nearerOf(is.startsAt, was.startsAt, now)
  return [{ kind, teamId, subject, actorId, startsAt, recipients }]
}

/** The earlier of both times: people must know before they leave for the old one. */
function nearerOf(startsAt: string, was: string, now: Date): Date {
  const [is, before] = [new Date(startsAt), new Date(was)]
  return before > now && (before < is || is <= now) ? before : is
}

/** Reminds players without an answer, at the request of staff. */
export const aboutReminding: ToNotices = async (tx, { payload, now }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, actorId } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const { startsAt } = times
  const recipients = await findSilentPlayers(tx, { teamId, eventId, now, during: times })
  const telling = { kind: 'answer_reminder', teamId, subject: { eventId }, actorId } as const
  return [{ ...telling, startsAt, recipients, isDirect: true }]
}

const due = z.object({
  teamId: z.string(),
  eventId: z.string(),
  whom: z.enum(reminded),
  startsAt: z.string(),
})

/** A reminder by the team's rules; skipped if the event has moved or was cancelled. */
export const aboutDueReminder: ToNotices = async (tx, { payload, now }) => {
  const news = due.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, whom } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  if (times.startsAt.toISOString() !== news.data.startsAt) return []
  const [kind, find] =
    whom === 'silent'
      ? (['answer_reminder', findSilentPeople] as const)
      : (['event_reminder', findComers] as const)
  const { startsAt } = times
  const recipients = await find(tx, { teamId, eventId, now, during: times })
  return [{ kind, teamId, subject: { eventId }, actorId: null, startsAt, recipients }]
}

/** A comment notifies staff and earlier commenters. */
export const aboutComment: ToNotices = async (tx, { payload, now }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, actorId } = news.data
  if ((await findComing(tx, { teamId, eventId, now })) === undefined) return []
  const recipients = [
    ...(await findStaff(tx, { teamId, now })),
    ...(await findWriters(tx, { teamId, eventId })),
  ]
  const subject = { eventId }
  return [{ kind: 'event_commented', teamId, subject, actorId, startsAt: null, recipients }]
}

const guestsAsked = happened.extend({ at: z.string() })

/** New guests are notified; earlier ones are not asked again. */
export const aboutGuests: ToNotices = async (tx, { payload, now }) => {
  const news = guestsAsked.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, actorId, at } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const { startsAt } = times
  const asking = { teamId, eventId, now, during: times }
  const recipients = await findNewGuests(tx, { ...asking, invitedAt: new Date(at) })
  return [{ kind: 'guest_asked', teamId, subject: { eventId }, actorId, startsAt, recipients }]
}

const movedUp = z.object({ teamId: z.string(), eventId: z.string(), memberId: z.string() })

/** Promotions from the waiting list have no author. */
export const aboutPromotion: ToNotices = async (tx, { payload, now }) => {
  const news = movedUp.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, memberId } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const recipients = await findComers(tx, { teamId, eventId, memberId, now })
  const { startsAt } = times
  const subject = { eventId, memberId }
  return [{ kind: 'moved_up', teamId, subject, actorId: null, startsAt, recipients }]
}

const withdrawn = happened.extend({ memberId: z.string() })

/** Tells staff when someone declines after the deadline. */
export const aboutLateWithdrawal: ToNotices = async (tx, { payload, now }) => {
  const news = withdrawn.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, memberId, actorId } = news.data
  const recipients = await findStaffFor(tx, { teamId, memberId, now })
  const subject = { eventId, memberId }
  return [{ kind: 'withdrawn_late', teamId, subject, actorId, startsAt: null, recipients }]
}

const short = z.object({ teamId: z.string(), eventId: z.string(), startsAt: z.string() })

/** Tells staff that too few players will probably come; skipped if the event has moved. */
export const aboutShortage: ToNotices = async (tx, { payload, now }) => {
  const news = short.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const { startsAt } = times
  if (startsAt.toISOString() !== news.data.startsAt) return []
  const recipients = await findStaff(tx, { teamId, now })
  const subject = { eventId }
  return [{ kind: 'short_of_players', teamId, subject, actorId: null, startsAt, recipients }]
}
