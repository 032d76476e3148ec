import { type Language, locales } from './language.ts'

/** A day written out with its year, as "29 March 2026", by the clocks of an IANA zone. */
export function longDay(at: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(at)
}
