import { maxClubPeople } from '@touchline/domain/clubs/memberships/options'
import { maximumPlaces } from '@touchline/domain/events/answers'
import { timePattern, weekdays } from '@touchline/domain/events/days'
import { validateTimes } from '@touchline/domain/events/draft'
import { eventTypes, homeAways } from '@touchline/domain/events/event-types'
import { isMinimumAbove } from '@touchline/domain/events/minimum'
import { maximumOccurrences, monthlyPatterns, repeatProblem } from '@touchline/domain/events/repeat'
import { defaultEndTime, defaultStartTime } from '@touchline/domain/events/time-choices'
import { problemOfWeekdayTimes } from '@touchline/domain/events/times-on-day'
import { maxAttachments } from '@touchline/domain/files/document'
import { isTimeZone } from '@touchline/domain/values/countries'
import { z } from 'zod'

import { reminders } from '../../teams/shapes/reminders.ts'
import { requiredLine, id, line, paragraph } from '../../wire/values.ts'

/**
 * The messages of these shapes are keys of `events.problems` in the text: the form shows the
 * sentence in the reader's language, the wire carries the key.
 */
const time = z.string('time_required').regex(timePattern, 'time_required')

export const eventType = z.enum(eventTypes)
export const homeAway = z.enum(homeAways)

/** Empty is no limit. */
export const places = z
  .int('places_invalid')
  .min(0, 'places_invalid')
  .max(maximumPlaces, 'places_invalid')
  .nullable()

/** Warn if fewer can play; empty for no warning. */
export const minimum = z
  .int('minimum_invalid')
  .min(1, 'minimum_invalid')
  .max(maximumPlaces, 'minimum_invalid')
  .nullable()

export const deadline = z.object({
  daysBefore: z.int('deadline_invalid').min(0, 'deadline_invalid').max(60, 'deadline_invalid'),
  time,
})

/** The invited people: everyone, certain roles, or a selection. */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({
    kind: z.literal('roles'),
    roles: z.array(requiredLine(60)).min(1, 'roles_required').max(20),
  }),
  z.object({
    kind: z.literal('members'),
    memberIds: z.array(id).min(1, 'members_required').max(maxClubPeople),
  }),
])

export type Audience = z.infer<typeof audience>

export const repeat = z.object({
  every: z.enum(['day', 'week', 'month']),
  interval: z.int().min(1).max(12).default(1),
  /** For weekly events; by default the weekday of the date. */
  weekdays: z.array(z.enum(weekdays)).max(7).default([]),
  /** For weekly events: weekdays with different times (Tuesday 17:30, Thursday 18:00). */
  times: z
    .array(z.object({ weekday: z.enum(weekdays), startTime: time, endTime: time }))
    .max(7)
    .default([]),
  /** For monthly events: the same date, or the same weekday ("the second Tuesday"). */
  monthlyBy: z.enum(monthlyPatterns).default('date'),
  /** Days without an event; they count as dates of the series. */
  except: z.array(z.iso.date('date_required')).max(100, 'except_too_many').default([]),
  ends: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('until'), day: z.iso.date('repeat_end_required') }),
    z.object({
      kind: z.literal('count'),
      count: z
        .int('repeat_end_required')
        .min(1, 'repeat_end_required')
        .max(maximumOccurrences, 'repeat_too_many'),
    }),
  ]),
})

/** An event as typed; date and times are in its own time zone. */
const fields = z.object({
  type: eventType,
  title: line(200).min(1, 'title_required'),
  details: paragraph(5000).nullable(),
  date: z.iso.date('date_required'),
  startTime: time,
  /** The last day of an event past midnight or over several days; null for the same day. */
  endDate: z.iso.date('date_required').nullable(),
  endTime: time,
  /** Whole days from `date` to `endDate`; times are ignored. */
  isAllDay: z.boolean(),
  /** A saved location, or free text. */
  venueId: id.nullable(),
  location: line(200).nullable(),
  meetingTime: time.nullable(),
  meetingPlace: line(200).nullable(),
  /** For matches: a saved opponent or free text, and home or away. */
  opponentId: id.nullable(),
  opponent: line(120).nullable(),
  homeAway: homeAway.nullable(),
  kit: line(120).nullable(),
  /** Beyond this number, people join the waiting list. */
  places,
  minimum,
  /** When answering closes; by default at the end of the event. */
  deadline: deadline.nullable(),
  /** Instead of the rules of the team; two empty lists turn reminders off. */
  reminders: reminders.nullable(),
  /** Uploaded files, or files of the team's other events; in order. */
  attachments: z.array(id).max(maxAttachments, 'attachments_too_many'),
})

export type EventFields = z.infer<typeof fields>

const { shape } = fields

/** The form for creating events; browser and server check the same rules. */
export const eventDraft = fields
  .extend({
    details: shape.details.default(null),
    startTime: shape.startTime.default(defaultStartTime),
    endDate: shape.endDate.default(null),
    endTime: shape.endTime.default(defaultEndTime),
    isAllDay: shape.isAllDay.default(false),
    venueId: shape.venueId.default(null),
    location: shape.location.default(null),
    meetingTime: shape.meetingTime.default(null),
    meetingPlace: shape.meetingPlace.default(null),
    opponentId: shape.opponentId.default(null),
    opponent: shape.opponent.default(null),
    homeAway: shape.homeAway.default(null),
    kit: shape.kit.default(null),
    places: shape.places.default(null),
    minimum: shape.minimum.default(null),
    deadline: shape.deadline.default(null),
    reminders: shape.reminders.default(null),
    attachments: shape.attachments.default([]),
    /** The team's own zone when absent. */
    timeZone: z
      .string()
      .max(64, 'time_zone_unknown')
      .refine(isTimeZone, 'time_zone_unknown')
      .optional(),
    audience: audience.default({ kind: 'everyone' }),
    repeat: repeat.nullable().default(null),
  })
  .superRefine((draft, context) => {
    for (const { field, problem } of validateTimes(draft))
      context.addIssue({ code: 'custom', path: [field], message: problem })
    if (isMinimumAbove(draft))
      context.addIssue({ code: 'custom', path: ['minimum'], message: 'minimum_above_places' })
    const ofWeekday = problemOfWeekdayTimes(draft)
    if (ofWeekday !== undefined)
      context.addIssue({ code: 'custom', path: ['repeat', 'times'], message: ofWeekday })
    const problem = draft.repeat === null ? undefined : repeatProblem(draft.repeat, draft.date)
    if (problem !== undefined)
      context.addIssue({ code: 'custom', path: ['repeat', 'ends'], message: problem })
  })

export type EventDraft = z.infer<typeof eventDraft>
/** A form's values, before defaults. */
export type EventDraftInput = z.input<typeof eventDraft>

/**
 * Only changed fields; the server checks the combined times. A new `date` without `endDate` keeps
 * the number of nights.
 */
export const eventChange = fields.partial()

export type EventChange = z.infer<typeof eventChange>
