import type { SpanMoments } from '../events/moments.ts'
import { spanInWords } from '../events/span-in-words.ts'
import { wallClockOf } from '../values/day-in-zone.ts'

/** How a language describes a change. */
export interface ChangeTexts {
  readonly locale: string
  readonly allDay: string
  readonly newTime: (now: string, was: string) => string
  readonly newDay: (now: string, was: string) => string
  readonly newPlace: (now: string, was: string) => string
  readonly newTimeAndPlace: (now: string, was: string, place: string) => string
  readonly noPlace: string
}

interface Appointment extends SpanMoments {
  readonly place: string | null
}

/** An event as people knew it, and as it is now. */
export interface ChangeInFigures {
  readonly was: Appointment
  readonly is: Appointment
  readonly timeZone: string
}

export interface ChangeInWords {
  /** "17:30 → 18:15": for a subject or a lock screen. */
  readonly short: string
  /** "New time: Tue 1 Dec, 18:15 (was 17:30)" */
  readonly news: string
  /** The day isn't in `short`. */
  readonly isSameDay: boolean
}

/** Describes a change in one line, in the event's zone. */
export function changeInWords(change: ChangeInFigures, text: ChangeTexts): ChangeInWords {
  const { was, is } = change
  const { from, to, isSameDay, now, old } = timesIn(change, text)
  const place = is.place ?? text.noPlace
  if (from === to) {
    const before = was.place ?? text.noPlace
    return { short: `${before} → ${place}`, news: text.newPlace(place, before), isSameDay }
  }
  const times = `${from} → ${to}`
  if (was.place !== is.place)
    return {
      short: `${times}, ${place}`,
      news: text.newTimeAndPlace(now, old, place),
      isSameDay,
    }
  return { short: times, news: (isSameDay ? text.newTime : text.newDay)(now, old), isSameDay }
}

/** The old and the new time, in the fewest words that tell them apart. */
function timesIn({ was, is, timeZone }: ChangeInFigures, text: ChangeTexts) {
  const before = shownIn(was, timeZone, text)
  const now = shownIn(is, timeZone, text)
  const isSameDay = before.days === now.days
  if (!isSameDay) {
    const isShort = before.isSeveralDays && now.isSeveralDays && before.month === now.month
    const from = isShort ? before.shortDays : before.day
    return { from, to: now.day, isSameDay, now: fresh(now), old: before.day }
  }
  if (now.isSeveralDays)
    return { from: before.whole, to: now.whole, isSameDay, now: now.whole, old: before.whole }
  const isStart = before.start !== now.start
  const [from, to] = isStart ? [before.start, now.start] : [before.beside, now.beside]
  return { from, to, isSameDay, now: `${now.days}, ${to}`, old: from }
}

function shownIn(event: Appointment, timeZone: string, text: ChangeTexts) {
  const words = spanInWords(event, timeZone, text)
  const local = wallClockOf(event.startsAt, timeZone)
  const start = event.isAllDay ? text.allDay : local.slice(11)
  return {
    ...words,
    start,
    month: local.slice(0, 7),
    /** When it begins: several days begin and end as a whole. */
    day: words.isSeveralDays ? words.days : `${words.days}, ${start}`,
  }
}

function fresh({ isSeveralDays, whole, day }: ReturnType<typeof shownIn>): string {
  return isSeveralDays ? whole : day
}
