import type { PeriodPlan } from './periods.ts'

/** A start or stop of the clock, in epoch milliseconds. */
export interface ClockMark {
  readonly kind: 'start' | 'stop'
  readonly period: number
  readonly at: number
}

export interface MatchClock {
  /** 0 before the first period. */
  readonly period: number
  /** Within the period. */
  readonly seconds: number
  readonly isRunning: boolean
}

/**
 * The match clock at a moment (epoch milliseconds). Only start and stop times are stored, so that
 * it is right on every phone, even after a lock.
 */
export function clockAt(marks: readonly ClockMark[], now: number): MatchClock {
  const period = marks.toSorted((one, other) => one.at - other.at).at(-1)?.period ?? 0
  return { period, ...timeOf(period, marks, now) }
}

/**
 * True if a period is started while another still runs: its end was forgotten or hasn't arrived.
 */
export function overlapsRunningPeriod(mark: ClockMark, marks: readonly ClockMark[]): boolean {
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

/** A clock that runs longer than this multiple of the period was forgotten. */
const forgotten = 2

/**
 * The length of each period in seconds until now, or until the end of the match; the planned length
 * without clock marks.
 */
export function periodLengths(
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

/** Planned minutes per period; time beyond is added time. */
export interface Periods {
  readonly minutes: readonly number[]
}

/** The displayed minute: the first is 1, added time is "45+2". Empty before the start. */
export function displayMinute({ period, seconds }: MatchClock, { minutes }: Periods): string {
  if (period === 0) return ''
  const before = minutes.slice(0, period - 1).reduce((sum, length) => sum + length, 0)
  const length = minutes[period - 1]
  const minute = Math.floor(seconds / 60) + 1
  if (length === undefined || minute <= length) return String(before + minute)
  return `${before + length}+${minute - length}`
}
