import { addDays, weekdays } from './days.ts'
import { localsOf, monthDayOf, type Series } from './recurrence.ts'

/** How the later part of a series moves on the wall clock. */
export interface Move {
  readonly days: number
  readonly time: string
  readonly durationMinutes: number
}

/** A series cut in two: RFC 5545's way to change "this and following". */
export interface Split {
  /** What is left before the cut; undefined when nothing is. */
  readonly before: Series | undefined
  readonly after: Series
  /** From each later time by the old rule to the time by the new one. */
  readonly movedTo: ReadonlyMap<string, string>
}

/**
 * Cuts a series before the first time that is not earlier than `local`. Both parts count their
 * dates from then on: a count means the same in every zone and at every time of day.
 */
export function splitSeries(series: Series, local: string, move: Move): Split {
  const locals = localsOf(series)
  const found = locals.findIndex((one) => one >= local)
  const cut = found === -1 ? locals.length : found
  const tail = locals.slice(cut)
  const firstDay = addDays((tail[0] ?? local).slice(0, 10), move.days)
  const after = {
    ...series,
    rule: withCount(shifted(series.rule, firstDay, move.days), Math.max(1, tail.length)),
    startsLocal: `${firstDay}T${move.time}`,
    durationMinutes: move.durationMinutes,
  }
  const movedLocals = localsOf(after)
  const movedTo = new Map(tail.map((one, index) => [one, movedLocals[index] ?? one]))
  const isLater = (one: string) => movedTo.has(one)
  return {
    before:
      cut === 0
        ? undefined
        : {
            ...series,
            rule: withCount(series.rule, cut),
            exceptions: series.exceptions.filter((one) => !isLater(one)),
          },
    after: {
      ...after,
      exceptions: series.exceptions.filter(isLater).map((one) => movedTo.get(one) ?? one),
    },
    movedTo,
  }
}

function withCount(rule: string, count: number): string {
  return rule.replace(/(?:UNTIL|COUNT)=[^;]+/, `COUNT=${count}`)
}

/**
 * Weeks move as a whole, their first day included: every second week stays every second week. A
 * month's date or weekday becomes that of the new first day.
 */
function shifted(rule: string, firstDay: string, days: number): string {
  if (days === 0) return rule
  if (rule.includes('FREQ=MONTHLY'))
    return rule
      .replace(/BYMONTHDAY=[^;]+/, monthDayOf(firstDay, 'date'))
      .replace(/BYDAY=[^;]+/, monthDayOf(firstDay, 'weekday'))
  return rule.replaceAll(/(WKST|BYDAY)=([^;]+)/g, (_, part: string, named: string) => {
    const later = named.split(',').map((day) => laterWeekday(day, days))
    return `${part}=${later.join(',')}`
  })
}

function laterWeekday(day: string, days: number): string {
  const index = weekdays.findIndex((one) => one === day)
  return weekdays[(((index + days) % 7) + 7) % 7] ?? day
}
