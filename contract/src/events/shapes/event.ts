import { answers } from '@touchline/domain/events/answers'
import { answerVisibility } from '@touchline/domain/events/inviting'
import { z } from 'zod'

import { reminders } from '../../teams/shapes/reminders.ts'
import { day, id, instant, version } from '../../wire/values.ts'
import { audience, deadline, eventType, homeAway } from './draft.ts'

export const answer = z.enum(answers)

/** Local time at the event's place: YYYY-MM-DDTHH:MM. */
const wallClock = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** The latest answer of each guardian if they differ; the newest counts. Only for those people. */
const disagreement = z.array(z.object({ by: z.string(), answer }))

export const counts = z.object({
  going: z.int(),
  maybe: z.int(),
  notGoing: z.int(),
  /** Said yes and are on the waiting list. */
  waiting: z.int(),
  /** Invited without an answer. */
  silent: z.int(),
})

/** Players without an answer who are reminded, and those who can't be reached. */
export const reminderResult = z.object({ people: z.int(), unreached: z.int() })

export type ReminderResult = z.infer<typeof reminderResult>

/** The answer of an invited person I answer for: myself or my child. */
export const myAnswer = z.object({
  memberId: id,
  firstName: z.string(),
  relation: z.enum(['self', 'child']),
  answer: answer.nullable(),
  /** Position on the waiting list, from 1; null with a place or without a yes. */
  waiting: z.int().nullable(),
  comment: z.string().nullable(),
  /** Set if the answer results from an absence until this day. */
  awayUntil: day.nullable(),
  /** Given before day, time or place changed; answering again confirms it. */
  beforeChange: z.boolean(),
  disagreement,
})

export type MyAnswer = z.infer<typeof myAnswer>

/** An event as calendars, lists and cards show it. */
export const event = z.object({
  id,
  teamId: id,
  seriesId: id.nullable(),
  type: eventType,
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  startsLocal: wallClock,
  /** For whole days the midnight after the last, as in `endsAt`. */
  endsLocal: wallClock,
  /** Whole days, without a time of day. */
  isAllDay: z.boolean(),
  venueId: id.nullable(),
  /** The name of the saved location, or the free text. */
  location: z.string().nullable(),
  meetingLocal: wallClock.nullable(),
  meetingPlace: z.string().nullable(),
  opponentId: id.nullable(),
  opponent: z.string().nullable(),
  homeAway: homeAway.nullable(),
  kit: z.string().nullable(),
  places: z.int().nullable(),
  /** Fewer than these are not enough to play. */
  minimum: z.int().nullable(),
  answerUntil: instant.nullable(),
  cancelledAt: instant.nullable(),
  version,
  /** Everyone invited. */
  counts,
  /** Of those, coaches and others who don't play. */
  staffCounts: counts,
  mine: z.array(myAnswer),
  /** The reader only sees this event, as a guest of the team. */
  asGuest: z.boolean(),
})

export type Event = z.infer<typeof event>

/** A person's answer; `answer` is null without one. */
export const personAnswer = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  /** Coaches are staff unless they have a position. */
  isCoach: z.boolean(),
  position: z.string().nullable(),
  /** The guest's own team. */
  guestOf: z.string().nullable(),
  answer: answer.nullable(),
  waiting: z.int().nullable(),
  /** Like time and author, only for the person, the guardians and staff. */
  comment: z.string().nullable(),
  answeredAt: instant.nullable(),
  /** The guardian or coach who answered for the person. */
  answeredBy: z.string().nullable(),
  disagreement,
  /** As in `mine`; only for the person, the guardians and staff. */
  awayUntil: day.nullable(),
  beforeChange: z.boolean(),
  /** A "yes" withdrawn after the deadline. */
  isLate: z.boolean(),
  /** When the person, or a guardian, saw the latest change or cancellation; staff reads it. */
  seenAt: instant.nullable(),
})

export type PersonAnswer = z.infer<typeof personAnswer>

/** A file attached to an event. */
const attachment = z.object({ id, name: z.string(), bytes: z.int() })

export type Attachment = z.infer<typeof attachment>

/** Links are valid for ten minutes. */
export const eventFiles = z.object({
  files: z.array(attachment.extend({ download: z.string().startsWith('/storage/v1/') })),
})

/** An event's own page. */
export const eventPage = event.extend({
  details: z.string().nullable(),
  address: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** The calendar it follows; edits by staff stay until the calendar changes that field. */
  follows: z.string().nullable(),
  audience,
  /** Whether people were invited, will be at a certain time, or when a coach sends it. */
  invitation: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sent') }),
    z.object({ kind: z.literal('waiting'), at: instant }),
    z.object({ kind: z.literal('by_hand') }),
  ]),
  /** Whether everyone or only staff sees answers. */
  answerVisibility: z.enum(answerVisibility),
  /** RFC 5545, when the event repeats. */
  rule: z.string().nullable(),
  /** Equal for the same event in several teams; for staff. */
  groupId: id.nullable(),
  /** Dates of its series that haven't started. */
  comingDates: z.int(),
  /** When people without an answer were last reminded by hand; for staff. */
  remindedAt: instant.nullable(),
  /** People who would be reminded now; for staff. */
  toRemind: reminderResult.nullable(),
  /** Its day, time or place has changed at least once. */
  hasMoved: z.boolean(),
  /** When the last announced change was made, and when the next will be announced; for staff. */
  announcedChangeAt: instant.nullable(),
  announcesAt: instant.nullable(),
  /** Ready for the form. */
  times: z.object({
    date: z.string(),
    startTime: z.string(),
    /** Null on the same day. */
    endDate: z.string().nullable(),
    endTime: z.string(),
    isAllDay: z.boolean(),
    meetingTime: z.string().nullable(),
    deadline: deadline.nullable(),
  }),
  /** Its own reminders, for the form; null for the team's rules, and for everyone but staff. */
  reminders: reminders.nullable(),
  /** The attached files; `files` has their addresses. */
  attachments: z.array(attachment),
  answers: z.array(personAnswer),
  /** Whether deleting it would lose answers or comments; null for people who can't delete it. */
  isInUse: z.boolean().nullable(),
})

export type EventPage = z.infer<typeof eventPage>
