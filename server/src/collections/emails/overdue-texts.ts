import type { Language } from '@touchline/domain/values/language'
import { overdueLetters as german } from '@touchline/text/collections/letters/overdue/de'
import { overdueLetters as english } from '@touchline/text/collections/letters/overdue/en'
import { overdueLetters as spanish } from '@touchline/text/collections/letters/overdue/es'
import { overdueLetters as french } from '@touchline/text/collections/letters/overdue/fr'

/** Texts of reminders about overdue bills, by language. */
export const overdueTexts = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
} satisfies Record<Language, typeof english>

/** The default text of each stage. */
export const defaultTexts = ([1, 2, 3] as const).map((stage) => ({
  en: english.words[stage],
  fr: french.words[stage],
  de: german.words[stage],
  es: spanish.words[stage],
}))
