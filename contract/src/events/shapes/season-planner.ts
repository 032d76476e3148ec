import { maxCapacity } from '@touchline/domain/events/club/venues'
import { daysBetween } from '@touchline/domain/events/days'
import { sharedKinds } from '@touchline/domain/events/season/plan-clashes'
import { maxPlanRows, maxSeasonDays } from '@touchline/domain/events/season/read-row'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { teamKey } from '../../teams/shapes.ts'
import { country, day, requiredLine, id, instant, line, version } from '../../wire/values.ts'
import { calendarSource } from './calendar-sync.ts'

export const maxBreaks = 100
/** In one request; a browser saves more in several. */
export const maxSavedRows = 100

/** A row of the table as typed: what can't be read yet is kept, too. */
export const planCells = z.object({
  /** The id of a team, or what was typed. */
  team: line(200),
  /** `training` or `friendly`, or what was typed. */
  kind: line(60),
  /** Days of the week, such as "TU, TH". */
  days: line(100),
  from: line(40),
  to: line(40),
  venue: line(200),
  /** Empty for the start of the season; the day of a match. */
  first: line(40),
  /** Empty for the end of the season. */
  last: line(40),
  opponent: line(120),
  side: line(20),
  runsInHolidays: z.boolean(),
})

export const seasonBreak = z
  .object({ name: line(100), from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'end_date_before_start' })

const seasonDates = z.object({
  from: day,
  to: day,
  /** A region of the club's country, for its public holidays. */
  region: line(20).nullable(),
  /** Public and school holidays, without training. */
  breaks: z.array(seasonBreak).max(maxBreaks, 'too_many'),
})

function isSeason({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const days = daysBetween(from, to)
  return days > 0 && days <= maxSeasonDays
}

const notASeason = { path: ['to'], message: 'season_too_long' }

const changedDates = { ...seasonDates.shape, version }

/** Dates and holidays; `version` is the one on screen, 0 for a new plan. */
export const seasonChange = clubKey.extend(changedDates).refine(isSeason, notASeason)
export const teamSeasonChange = teamKey.extend(changedDates).refine(isSeason, notASeason)

export type SeasonChange = Omit<z.output<typeof seasonChange>, 'clubId'>

const planRow = z.object({
  id,
  cells: planCells,
  version: z.int(),
  /** Published rows are changed in the calendar. */
  publishedAt: instant.nullable(),
  /** The first event of a published row, while it exists. */
  eventId: id.nullable(),
})

export type PlanRow = z.infer<typeof planRow>

/** New and changed rows with the version on screen (0 for a new one), and removed ones. */
const changedRows = {
  rows: z.array(z.object({ id, cells: planCells, version })).max(maxSavedRows, 'too_many'),
  removed: z.array(z.object({ id, version })).max(maxPlanRows).default([]),
  /** The ids of all rows in their order on screen. */
  order: z.array(id).max(maxPlanRows).default([]),
}

export const planRowsChange = clubKey.extend(changedRows)
export const teamPlanRowsChange = teamKey.extend(changedRows)

export type PlanRowsChange = Omit<z.output<typeof planRowsChange>, 'clubId'>

export const planRowsResult = z.object({
  saved: z.array(z.object({ id, version: z.int() })),
  /** Rows that another planner has changed meanwhile; they are neither saved nor removed. */
  conflicts: z.array(planRow),
})

export type PlanRowsResult = z.infer<typeof planRowsResult>

/** The plan of a club or team with what it depends on. */
export const seasonDraft = z.object({
  season: seasonDates.extend({ version: z.int() }),
  country,
  timeZone: z.string(),
  rows: z.array(planRow),
  /** Teams that the caller may plan. */
  teams: z.array(z.object({ id, name: z.string(), color: z.string() })),
  venues: z.array(
    z.object({ key: z.string(), name: z.string(), capacity: z.int().max(maxCapacity) }),
  ),
  /** People in two teams; the names only for readers who may see them. */
  shared: z.array(
    z.object({
      /** Two of them. */
      teamIds: z.array(id),
      kind: z.enum(sharedKinds),
      names: z.array(z.string()),
    }),
  ),
  /** When places of the club can't be used, by its wall clock. */
  closures: z.array(
    z.object({ venueKey: z.string(), startsLocal: z.string(), endsLocal: z.string() }),
  ),
  /** Matches in the calendar, such as the association's. */
  matches: z.array(
    z.object({
      id,
      teamId: id,
      title: z.string(),
      startsLocal: z.string(),
      endsLocal: z.string(),
      venueKey: z.string().nullable(),
      location: z.string().nullable(),
    }),
  ),
})

export type SeasonDraft = z.infer<typeof seasonDraft>

const askedHolidays = { from: day, to: day, region: line(20).nullable().default(null) }

export const holidaysQuery = clubKey.extend(askedHolidays).refine(isSeason, notASeason)
export const teamHolidaysQuery = teamKey.extend(askedHolidays).refine(isSeason, notASeason)

/** Public holidays by the package date-holidays, and the regions of the country. */
export const publicHolidays = z.object({
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  holidays: z.array(z.object({ name: z.string(), from: day, to: day })),
})

export type PublicHolidays = z.infer<typeof publicHolidays>

/** A calendar of a ministry or school: a file or its address. */
const askedSchool = { source: calendarSource, from: day, to: day }

export const schoolHolidaysSource = clubKey.extend(askedSchool).refine(isSeason, notASeason)
export const teamSchoolHolidaysSource = teamKey.extend(askedSchool).refine(isSeason, notASeason)

/** Not saved yet. */
export const schoolHolidays = z.object({
  breaks: z.array(seasonBreak),
  /** Other entries: single days and hours. */
  leftOut: z.int(),
})

export type SchoolHolidays = z.infer<typeof schoolHolidays>

/** The rows on screen with their versions; each must be complete. */
const published = {
  rows: z.array(z.object({ id, version })).min(1).max(maxPlanRows),
  /** What the events are called. */
  titles: z.object({ training: requiredLine(60), friendly: requiredLine(60) }),
}

export const seasonPublication = clubKey.extend(published)
export const teamSeasonPublication = teamKey.extend(published)

export type SeasonPublication = Omit<z.output<typeof seasonPublication>, 'clubId'>

export const seasonPublicationResult = z.object({
  teams: z.int(),
  series: z.int(),
  events: z.int(),
  publishedAt: instant,
})

export type SeasonPublicationResult = z.infer<typeof seasonPublicationResult>
