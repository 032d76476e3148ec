import { addDays } from '../../events/days.ts'
import { nextPeriod, periodAround } from './period.ts'
import type { DuesPeriod, DuesPeriodMonths } from './rules.ts'

/** When bills are written without the treasurer. */
export interface AutomaticDues {
  /** Days before a period begins. */
  readonly daysBefore: number
  /** Days to pay. */
  readonly dueDays: number
}

export const automaticLimits = { daysBefore: 60, dueDays: 90 } as const

/** How long before the bills the treasurer is told. */
export const noticeDays = 7

/** Bills that are to be announced now. */
export interface PlannedRun {
  readonly period: DuesPeriod
  /** Members who entered during the period, or everyone who is due. */
  readonly whom: 'everyone' | 'newcomers'
  /** With the period, what a run counts once by. */
  readonly key: string
  readonly sendsOn: string
}

interface Schedule {
  readonly months: DuesPeriodMonths
  readonly yearBegins: number
  readonly automatic: AutomaticDues
}

/**
 * The runs whose notice is due on a day: everyone's bills of the next period, and on the first of a month those
 * of members who entered during this one. No bill goes out less than a week after its notice.
 */
export function runsToAnnounce(
  today: string,
  { automatic, ...year }: Schedule,
): readonly PlannedRun[] {
  const current = periodAround(today, year)
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
