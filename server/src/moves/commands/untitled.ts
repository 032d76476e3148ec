import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { moves as german } from '@touchline/text/moves/de'
import { moves as english } from '@touchline/text/moves/en'
import { moves as spanish } from '@touchline/text/moves/es'
import { moves as french } from '@touchline/text/moves/fr'

const words: Readonly<Record<Language, string>> = {
  en: english.untitledEvent,
  fr: french.untitledEvent,
  de: german.untitledEvent,
  es: spanish.untitledEvent,
}

/** The title of an event that has none, in the language of the team. */
export function untitledEvent(language: string): string {
  return words[bestLanguage([language])]
}
