import { wallClockOf } from '../values/day-in-zone.ts'
import { withFirst } from '../values/first-of-month.ts'
import { lastDayOf } from './days-covered.ts'
import type { SpanMoments } from './moments.ts'

/** A language's texts for dates and times. */
export interface SpanTexts {
  readonly locale: string
  /** "all day" */
  readonly allDay: string
}

export interface SpanInWords {
  /** "Sat 5 Dec", or "Fri 4 – Sun 6 Dec" */
  readonly days: string
  /** Without the month if it is obvious: "Fri 4 – Sun 6". */
  readonly shortDays: string
  /**
   * For use beside the first day: "10:00–11:30", "20:00 – Sun 01:00", "all day"; complete for
   * several days.
   */
  readonly beside: string
  /** "Sat 5 Dec, 10:00–11:30", "Sat 5 Dec, 20:00 – Sun 01:00", "Sat 5 Dec, all day" */
  readonly whole: string
  readonly isSeveralDays: boolean
}

/** Describes when an event takes place in a time zone; a night belongs to the evening before. */
export function spanInWords(event: SpanMoments, zone: string, texts: SpanTexts): SpanInWords {
  const { isAllDay } = event
  const startsLocal = wallClockOf(event.startsAt, zone)
  const endsLocal = wallClockOf(event.endsAt, zone)
  const first = startsLocal.slice(0, 10)
  const last = lastDayOf({ startsLocal, endsLocal, isAllDay })
  const show = daysIn(texts.locale)
  if (last > first) {
    const days = `${show.day(first, last)} – ${show.day(last)}`
    const from = `${show.day(first, last)}, ${startsLocal.slice(11)}`
    const whole = isAllDay ? days : `${from} – ${show.day(last)}, ${endsLocal.slice(11)}`
    const shortDays = isSameMonth(first, last)
      ? `${show.day(first, last)} – ${show.day(last, first)}`
      : days
    return { days, shortDays, beside: whole, whole, isSeveralDays: true }
  }
  const day = show.day(first)
  const beside = isAllDay ? texts.allDay : clockBeside(startsLocal, endsLocal, show.weekday)
  return { days: day, shortDays: day, beside, whole: `${day}, ${beside}`, isSeveralDays: false }
}

/** Repeats the day when the event ends after midnight. */
function clockBeside(from: string, to: string, weekday: (day: string) => string): string {
  const start = from.slice(11)
  if (from === to) return start
  const end = to.slice(11)
  const day = to.slice(0, 10)
  return day === from.slice(0, 10) ? `${start}–${end}` : `${start} – ${weekday(day)} ${end}`
}

function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

const daysOf = new Map<string, ReturnType<typeof makeDays>>()

/** Cached per language, because creating formats takes longer than formatting a list. */
function daysIn(locale: string) {
  const days = daysOf.get(locale) ?? makeDays(locale)
  daysOf.set(locale, days)
  return days
}

/** Formats days, without the month if a neighbouring day has the same. */
function makeDays(locale: string) {
  const weekday = { weekday: 'short', timeZone: 'UTC' } as const
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(locale, options)
    return (day: string) =>
      withFirst(dates.format(new Date(`${day}T00:00:00Z`)), locale).replace(
        /^(\p{L}+\.?), /u,
        '$1 ',
      )
  }
  const whole = format({ ...weekday, day: 'numeric', month: 'short' })
  const short = format({ ...weekday, day: 'numeric' })
  return {
    day: (day: string, beside?: string) =>
      beside !== undefined && isSameMonth(day, beside) ? short(day) : whole(day),
    weekday: format(weekday),
  }
}
