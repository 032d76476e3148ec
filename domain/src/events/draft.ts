import { minutesOf } from './days.ts'

/** The moments of an event as a coach writes them: on the wall clock of the event's zone. */
export interface Times {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly meetingTime: string | null
  readonly deadline: Deadline | null
}

/** Answers close this many days before the event, at this time. */
export interface Deadline {
  readonly daysBefore: number
  readonly time: string
}

export type TimesProblem = 'end_before_start' | 'meeting_after_start' | 'deadline_after_start'

export interface FieldProblem {
  readonly field: 'endTime' | 'meetingTime' | 'deadline'
  readonly problem: TimesProblem
}

/** Everything that does not fit together in the times of an event. */
export function problemsOfTimes(times: Times): readonly FieldProblem[] {
  const problems: FieldProblem[] = []
  if (minutesOf(times.endTime) < minutesOf(times.startTime))
    problems.push({ field: 'endTime', problem: 'end_before_start' })
  if (times.meetingTime !== null && times.meetingTime > times.startTime)
    problems.push({ field: 'meetingTime', problem: 'meeting_after_start' })
  if (times.deadline?.daysBefore === 0 && times.deadline.time > times.startTime)
    problems.push({ field: 'deadline', problem: 'deadline_after_start' })
  return problems
}
