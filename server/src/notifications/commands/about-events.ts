import { reminded } from '@touchline/domain/teams/reminder-rules'
import { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'

import { findComing } from '../queries/events.ts'
import {
  findAskedAgain,
  findAskedPeople,
  findComers,
  findNewGuests,
  findSilentPeople,
  findStaff,
  findWriters,
} from '../queries/recipients.ts'
import type { Interpret, Telling } from './tell.ts'

const happened = z.object({ teamId: z.string(), eventId: z.string(), actorId: z.string() })

const created = happened.extend({ count: z.number() })

/** Those whom it asks hear of a new event, of a series once. */
export const aboutCreation: Interpret = async (tx, { payload, now }) => {
  const news = created.safeParse(payload)
  if (!news.success) return []
  const { eventId, count } = news.data
  const times = await findComing(tx, { ...news.data, now })
  // Of a series the first may be over already; of one event there is nothing left to say.
  if (times === undefined && count === 1) return []
  if (times?.isCancelled === true) return []
  return toThoseAsked(
    tx,
    { ...news.data, now },
    { kind: 'event_created', subject: { eventId, count } },
  )
}

const changed = happened.extend({
  askedAgain: z.boolean(),
  at: z.string(),
  /** When it would have begun. */
  was: z.iso.datetime().optional(),
})

/** Another day, time or place: who had answered is asked again, and only who had. */
export const aboutChange: Interpret = async (tx, { payload, now }) => {
  const news = changed.safeParse(payload)
  if (!news.success || !news.data.askedAgain) return []
  const { teamId, eventId, actorId, at, was } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const recipients = await findAskedAgain(tx, { teamId, now, movedAt: new Date(at) })
  const subject = { eventId }
  const startsAt = nearerOf(times.startsAt, was, now)
  return [{ kind: 'event_changed', teamId, subject, actorId, startsAt, recipients }]
}

/** Whoever would set out for the old time has to hear in time, too. */
function nearerOf(startsAt: Date, was: string | undefined, now: Date): Date {
  if (was === undefined) return startsAt
  const before = new Date(was)
  return before > now && before < startsAt ? before : startsAt
}

/** Those without an answer are asked for one; it is the wish of whoever taps. */
export const aboutReminding: Interpret = async (tx, { payload, now }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, actorId } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const recipients = await findSilentPeople(tx, { teamId, eventId, now })
  const subject = { eventId }
  return [{ kind: 'answer_reminder', teamId, subject, actorId, startsAt: null, recipients }]
}

const due = z.object({
  teamId: z.string(),
  eventId: z.string(),
  whom: z.enum(reminded),
  startsAt: z.string(),
})

/** A rule of the team reminds; not of what was moved or called off since. */
export const aboutDueReminder: Interpret = async (tx, { payload, now }) => {
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
  const recipients = await find(tx, { teamId, eventId, now })
  return [{ kind, teamId, subject: { eventId }, actorId: null, startsAt: null, recipients }]
}

/** What somebody writes below an event is for those who run the team, and who wrote there before. */
export const aboutComment: Interpret = async (tx, { payload, now }) => {
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

export const aboutCancelling: Interpret = async (tx, { payload, now }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  return aboutTakingPlace(tx, { ...news.data, now }, 'event_cancelled')
}

/** It takes place after all: unless it was cancelled again before anybody could say so. */
export const aboutRestoringEvent: Interpret = async (tx, { payload, now }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  const times = await findComing(tx, { ...news.data, now })
  if (times?.isCancelled === true) return []
  return aboutTakingPlace(tx, { ...news.data, now }, 'event_restored')
}

/** What is off, or on again, within a day gets through to those who muted the team. */
async function aboutTakingPlace(
  tx: Transaction,
  happening: z.infer<typeof happened> & { now: Date },
  kind: 'event_cancelled' | 'event_restored',
): Promise<readonly Telling[]> {
  const times = await findComing(tx, happening)
  if (times === undefined) return []
  const { eventId } = happening
  const tellings = await toThoseAsked(tx, happening, { kind, subject: { eventId } })
  return tellings.map((telling) => ({ ...telling, startsAt: times.startsAt }))
}

const guestsAsked = happened.extend({ at: z.string() })

/** Whoever is asked as a guest from now on hears of it; who was asked before is left alone. */
export const aboutGuests: Interpret = async (tx, { payload, now }) => {
  const news = guestsAsked.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, actorId, at } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const recipients = await findNewGuests(tx, { teamId, eventId, now, invitedAt: new Date(at) })
  return [
    { kind: 'guest_asked', teamId, subject: { eventId }, actorId, startsAt: null, recipients },
  ]
}

const movedUp = z.object({ teamId: z.string(), eventId: z.string(), memberId: z.string() })

/** Whoever waited for a place has one now; it is nobody's doing. */
export const aboutMovingUp: Interpret = async (tx, { payload, now }) => {
  const news = movedUp.safeParse(payload)
  if (!news.success) return []
  const { teamId, eventId, memberId } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const recipients = await findComers(tx, { teamId, eventId, memberId, now })
  const subject = { eventId, memberId }
  return [{ kind: 'moved_up', teamId, subject, actorId: null, startsAt: null, recipients }]
}

async function toThoseAsked(
  tx: Transaction,
  { teamId, eventId, actorId, now }: z.infer<typeof happened> & { now: Date },
  what: Pick<Telling, 'kind' | 'subject'>,
): Promise<Telling[]> {
  const recipients = await findAskedPeople(tx, { teamId, eventId, now })
  return [{ ...what, teamId, actorId, startsAt: null, recipients }]
}
