import { withFirst } from './first-of-month.ts'
import { type Language, locales } from './language.ts'

/** A day with its year, such as "29 March 2026", in an IANA zone. */
export function longDay(at: Date, language: Language, timeZone: string): string {
  const locale = locales[language]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)
  return withFirst(day, locale)
}
