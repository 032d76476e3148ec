import type { Language } from '@touchline/domain/values/language'

/** What a roster calls somebody who was invited by address alone, in the language of the team. */
export const placeholderNames: Readonly<
  Record<Language, { readonly firstName: string; readonly lastName: string }>
> = {
  en: { firstName: 'Invited', lastName: 'User' },
  de: { firstName: 'Neues', lastName: 'Mitglied' },
  fr: { firstName: 'Nouveau', lastName: 'membre' },
  es: { firstName: 'Nuevo', lastName: 'miembro' },
}
