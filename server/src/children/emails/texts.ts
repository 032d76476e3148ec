import { locales, type Language } from '@touchline/domain/values/language'
import { children as german } from '@touchline/text/children/de'
import { children as english } from '@touchline/text/children/en'
import { children as spanish } from '@touchline/text/children/es'
import { children as french } from '@touchline/text/children/fr'
import { guardianMail as de } from '@touchline/text/children/letters/guardians/de'
import { guardianMail as en } from '@touchline/text/children/letters/guardians/en'
import { guardianMail as es } from '@touchline/text/children/letters/guardians/es'
import { guardianMail as fr } from '@touchline/text/children/letters/guardians/fr'

export const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }
export const titles = { de: german, en: english, es: spanish, fr: french } satisfies Record<
  Language,
  typeof english
>

/** Joins names in a sentence: "Ben and Mia". */
export function listNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names)
}
