import { calendarProblems, maxCalendarBytes } from '@touchline/domain/events/calendar-readings'
import { z } from 'zod'

import { id, instant, line } from '../../wire/values.ts'
import { eventType } from './draft.ts'

/** The secret address of a feed: it opens without signing in. */
export const calendarFeed = z.object({
  address: z.string(),
  /**
   * Events declined by the reader and all their children are left out; otherwise they are marked
   * with a cross.
   */
  leavesOutDeclined: z.boolean(),
})

export type CalendarFeed = z.infer<typeof calendarFeed>

/** The feed of one team, or of all teams without one. */
export const feedKey = z.object({ teamId: id.optional() })

export const feedChange = feedKey.extend({
  /** The old address stops working. */
  renew: z.boolean().default(false),
  /** Applies to all feeds of a person. */
  leavesOutDeclined: z.boolean().optional(),
})

export type FeedChange = z.output<typeof feedChange>

/** An address to follow, or a file that is read once. */
export const calendarSource = z.union([
  z.object({ address: line(2000).min(1, 'calendar_address_required') }),
  z.object({
    fileName: line(200),
    base64: z.base64('not_a_calendar').max(Math.ceil(maxCalendarBytes / 3) * 4, 'too_large'),
  }),
])

/** A calendar to import. */
export const calendarImport = z.object({
  teamId: id,
  /** Returns the effect without saving. */
  preview: z.boolean().default(false),
  source: calendarSource,
  /** The type of all its events; when null, guessed from each title. */
  eventType: eventType.nullable().default(null),
})

export type CalendarImport = z.output<typeof calendarImport>
export type CalendarSource = CalendarImport['source']

/** The effect of an import, without saving. */
export const calendarPreview = z.object({
  name: z.string(),
  created: z.int(),
  changed: z.int(),
  /** Events that are no longer in the calendar. */
  gone: z.int(),
  /** Coming events that are missing from a calendar that looks broken; they stay for now. */
  missing: z.int(),
  /** The calendar is truncated. */
  isCutOff: z.boolean(),
  /** Names of time zones that are only guessed at; the first of them. */
  guessedZones: z.object({ count: z.int(), names: z.array(z.string()) }),
  /** Entries without a readable date, which are left out. */
  unreadable: z.int(),
  /**
   * Entries that repeat implausibly often, such as every minute, are left out; lists the first
   * titles.
   */
  tooOften: z.object({ count: z.int(), titles: z.array(z.string()) }),
  types: z.array(z.object({ type: eventType, count: z.int() })),
  /** The first of them. */
  samples: z.array(
    z.object({
      title: z.string(),
      type: eventType,
      startsAt: instant,
      endsAt: instant,
      isAllDay: z.boolean(),
      timeZone: z.string(),
      location: z.string().nullable(),
    }),
  ),
})

export type CalendarPreview = z.infer<typeof calendarPreview>

export const followedCalendar = z.object({
  id,
  name: z.string(),
  /** Only the host, because the rest of the URL may be secret. Null for files. */
  host: z.string().nullable(),
  eventType: eventType.nullable(),
  addedBy: z.string().nullable(),
  /** Events that follow it. */
  events: z.int(),
  /** Coming events missing from a calendar that looks broken, and since when; they stay for now. */
  missing: z.int(),
  missingSince: instant.nullable(),
  readAt: instant.nullable(),
  nextAt: instant.nullable(),
  problem: z.enum(calendarProblems).nullable(),
  stoppedAt: instant.nullable(),
})

export type FollowedCalendar = z.infer<typeof followedCalendar>

export const followedCalendars = z.object({ calendars: z.array(followedCalendar) })

export type FollowedCalendars = z.infer<typeof followedCalendars>

export const importedCalendar = z.object({
  calendars: z.array(followedCalendar),
  /** Null once it is imported. */
  preview: calendarPreview.nullable(),
})

export type ImportedCalendar = z.infer<typeof importedCalendar>

export const calendarKey = z.object({ teamId: id, calendarId: id })

export const calendarUpdate = calendarKey.extend({
  readNow: z.boolean().default(false),
  /** Keeps missing events until the calendar has them again, or removes them now. */
  missing: z.enum(['keep', 'remove']).optional(),
})

export type CalendarUpdate = z.output<typeof calendarUpdate>
export type MissingDecision = NonNullable<CalendarUpdate['missing']>
