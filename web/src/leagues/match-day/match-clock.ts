import type { LiveMatch } from '@touchline/contract/leagues/shapes/match-day/live'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import {
  clockAt,
  type ClockMark,
  type MatchClock,
  displayMinute,
} from '@touchline/domain/leagues/match-day/clock'
import { possiblePeriods, type PeriodPlan } from '@touchline/domain/leagues/match-day/periods'

/** The clock at a moment, computed from its starts and stops. */
export function clockOf(marks: LiveMatch['marks'], now: Date): MatchClock {
  return clockAt(inMilliseconds(marks), now.getTime())
}

export function inMilliseconds(marks: LiveMatch['marks']): readonly ClockMark[] {
  return marks.map((mark) => ({ ...mark, at: Date.parse(mark.at) }))
}

/** The latest mark decides whether the clock runs. */
export function lastMarkOf(marks: LiveMatch['marks']): LiveMatch['marks'][number] | undefined {
  return marks.toSorted((one, other) => other.at.localeCompare(one.at))[0]
}

/** "34" or "45+2"; empty without a clock, and for sets. */
export function minuteAt(
  { period, second }: { readonly period: number | null; readonly second: number | null },
  { settings: { periods }, sport }: Pick<MatchDay, 'settings' | 'sport'>,
): string {
  if (period === null || second === null || isSetPlan(periods)) return ''
  return displayMinute(
    { period, seconds: second, isRunning: false },
    possiblePeriods(periods, sport),
  )
}

/** Several periods without minutes are sets. */
export function isSetPlan({ count, minutes }: PeriodPlan): boolean {
  return minutes === null && count > 1
}

/** "12:05" of the current period. */
export function formatClock({ seconds }: MatchClock): string {
  const rest = String(seconds % 60).padStart(2, '0')
  return `${Math.floor(seconds / 60)}:${rest}`
}

type PeriodWord = 'half' | 'quarter' | 'set' | 'period' | 'whole' | 'overtime'

/** The name of a period; later ones are overtime. */
export function periodWordOf(period: number, { count, minutes }: PeriodPlan): PeriodWord {
  if (period > count) return 'overtime'
  if (count === 1) return 'whole'
  if (minutes === null) return 'set'
  if (count === 2) return 'half'
  return count === 4 ? 'quarter' : 'period'
}
