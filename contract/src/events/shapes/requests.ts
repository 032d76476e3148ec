import { eventFacts } from '@touchline/domain/events/changes'
import { daysBetween } from '@touchline/domain/events/days'
import { scopes } from '@touchline/domain/events/scopes'
import { z } from 'zod'

import { day, id, instant, line, paragraph, version } from '../../wire/values.ts'
import { eventChange, eventDraft } from './draft.ts'
import { answer, counts, event, reminderResult } from './event.ts'

/** The longest period of a calendar page. */
export const maximumWindow = 62

/** A search covers a season and the months around it. */
export const maximumSearchWindow = 800

export const teamKey = z.object({ teamId: id })
export const eventKey = teamKey.extend({ eventId: id })
export const answerKey = eventKey.extend({ memberId: id })

const page = {
  limit: z.coerce.number<number | string>().int().min(1).max(500).default(300),
  cursor: z.string().max(120).optional(),
}

/** Days in the team's time zone, both included; also returns events that overlap them. */
const window = z.object({
  from: day,
  to: day,
  ...page,
  /** Filters by text in title, place or opponent. */
  search: line(100).optional(),
  /** `me`: only events that the reader or their children are invited to or answered. */
  asks: z.enum(['anybody', 'me']).default('anybody'),
})

export const eventWindow = window.refine(isShort, { path: ['to'], message: 'window_too_long' })
export const teamEventWindow = window
  .extend({ teamId: id })
  .refine(isShort, { path: ['to'], message: 'window_too_long' })

export const upcomingEventsQuery = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
  cursor: page.cursor,
})

export const eventList = z.object({ events: z.array(event), next: z.string().nullable() })

export type EventList = z.infer<typeof eventList>

/** A card on which staff can remind those who haven't answered. */
export const upcomingEvent = event.extend({
  /** When they were last reminded by hand; staff reads it. */
  remindedAt: instant.nullable(),
  /** People who would be reminded now; for staff. */
  toRemind: reminderResult.nullable(),
})

export type UpcomingEvent = z.infer<typeof upcomingEvent>

/** The cards of the team overview. */
export const eventsAround = z.object({
  last: event.nullable(),
  /** The current or next event, and the two after it. */
  coming: z.array(upcomingEvent).max(3),
})

export type EventsAround = z.infer<typeof eventsAround>

/** Limits the teams of one event. */
export const maxEventTeams = 200

export const newEvent = eventDraft.safeExtend({
  teamId: id,
  /** Other teams of the club that get the same event, all in one transaction. */
  alsoIn: z.array(id).max(maxEventTeams).default([]),
})
export const createdEvent = z.object({
  /** The first one when it repeats. */
  event,
  count: z.int(),
})

/** For an event in several teams: this one, or all. */
const teams = z.enum(['this', 'all']).default('this')

/** For a series: this date, this and following, or all that haven't started. */
const scope = z.enum(scopes).default('one')

export const eventEdit = eventKey.extend({
  scope,
  /**
   * The version that was edited. If there is a newer one, the request fails with
   * `changed_meanwhile`,
   */
  version,
  /** unless `was` shows that others changed different fields. */
  was: eventChange.optional(),
  changes: eventChange,
  teams,
  /** Whether earlier answers stop counting; by default only if the day changes. */
  askAgain: z.boolean().optional(),
  /** Returns the effect without saving. */
  preview: z.boolean().default(false),
})

/** The effect of an edit. */
export const editEffect = z.object({
  /** The fields that differ, on any of the dates. */
  difference: z.array(z.enum(eventFacts)),
  /** Dates that change. */
  dates: z.int(),
  /** Dates that keep own values for part of the change. */
  ownDates: z.int(),
  /** Day, time or place is different: everyone invited is notified. */
  moves: z.boolean(),
  /** The day is different. */
  movesDay: z.boolean(),
  /** Earlier answers stop counting. */
  askedAgain: z.boolean(),
  /** People who had answered a date that moves. */
  answerers: z.int(),
})

export type EditEffect = z.infer<typeof editEffect>

/** Null in a preview. */
export const editedEvent = editEffect.extend({ event: event.nullable() })

export type EventEdit = z.output<typeof eventEdit>
export type EditedEvent = z.input<typeof editedEvent>

export const eventCancellation = eventKey.extend({
  isCancelled: z.boolean(),
  scope,
  teams,
  reason: paragraph(500).nullable().default(null),
})

/** `change`: announces a change now instead of ten minutes after it. */
export const eventNotification = eventKey.extend({
  kind: z.enum(['invitation', 'reminder', 'change']),
})

export const eventNotificationResult = z.object({
  event,
  /** The number of people reminded; null for other notifications. */
  reminded: reminderResult.nullable(),
})

export const removedEventKey = z.object({ id })

export const markSeenInput = z.object({ seenAt: instant })

/** If left out, the comment stays; null or empty removes it. */
const comment = paragraph(500).nullable().optional()

export const newAnswers = eventKey.extend({
  /**
   * The displayed time and place, for answers sent later than given: if the event has moved since,
   * the request fails with `changed_meanwhile`. A place may have 200 characters, some of which
   * count twice here.
   */
  was: z
    .object({ startsAt: instant, endsAt: instant, location: z.string().max(400).nullable() })
    .optional(),
  answers: z
    .array(z.object({ memberId: id, answer, comment }))
    .min(1)
    .max(20)
    .refine(isOncePerMember),
})

export type NewAnswers = z.output<typeof newAnswers>

/** The answer of one member as it is stored now. */
export const storedAnswer = z.object({
  memberId: id,
  answer,
  waiting: z.int().nullable(),
  comment: z.string().nullable(),
  answeredAt: instant,
})

export type StoredAnswer = z.infer<typeof storedAnswer>

export const answersResult = z.object({
  eventId: id,
  standings: z.array(storedAnswer),
  counts: counts.omit({ silent: true }),
})

export type AnswersResult = z.infer<typeof answersResult>

/** All answers ever given for a person, newest first. */
export const answerHistory = z.object({
  answers: z.array(
    z.object({
      answer,
      waiting: z.boolean(),
      comment: z.string().nullable(),
      answeredAt: instant,
      answeredBy: z.string().nullable(),
    }),
  ),
})

function isShort({ from, to, search }: z.output<typeof window>): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days < (search ? maximumSearchWindow : maximumWindow)
}

function isOncePerMember(given: readonly { memberId: string }[]): boolean {
  return new Set(given.map(({ memberId }) => memberId)).size === given.length
}
