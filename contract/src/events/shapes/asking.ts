import { eventFacts } from '@touchline/domain/events/changes'
import { daysBetween } from '@touchline/domain/events/days'
import { scopes } from '@touchline/domain/events/scopes'
import { z } from 'zod'

import { day, id, instant, line, paragraph, version } from '../../wire/values.ts'
import { eventChange, eventDraft } from './draft.ts'
import { answer, counts, event, reminded } from './event.ts'

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

/** Days of the team's own calendar, both included; what lasts into them is there too. */
const window = z.object({
  from: day,
  to: day,
  ...page,
  /** Only what has these letters in its title, its place or its opponent. */
  search: line(100).optional(),
  /** `me`: only events that the reader or their children are invited to or answered. */
  asks: z.enum(['anybody', 'me']).default('anybody'),
})

export const eventWindow = window.refine(isShort, { path: ['to'], message: 'window_too_long' })
export const teamEventWindow = window
  .extend({ teamId: id })
  .refine(isShort, { path: ['to'], message: 'window_too_long' })

export const comingQuestion = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
  cursor: page.cursor,
})

export const eventList = z.object({ events: z.array(event), next: z.string().nullable() })

export type EventList = z.infer<typeof eventList>

/** A card on which staff can remind those who haven't answered. */
export const comingEvent = event.extend({
  /** When they were last reminded by hand; staff reads it. */
  remindedAt: instant.nullable(),
  /** Who would be reminded now; staff reads it. */
  toRemind: reminded.nullable(),
})

export type ComingEvent = z.infer<typeof comingEvent>

/** The cards of the team overview. */
export const eventsAround = z.object({
  last: event.nullable(),
  /** The one that runs or comes next, and the two after it. */
  coming: z.array(comingEvent).max(3),
})

export type EventsAround = z.infer<typeof eventsAround>

/** Most teams an event takes place in. */
export const maxEventTeams = 200

export const newEvent = eventDraft.safeExtend({
  teamId: id,
  /** Other teams of the club that get the same event; one transaction makes them all. */
  alsoIn: z.array(id).max(maxEventTeams).default([]),
})
export const createdEvent = z.object({
  /** The first one when it repeats. */
  event,
  count: z.int(),
})

/** Of an event in several teams: in this one, or in all of them. */
const teams = z.enum(['this', 'all']).default('this')

/** Of a series: this date, this and the following, or all that have not begun. */
const scope = z.enum(scopes).default('one')

export const eventEdit = eventKey.extend({
  scope,
  /** The version the change was made on. When there is a newer one: `changed_meanwhile`… */
  version,
  /** …unless the fields changed here still are as they were then: two people keep both their edits. */
  was: eventChange.optional(),
  changes: eventChange,
  teams,
  /** Whether earlier answers stop counting; left out, only when the day changes. */
  askAgain: z.boolean().optional(),
  /** Answers with what the change would do, without saving it. */
  preview: z.boolean().default(false),
})

/** What an edit does, or would do. */
export const editEffect = z.object({
  /** The fields that differ, on any of the dates. */
  difference: z.array(z.enum(eventFacts)),
  /** How many dates change… */
  dates: z.int(),
  /** …and how many others keep a part of the change as they have it for themselves. */
  ownDates: z.int(),
  /** Day, time or place is different: everyone invited is notified. */
  moves: z.boolean(),
  /** The day is different. */
  movesDay: z.boolean(),
  /** Earlier answers don't count any more. */
  askedAgain: z.boolean(),
  /** How many people had answered a date that moves. */
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

export const notifiedEvent = z.object({
  event,
  /** How many people were reminded; null for other notifications. */
  reminded: reminded.nullable(),
})

export const removed = z.object({ id })

export const seen = z.object({ seenAt: instant })

/** Absent: the comment stays; null or empty: it is removed. */
const comment = paragraph(500).nullable().optional()

export const newAnswers = eventKey.extend({
  /**
   * When and where it takes place as it stood on screen, of an answer that is sent later than it was
   * given: once the event has moved no one has answered for that day, and it is `changed_meanwhile`.
   * A place from a calendar has 200 letters, some of which count twice here.
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
export const standing = z.object({
  memberId: id,
  answer,
  waiting: z.int().nullable(),
  comment: z.string().nullable(),
  answeredAt: instant,
})

export type Standing = z.infer<typeof standing>

export const answered = z.object({
  eventId: id,
  standings: z.array(standing),
  counts: counts.omit({ silent: true }),
})

export type Answered = z.infer<typeof answered>

/** Every answer ever given for one person, newest first. */
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
