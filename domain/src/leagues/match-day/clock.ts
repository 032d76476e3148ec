import type { PeriodPlan } from './periods.ts'

/** Someone started or stopped the clock, at an instant in milliseconds. */
export interface ClockMark {
  readonly kind: 'start' | 'stop'
  readonly period: number
  readonly at: number
}

export interface MatchClock {
  /** 0 before the first whistle. */
  readonly period: number
  /** Within the period. */
  readonly seconds: number
  readonly isRunning: boolean
}

/**
 * The clock as it stands now: only instants are kept, never a count, so that it is right after an
 * hour in a locked phone, on every phone alike.
 */
export function clockAt(marks: readonly ClockMark[], now: number): MatchClock {
  const period = marks.toSorted((one, other) => one.at - other.at).at(-1)?.period ?? 0
  return { period, ...timeOf(period, marks, now) }
}

/** Whether another period still runs when one is started: its end was forgotten, or not heard of. */
export function startsWhileAnotherRuns(mark: ClockMark, marks: readonly ClockMark[]): boolean {
  if (mark.kind !== 'start') return false
  const others = new Set(marks.map(({ period }) => period).filter((one) => one !== mark.period))
  return [...others].some((period) => timeOf(period, marks, mark.at).isRunning)
}

function timeOf(
  period: number,
  marks: readonly ClockMark[],
  now: number,
): Omit<MatchClock, 'period'> {
  let total = 0
  let startedAt: number | undefined
  for (const mark of marks
    .filter((each) => each.period === period && each.at <= now)
    .toSorted((one, other) => one.at - other.at)) {
    if (mark.kind === 'start') startedAt ??= mark.at
    else if (startedAt !== undefined) {
      total += mark.at - startedAt
      startedAt = undefined
    }
  }
  const running = startedAt === undefined ? 0 : now - startedAt
  return { seconds: Math.floor((total + running) / 1000), isRunning: startedAt !== undefined }
}

/** A clock that ran for more than so many times its period was forgotten. */
const forgotten = 2

/**
 * How many seconds each period lasted until now, or until the end of the match. Where no one kept
 * the clock, as long as they are meant to be.
 */
export function lengthsOf(
  marks: readonly ClockMark[],
  { count, minutes }: PeriodPlan,
  now: number,
): readonly number[] {
  const meant = minutes === null ? 0 : minutes * 60
  if (marks.length === 0) return Array.from({ length: count }, () => meant)
  const last = Math.max(...marks.map(({ period }) => period))
  return Array.from({ length: last }, (_, index) => {
    const { seconds } = timeOf(index + 1, marks, now)
    return meant === 0 ? seconds : Math.min(seconds, meant * forgotten)
  })
}

/** How long each period is, in minutes; what goes beyond is added time. */
export interface Periods {
  readonly minutes: readonly number[]
}

/** The minute as it is called: the first is 1, "45+2" in added time. */
export function minuteOf({ period, seconds }: MatchClock, { minutes }: Periods): string {
  if (period === 0) return ''
  const before = minutes.slice(0, period - 1).reduce((sum, length) => sum + length, 0)
  const length = minutes[period - 1]
  const minute = Math.floor(seconds / 60) + 1
  if (length === undefined || minute <= length) return String(before + minute)
  return `${before + length}+${minute - length}`
}
