import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { members as german } from '@touchline/text/members/de'
import { members as english } from '@touchline/text/members/en'
import { members as spanish } from '@touchline/text/members/es'
import { members as french } from '@touchline/text/members/fr'

const words: Readonly<Record<Language, string>> = {
  en: english.unnamedParent,
  fr: french.unnamedParent,
  de: german.unnamedParent,
  es: spanish.unnamedParent,
}

/**
 * A parent without a name is called "Family" with the child's last name. Using the child's first
 * name would leave personal data behind when the child is erased.
 */
export function firstNameOfUnnamed(language: string): string {
  return words[bestLanguage([language])]
}

/** True if the parent still has this name, in any of the languages. */
export function isUnnamed({ firstName }: { readonly firstName: string }): boolean {
  return Object.values(words).includes(firstName)
}
