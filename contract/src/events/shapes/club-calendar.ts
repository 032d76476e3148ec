import { clashKinds } from '@touchline/domain/events/club/clashes'
import { maxCapacity } from '@touchline/domain/events/club/venues'
import { daysBetween } from '@touchline/domain/events/days'
import { validateTimes } from '@touchline/domain/events/draft'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, requiredLine, id, instant, line, paragraph } from '../../wire/values.ts'
import { audience, eventDraft, eventType, homeAway } from './draft.ts'
import { event } from './event.ts'
import { maximumWindow, teamKey } from './requests.ts'

/** Days of the club's own calendar, both included. */
export const clubCalendarWindow = clubKey.extend({ from: day, to: day }).refine(
  ({ from, to }) => {
    const days = daysBetween(from, to)
    return days >= 0 && days < maximumWindow
  },
  { path: ['to'], message: 'window_too_long' },
)

/** An event of one of the club's teams. */
export const clubEvent = event
  .pick({
    id: true,
    teamId: true,
    title: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
    startsLocal: true,
    endsLocal: true,
    isAllDay: true,
    location: true,
    opponent: true,
    cancelledAt: true,
  })
  .extend({
    type: eventType,
    homeAway: homeAway.nullable(),
    /** The lane it is in; null elsewhere. */
    venueKey: z.string().nullable(),
  })

export type ClubEvent = z.infer<typeof clubEvent>

/** A venue of the club; equal names in several teams are one. */
export const clubVenue = z.object({
  key: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  /** How many events fit at once. */
  capacity: z.int(),
})

export type ClubVenue = z.infer<typeof clubVenue>

export const venueClosure = z.object({
  id,
  venueKey: z.string(),
  startsAt: instant,
  endsAt: instant,
  startsLocal: z.string(),
  endsLocal: z.string(),
  reason: z.string().nullable(),
})

export type VenueClosureShape = z.infer<typeof venueClosure>

/** Events that can't take place at the same time. */
export const clash = z.object({
  kind: z.enum(clashKinds),
  /** In order of time; a single one if the venue is closed. */
  eventIds: z.array(id),
  venueKey: z.string().nullable(),
  closureId: id.nullable(),
  /** People in two places at once; only for viewers who may see them. */
  names: z.array(z.string()),
})

export type ClubClash = z.infer<typeof clash>

export const clubCalendar = z.object({
  timeZone: z.string(),
  events: z.array(clubEvent),
  venues: z.array(clubVenue),
  closures: z.array(venueClosure),
  clashes: z.array(clash),
  /** There were more events in this period. */
  isCutOff: z.boolean(),
})

export type ClubCalendar = z.infer<typeof clubCalendar>

const venueName = { name: requiredLine(200), address: paragraph(300).nullable().default(null) }

export const clubVenueChange = clubKey.extend({
  ...venueName,
  capacity: z.int().min(1).max(maxCapacity),
})

export const clubVenueResult = z.object({ venue: clubVenue })

const { startTime, endTime, endDate, date } = eventDraft.shape

export const newClosure = clubKey
  .extend({
    ...venueName,
    date,
    startTime,
    endDate,
    endTime,
    isAllDay: z.boolean().default(false),
    reason: line(200).nullable().default(null),
  })
  .superRefine((closure, context) => {
    for (const { field, problem } of validateTimes({
      ...closure,
      meetingTime: null,
      deadline: null,
    }))
      context.addIssue({ code: 'custom', path: [field], message: problem })
  })

export const closureKey = clubKey.extend({ closureId: id })

/** Time and place of a planned event; with `eventId`, that event moved. */
export const plannedEvent = teamKey.extend({
  eventId: id.nullable().default(null),
  date,
  startTime,
  endDate,
  endTime,
  isAllDay: eventDraft.shape.isAllDay,
  venueId: eventDraft.shape.venueId,
  location: eventDraft.shape.location,
  audience: audience.default({ kind: 'everyone' }),
  repeat: eventDraft.shape.repeat,
})

export type PlannedEvent = z.output<typeof plannedEvent>

/** Conflicts of a planned event, limited to what the reader may see. */
export const plannedClashes = z.object({
  clashes: z.array(
    z.object({
      kind: z.enum(clashKinds),
      /** The team it clashes with; null where the place is closed. */
      teamName: z.string().nullable(),
      startsAt: instant,
      endsAt: instant,
      timeZone: z.string(),
      /** People of the reader's own team. */
      names: z.array(z.string()),
    }),
  ),
  /** The total; only the first are listed. */
  count: z.int(),
})

export type PlannedClashes = z.infer<typeof plannedClashes>
