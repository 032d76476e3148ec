/** The languages every sentence of Touchline exists in; BCP 47 primary tags. */
export const languages = ['en', 'fr', 'de', 'es'] as const

export type Language = (typeof languages)[number]

/** What each of them calls itself, as a menu of languages names it to anybody. */
export const languageNames = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
} as const satisfies Record<Language, string>

/** How each of them writes days, numbers and lists: English as in Europe, the day before the month. */
export const locales = { en: 'en-GB', fr: 'fr', de: 'de', es: 'es' } as const satisfies Record<
  Language,
  string
>

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && languages.some((language) => language === tag)
}

/** The first of the wanted BCP 47 tags (most wanted first) we speak; English when none fits. */
export function bestLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage)
  return spoken ?? 'en'
}

/** The tags of an Accept-Language header as they are there: browsers write the most wanted first. */
export function wantedLanguages(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '').split(',').map((entry) => entry.split(';', 1)[0]?.trim() ?? '')
}
