import { type Language, locales } from '@touchline/domain/values/language'

/** "Saturday, 14 March, 10:30", on the clock of a zone. */
export function momentIn(instant: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)
}

/** "14 March" */
export function dayIn(instant: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(instant)
}

export function listIn(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(words)
}
