import { addDays } from '../../events/days.ts'
import { nextPeriod, periodContaining } from './period.ts'
import type { DuesPeriod, DuesPeriodMonths } from './rules.ts'

/** When bills are written without the treasurer. */
export interface AutomaticDues {
  /** Days before a period begins. */
  readonly daysBefore: number
  /** Days to pay. */
  readonly dueDays: number
}

export const automaticLimits = { daysBefore: 60, dueDays: 90 } as const

/** Days between the treasurer's notice and the bills. */
export const noticeDays = 7

/** Bills that are to be announced now. */
export interface PlannedRun {
  readonly period: DuesPeriod
  /** Members who joined during the period, or everyone due. */
  readonly whom: 'everyone' | 'newcomers'
  /** With the period, makes a run count once. */
  readonly key: string
  readonly sendsOn: string
}

interface Schedule {
  readonly months: DuesPeriodMonths
  readonly yearBegins: number
  readonly automatic: AutomaticDues
}

/**
 * The runs to announce on a day: the next period's bills and, on the first of a month, those of
 * newcomers. Bills are sent at least a week after their notice.
 */
export function runsToAnnounce(
  today: string,
  { automatic, ...year }: Schedule,
): readonly PlannedRun[] {
  const current = periodContaining(today, year)
  const next = nextPeriod(current)
  const soonest = addDays(today, noticeDays)
  const sendsOn = addDays(next.startsOn, -automatic.daysBefore)
  const month = nextPeriod({ startsOn: `${today.slice(0, 7)}-01`, months: 1 }).startsOn
  return [
    ...(sendsOn <= soonest
      ? [
          {
            period: next,
            whom: 'everyone' as const,
            key: next.startsOn,
            sendsOn: laterOf(sendsOn, soonest),
          },
        ]
      : []),
    ...(month <= soonest
      ? [
          {
            period: current,
            whom: 'newcomers' as const,
            key: month,
            sendsOn: laterOf(month, soonest),
          },
        ]
      : []),
  ]
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
