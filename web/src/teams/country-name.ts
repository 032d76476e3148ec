import type { Language } from '@touchline/domain/values/language'

/** A country as the reader's language calls it. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}
