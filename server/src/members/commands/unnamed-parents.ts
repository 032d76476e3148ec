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
 * Whom nobody has named is called by the child's last name, "Family Huber": the first name of a child
 * would stay there when the child is erased.
 */
export function firstNameOfUnnamed(language: string): string {
  return words[bestLanguage([language])]
}

/** Still called so, in whatever language the team had then. */
export function isUnnamed({ firstName }: { readonly firstName: string }): boolean {
  return Object.values(words).includes(firstName)
}
