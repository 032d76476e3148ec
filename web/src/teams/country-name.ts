import type { Language } from '@touchline/domain/values/language'

/** The country's name in the reader's language. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}
