import type { SpanMoments } from '@touchline/domain/events/moments'
import { spanInWords } from '@touchline/domain/events/span-in-words'
import { withFirst } from '@touchline/domain/values/first-of-month'
import { type Language, locales } from '@touchline/domain/values/language'
import { changes as de } from '@touchline/text/notifications/changes/de'
import { changes as en } from '@touchline/text/notifications/changes/en'
import { changes as es } from '@touchline/text/notifications/changes/es'
import { changes as fr } from '@touchline/text/notifications/changes/fr'

const changes = { de, en, es, fr } as const

/** "Saturday, 14 March, 10:30" in a time zone. */
export function momentIn(instant: Date, language: Language, timeZone: string): string {
  const locale = locales[language]
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)
  return withFirst(language === 'de' ? `${moment} Uhr` : moment, locale)
}

/** "Saturday, 14 March, 10:30–12:00"; repeats the day if it ends on another. */
function rangeIn([from, to]: readonly [Date, Date], language: Language, timeZone: string): string {
  const locale = locales[language]
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  })
  if (from.getTime() === to.getTime()) return momentIn(from, language, timeZone)
  if (days.format(from) !== days.format(to))
    return `${momentIn(from, language, timeZone)} – ${momentIn(to, language, timeZone)}`
  const range = `${clock.format(from)}–${clock.format(to)}`
  const day = withFirst(days.format(from), locale)
  return language === 'de' ? `${day}, ${range} Uhr` : `${day}, ${range}`
}

/** The same for an event; whole days have no time. */
export function eventRangeIn(event: SpanMoments, language: Language, timeZone: string): string {
  const from = new Date(event.startsAt)
  if (!event.isAllDay) return rangeIn([from, new Date(event.endsAt)], language, timeZone)
  const days = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  })
  const [first, last] = [from, new Date(new Date(event.endsAt).getTime() - 1)].map((day) =>
    withFirst(days.format(day), locales[language]),
  )
  return first === last ? `${first}, ${changes[language].allDay}` : `${first} – ${last}`
}

/** "14 March" */
export function dayIn(instant: Date, language: Language, timeZone: string): string {
  const locale = locales[language]
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone })
  return withFirst(day.format(instant), locale)
}

/** "Sat 14 Mar", or "Fri 13 – Sun 15 Mar": the days of an event. */
export function shortDaysIn(event: SpanMoments, language: Language, timeZone: string): string {
  return spanInWords(event, timeZone, changes[language]).days
}

/** "Sat 14 Mar, 10:00–11:30" */
export function shortRangeIn(event: SpanMoments, language: Language, timeZone: string): string {
  return spanInWords(event, timeZone, changes[language]).whole
}

export function listIn(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(words)
}
