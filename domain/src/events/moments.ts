import { wallClockOf } from '../values/day-in-zone.ts'
import { addDays, daysBetween } from './days.ts'
import {
  endDateAfter,
  countNights,
  localDuration,
  type Deadline,
  type Span,
  type Times,
} from './draft.ts'
import { endInstant, toInstant } from './wall-clock.ts'

/** Instants of an event besides start and end. */
export interface SideMoments {
  readonly meetingAt: string | null
  readonly answerUntil: string | null
}

/** Meeting time and deadline as instants. */
export function sideMomentsFrom(
  day: string,
  zone: string,
  times: Pick<Times, 'meetingTime' | 'deadline'>,
): SideMoments {
  const { meetingTime, deadline } = times
  return {
    meetingAt: meetingTime === null ? null : toInstant(`${day}T${meetingTime}`, zone),
    answerUntil:
      deadline === null
        ? null
        : toInstant(`${addDays(day, -deadline.daysBefore)}T${deadline.time}`, zone),
  }
}

/** Start and end as instants; whole days end at the midnight after the last. */
export interface SpanMoments {
  readonly startsAt: string
  readonly endsAt: string
  readonly isAllDay: boolean
}

export type Moments = SideMoments & SpanMoments

/** Converts local start and end to instants. */
export function spanToMoments(span: Span, zone: string): SpanMoments {
  const { date, startTime, isAllDay } = span
  if (isAllDay) {
    const dayAfter = addDays(date, countNights(span) + 1)
    return {
      startsAt: toInstant(`${date}T00:00`, zone),
      endsAt: toInstant(`${dayAfter}T00:00`, zone),
      isAllDay,
    }
  }
  const local = `${date}T${startTime}`
  return {
    startsAt: toInstant(local, zone),
    endsAt: endInstant(local, zone, localDuration(span)),
    isAllDay,
  }
}

/** Converts stored instants to form values. */
export function momentsToTimes(moments: Moments, zone: string): Times {
  const date = wallClockOf(moments.startsAt, zone).slice(0, 10)
  return {
    ...momentsToSpan(moments, zone),
    meetingTime: moments.meetingAt === null ? null : wallClockOf(moments.meetingAt, zone).slice(11),
    deadline: moments.answerUntil === null ? null : deadlineOf(moments.answerUntil, date, zone),
  }
}

/** Start and end in local time; a whole day lasts from its first to its last minute. */
export function momentsToSpan({ startsAt, endsAt, isAllDay }: SpanMoments, zone: string): Span {
  const [date = '', startTime = ''] = wallClockOf(startsAt, zone).split('T')
  const [lastDate = '', endTime = ''] = wallClockOf(endsAt, zone).split('T')
  const nights = daysBetween(date, lastDate)
  if (isAllDay)
    return {
      date,
      startTime: '00:00',
      endDate: endDateAfter(date, Math.max(0, nights - 1)),
      endTime: '23:59',
      isAllDay,
    }
  return { date, startTime, endDate: endDateAfter(date, nights), endTime, isAllDay }
}

function deadlineOf(answerUntil: string, day: string, zone: string): Deadline {
  const local = wallClockOf(answerUntil, zone)
  return { daysBefore: daysBetween(local.slice(0, 10), day), time: local.slice(11) }
}
