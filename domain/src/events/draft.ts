import { addDays, daysBetween, minutesOf } from './days.ts'

/** Start and end of an event in local time. */
export interface Span {
  readonly date: string
  readonly startTime: string
  /** Null if it ends on the day it starts. */
  readonly endDate: string | null
  readonly endTime: string
  /** From `date` to `endDate` without times. */
  readonly isAllDay: boolean
}

/** The times of an event as entered, in the event's zone. */
export interface Times extends Span {
  readonly meetingTime: string | null
  readonly deadline: Deadline | null
}

/** Answering closes this many days before the event, at this time. */
export interface Deadline {
  readonly daysBefore: number
  readonly time: string
}

export type TimesProblem =
  | 'end_before_start'
  | 'end_date_before_start'
  | 'event_too_long'
  | 'meeting_after_start'
  | 'deadline_after_start'

export interface FieldProblem {
  readonly field: 'endDate' | 'endTime' | 'meetingTime' | 'deadline'
  readonly problem: TimesProblem
}

/** The longest camp or tour that can be entered, in days. */
export const maximumLength = 60

/** Number of nights between first and last day. */
export function countNights({ date, endDate }: Pick<Span, 'date' | 'endDate'>): number {
  return endDate === null ? 0 : daysBetween(date, endDate)
}

/** The day after this many nights; null for none. */
export function endDateAfter(date: string, nights: number): string | null {
  return nights === 0 ? null : addDays(date, nights)
}

/** The duration in local time, in minutes. */
export function localDuration(span: Span): number {
  const nights = countNights(span)
  if (span.isAllDay) return (nights + 1) * dayLength
  return nights * dayLength + minutesOf(span.endTime) - minutesOf(span.startTime)
}

const dayLength = 24 * 60

/** Every conflict between the times of an event. */
export function validateTimes(times: Times): readonly FieldProblem[] {
  const problems: FieldProblem[] = [...problemsOfSpan(times)]
  // A whole day has no start time to be later than.
  if (times.isAllDay) return problems
  if (times.meetingTime !== null && times.meetingTime > times.startTime)
    problems.push({ field: 'meetingTime', problem: 'meeting_after_start' })
  if (times.deadline?.daysBefore === 0 && times.deadline.time > times.startTime)
    problems.push({ field: 'deadline', problem: 'deadline_after_start' })
  return problems
}

function problemsOfSpan(span: Span): readonly FieldProblem[] {
  const nights = countNights(span)
  if (nights < 0) return [{ field: 'endDate', problem: 'end_date_before_start' }]
  if (nights >= maximumLength) return [{ field: 'endDate', problem: 'event_too_long' }]
  return localDuration(span) < 0 ? [{ field: 'endTime', problem: 'end_before_start' }] : []
}
