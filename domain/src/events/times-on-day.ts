import { minutesOf, timeOfMinutes, weekdayOf } from './days.ts'
import { endDateAfter, countNights, validateTimes, type TimesProblem, type Times } from './draft.ts'
import type { Repeat } from './repeat.ts'

interface Repeated extends Times {
  readonly repeat: Repeat | null
}

/** The times on a day, which may differ by weekday. */
export function timesOnDay(draft: Repeated, day: string): Times {
  const { repeat, startTime, endTime, isAllDay, meetingTime, deadline } = draft
  const times = repeat?.every === 'week' && !isAllDay ? repeat.times : []
  const own = times.find(({ weekday }) => weekday === weekdayOf(day))
  return {
    date: day,
    startTime: own?.startTime ?? startTime,
    endDate: endDateAfter(day, countNights(draft)),
    endTime: own?.endTime ?? endTime,
    isAllDay,
    meetingTime:
      own === undefined || meetingTime === null
        ? meetingTime
        : movedAlong(meetingTime, startTime, own.startTime),
    deadline,
  }
}

/** The problem of a weekday's own times; undefined if there is none. */
export function problemOfWeekdayTimes(draft: Repeated): TimesProblem | undefined {
  const { repeat } = draft
  if (repeat === null || repeat.every !== 'week' || draft.isAllDay) return undefined
  return repeat.times
    .map(({ startTime, endTime }) => ({
      ...draft,
      startTime,
      endTime,
      meetingTime: draft.meetingTime && movedAlong(draft.meetingTime, draft.startTime, startTime),
    }))
    .flatMap(validateTimes)[0]?.problem
}

/** Keeps the time between meeting and start. */
function movedAlong(meetingTime: string, start: string, otherStart: string): string {
  const ahead = minutesOf(start) - minutesOf(meetingTime)
  return timeOfMinutes(Math.max(0, minutesOf(otherStart) - ahead))
}
