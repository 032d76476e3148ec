import { addDays, weekdays } from './days.ts'
import { localTimesOfRule, monthDayOf, type Series } from './recurrence.ts'

/** How the later part moves in local time. */
export interface Move {
  readonly days: number
  readonly time: string
  readonly durationMinutes: number
}

/** A split series, RFC 5545's way to change "this and following". */
export interface Split {
  /** The rule before the split; undefined if nothing is left. */
  readonly before: Series | undefined
  readonly after: Series
  /** Maps each later time of the old rule to the new one. */
  readonly movedTo: ReadonlyMap<string, string>
}

/**
 * Splits a series before the first time from `local` on. Both parts are then limited by COUNT,
 * which means the same in every zone and at every time.
 */
export function splitSeries(series: Series, local: string, move: Move): Split {
  const locals = localTimesOfRule(series)
  const found = locals.findIndex((one) => one >= local)
  const cut = found === -1 ? locals.length : found
  const tail = locals.slice(cut)
  const movedLocals = tail.map((one) => `${addDays(one.slice(0, 10), move.days)}T${move.time}`)
  const after = movedSeries(series, movedLocals, { ...move, local })
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

/** Moves all dates of a series by some days, with a new rule if one can express it. */
function movedSeries(
  series: Series,
  locals: readonly string[],
  { days, time, durationMinutes, local }: Move & { readonly local: string },
): Series {
  const firstDay = locals[0]?.slice(0, 10) ?? addDays(local.slice(0, 10), days)
  const moved = {
    ...series,
    startsLocal: `${firstDay}T${time}`,
    durationMinutes,
  }
  const count = Math.max(1, locals.length)
  const ruled = {
    ...moved,
    rule: withCount(shifted(series.rule, addDays(firstDay, -series.shiftDays), days), count),
  }
  const hasRule = localTimesOfRule(ruled)
    .slice(0, count)
    .every((one, index) => one === locals[index])
  if (hasRule || locals.length === 0) return ruled
  return {
    ...moved,
    rule: withCount(series.rule, count),
    shiftDays: series.shiftDays + days,
  }
}

function withCount(rule: string, count: number): string {
  return rule.replace(/(?:UNTIL|COUNT)=[^;]+/, `COUNT=${count}`)
}

/**
 * Weeks move as a whole, including WKST, so that every second week stays so. A month's date or
 * weekday becomes that of the new first day.
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
