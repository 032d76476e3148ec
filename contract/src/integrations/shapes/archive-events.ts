import { marks } from '@touchline/domain/attendance/marks'
import { answers, maximumPlaces } from '@touchline/domain/events/answers'
import { addDays } from '@touchline/domain/events/days'
import { eventTypes, homeAways } from '@touchline/domain/events/event-types'
import { answerVisibility } from '@touchline/domain/events/inviting'
import { isSeriesRule, isWallClock } from '@touchline/domain/integrations/archived-series'
import { isTimeZone } from '@touchline/domain/values/countries'
import { z } from 'zod'

import { outcome } from '../../leagues/shapes/outcome.ts'
import { reminders } from '../../teams/shapes/reminders.ts'
import { requiredLine, instant, line, paragraph } from '../../wire/values.ts'
import { ref } from './archive-people.ts'

/** Texts from an imported calendar may be longer than our own forms allow. */
const maxPlace = 400

const wallClock = z.string().max(16).refine(isWallClock)

/** A recurrence rule; its events refer to it. */
export const seriesRow = z
  .strictObject({
    rule: z.string().max(200),
    timeZone: z.string().max(64).refine(isTimeZone),
    /** The first date, as wall-clock time. */
    starts: wallClock,
    minutes: z.int().min(0).max(86_400),
    /** How many days later than the rule's each date is. */
    shiftDays: z.int().min(-800).max(800).default(0),
    /** Dates left out. */
    exceptions: z.array(wallClock).max(1000),
  })
  .refine(({ rule, starts, shiftDays }) => isSeriesRule(rule, ruledStart(starts, shiftDays)))

function ruledStart(starts: string, shiftDays: number): string {
  return `${addDays(starts.slice(0, 10), -shiftDays)}${starts.slice(10)}`
}

export const eventRow = z.strictObject({
  type: z.enum(eventTypes),
  title: requiredLine(200),
  details: paragraph(5000).nullable(),
  startsAt: instant,
  endsAt: instant,
  isAllDay: z.boolean().default(false),
  timeZone: z.string().max(64).refine(isTimeZone),
  venue: ref.nullable(),
  location: line(maxPlace).nullable(),
  meetingAt: instant.nullable(),
  meetingPlace: line(200).nullable(),
  opponent: ref.nullable(),
  opponentName: line(120).nullable(),
  homeAway: z.enum(homeAways).nullable(),
  kit: line(120).nullable(),
  places: z.int().min(0).max(maximumPlaces).nullable(),
  minimum: z.int().min(0).max(maximumPlaces).nullable(),
  answerUntil: instant.nullable(),
  audience: z.enum(['everyone', 'roles', 'members']),
  roles: z.array(requiredLine(60)).max(20),
  invitees: z.array(ref).max(2000),
  isInvited: z.boolean(),
  answerVisibility: z.enum(answerVisibility),
  cancelledAt: instant.nullable(),
  cancelReason: paragraph(500).nullable(),
  /** For matches outside leagues; the league has the others. */
  outcome: outcome.nullable(),
  /** When the result was first entered. */
  endedAt: instant.nullable(),
  series: ref.nullable().default(null),
  /** Its time by the series' rule, before it was moved. */
  occurrence: wallClock.nullable().default(null),
  /** Fields changed for this date only. */
  ownFields: z.array(requiredLine(20)).max(20).default([]),
  /** Null: the team's. */
  reminders: z.strictObject(reminders.shape).nullable().default(null),
  /** Whether the team's apply. */
  isReminded: z.boolean().default(true),
})

export const answerRow = z.strictObject({
  event: ref,
  member: ref,
  answer: z.enum(answers),
  /** Since when, and in which order, someone is on the waiting list. */
  waitingSince: instant.nullable(),
  waitingOrder: z.int().min(0).nullable(),
  comment: paragraph(500).nullable(),
  answeredAt: instant,
})

export const markRow = z.strictObject({
  event: ref,
  member: ref,
  mark: z.enum(marks),
  note: paragraph(280).nullable(),
  markedAt: instant,
})

export const dutyRow = z.strictObject({ event: ref, task: ref, member: ref, assignedAt: instant })

export type EventRow = z.infer<typeof eventRow>
export type AnswerRow = z.infer<typeof answerRow>
