/** The languages of the texts; BCP 47 primary tags. */
export const languages = ['en', 'fr', 'de', 'es'] as const

export type Language = (typeof languages)[number]

/** Each language's own name, for menus. */
export const languageNames = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
} as const satisfies Record<Language, string>

/**
 * How each language formats days, numbers and lists: English with the day before the month, as in
 * Europe.
 */
export const locales = { en: 'en-GB', fr: 'fr', de: 'de', es: 'es' } as const satisfies Record<
  Language,
  string
>

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && languages.some((language) => language === tag)
}

/** The first preferred BCP 47 tag that we support; otherwise English. */
export function bestLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage)
  return spoken ?? 'en'
}

/** The tags of an Accept-Language header in order; browsers write the most preferred first. */
export function acceptedLanguages(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '').split(',').map((entry) => entry.split(';', 1)[0]?.trim() ?? '')
}
