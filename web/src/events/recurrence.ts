import { type Weekday, weekdays } from '@touchline/domain/events/days'

/** A day of the month: the 14th, or the second Monday (-1: the last one). */
export type MonthDay =
  | { readonly by: 'date'; readonly day: number }
  | { readonly by: 'weekday'; readonly ordinal: number; readonly weekday: Weekday }

export type Step =
  | { readonly every: 'day' }
  | { readonly every: 'week'; readonly weekdays: readonly Weekday[] }
  | { readonly every: 'month'; readonly on: MonthDay }

export type Ending =
  | { readonly kind: 'until'; readonly instant: string }
  | { readonly kind: 'count'; readonly count: number }

export interface Recurrence {
  readonly interval: number
  readonly step: Step
  readonly ends: Ending
}

/** How an event repeats, from our RFC 5545 rules; undefined for others. */
export function readRecurrence(rule: string): Recurrence | undefined {
  const parts = new Map(
    rule.split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=')
      return [name, value]
    }),
  )
  const step = stepOf(parts)
  const ends = endingOf(parts)
  return step && ends && { interval: Number(parts.get('INTERVAL') ?? 1), step, ends }
}

type Parts = ReadonlyMap<string, string>

function stepOf(parts: Parts): Step | undefined {
  const frequency = parts.get('FREQ')
  if (frequency === 'DAILY') return { every: 'day' }
  if (frequency === 'WEEKLY') {
    const named = parts.get('BYDAY')?.split(',') ?? []
    return { every: 'week', weekdays: weekdays.filter((day) => named.includes(day)) }
  }
  const on = frequency === 'MONTHLY' ? monthDayOf(parts) : undefined
  return on && { every: 'month', on }
}

function monthDayOf(parts: Parts): MonthDay | undefined {
  const day = Number(parts.get('BYMONTHDAY') ?? 0)
  if (day > 0) return { by: 'date', day }
  const [, ordinal, named] = /^(-1|[1-4])([A-Z]{2})$/.exec(parts.get('BYDAY') ?? '') ?? []
  const weekday = weekdays.find((one) => one === named)
  return weekday && { by: 'weekday', ordinal: Number(ordinal), weekday }
}

function endingOf(parts: Parts): Ending | undefined {
  const count = Number(parts.get('COUNT') ?? 0)
  if (count > 0) return { kind: 'count', count }
  const until = parts.get('UNTIL') ?? ''
  const instant = until.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return instant === until ? undefined : { kind: 'until', instant }
}
