import { addDays, daysBetween } from './days.ts'
import type { Deadline, Times } from './draft.ts'
import { instantOf, wallClockOf } from './wall-clock.ts'

/** The instants that hang on an event's day beside its start and end. */
export interface SideMoments {
  readonly meetingAt: string | null
  readonly answerUntil: string | null
}

/** When people meet and until when they may answer, for the event on one day. */
export function sideMomentsOf(
  day: string,
  zone: string,
  times: Pick<Times, 'meetingTime' | 'deadline'>,
): SideMoments {
  const { meetingTime, deadline } = times
  return {
    meetingAt: meetingTime === null ? null : instantOf(`${day}T${meetingTime}`, zone),
    answerUntil:
      deadline === null
        ? null
        : instantOf(`${addDays(day, -deadline.daysBefore)}T${deadline.time}`, zone),
  }
}

export interface Moments extends SideMoments {
  readonly startsAt: string
  readonly endsAt: string
}

/** Back from the stored instants to what the form shows. */
export function timesOf(moments: Moments, zone: string): Times {
  const start = wallClockOf(moments.startsAt, zone)
  const day = start.slice(0, 10)
  return {
    date: day,
    startTime: start.slice(11),
    endTime: wallClockOf(moments.endsAt, zone).slice(11),
    meetingTime: moments.meetingAt === null ? null : wallClockOf(moments.meetingAt, zone).slice(11),
    deadline: moments.answerUntil === null ? null : deadlineOf(moments.answerUntil, day, zone),
  }
}

function deadlineOf(answerUntil: string, day: string, zone: string): Deadline {
  const local = wallClockOf(answerUntil, zone)
  return { daysBefore: daysBetween(local.slice(0, 10), day), time: local.slice(11) }
}
