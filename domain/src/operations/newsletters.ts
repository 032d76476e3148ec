import type { Language } from '../values/language.ts'

/** Which choice among the preferences of adults a newsletter goes by. */
export const newsletterKinds = ['product_news', 'partner_offers'] as const

export type NewsletterKind = (typeof newsletterKinds)[number]

export const maxSubject = 150
export const maxWords = 20_000

/** The words for someone who reads this language: theirs, else the English ones. */
export function wordsFor<Text extends { readonly language: string }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined {
  const inLanguage = (wanted: string) => texts.find((text) => text.language === wanted)
  return inLanguage(language) ?? inLanguage('en')
}
