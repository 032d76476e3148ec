import { withFirst } from '@touchline/domain/values/first-of-month'
import { type Language, locales } from '@touchline/domain/values/language'

/** "Saturday, 14 March, 10:30", on the clock of a zone. */
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

/** "14 March" */
export function dayIn(instant: Date, language: Language, timeZone: string): string {
  const locale = locales[language]
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone })
  return withFirst(day.format(instant), locale)
}

/** "Sat 14 Mar" */
export function shortDayIn(instant: Date, language: Language, timeZone: string): string {
  const locale = locales[language]
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(instant)
}

export function listIn(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(words)
}
