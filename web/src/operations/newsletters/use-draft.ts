import type { Newsletter, NewsletterDraft } from '@touchline/contract/operations/shapes/newsletters'
import { languages, type Language } from '@touchline/domain/values/language'
import { useState } from 'react'

export interface Words {
  readonly subject: string
  readonly words: string
}

const noWords: Words = { subject: '', words: '' }

/** The draft's text in each language, and the language shown. */
export function useDraft(kept: Newsletter | undefined) {
  const [kind, setKind] = useState(kept?.kind ?? 'product_news')
  const [texts, setTexts] = useState(() => textsOf(kept))
  const [language, setLanguage] = useState<Language>('en')
  const [isChecked, setChecked] = useState(false)
  const draft = draftOf(kind, texts)
  return {
    kind,
    setKind,
    language,
    setLanguage,
    /** In the language shown. */
    shown: texts[language],
    write: (change: Partial<Words>) =>
      setTexts({ ...texts, [language]: { ...texts[language], ...change } }),
    /** Languages with text. */
    written: draft.texts.map((text) => text.language),
    draft,
    /** The first language that lacks subject or text; English is required. */
    incomplete: languages.find((one) => isIncomplete(one, texts[one])),
    isChanged: !isSame(draft, kept),
    isChecked,
    check: () => setChecked(true),
  }
}

export type Draft = ReturnType<typeof useDraft>

function textsOf(kept: Newsletter | undefined): Readonly<Record<Language, Words>> {
  const inLanguage = (language: Language): Words => {
    const text = kept?.texts.find((one) => one.language === language)
    return text === undefined ? noWords : { subject: text.subject, words: text.words }
  }
  return {
    en: inLanguage('en'),
    fr: inLanguage('fr'),
    de: inLanguage('de'),
    es: inLanguage('es'),
  }
}

function draftOf(
  kind: NewsletterDraft['kind'],
  texts: Readonly<Record<Language, Words>>,
): NewsletterDraft {
  const all = languages.map((language) => ({
    language,
    subject: texts[language].subject.normalize('NFC').trim(),
    words: texts[language].words.normalize('NFC').trim(),
  }))
  return { kind, texts: all.filter(({ subject, words }) => subject !== '' || words !== '') }
}

function isIncomplete(language: Language, { subject, words }: Words): boolean {
  const hasSubject = subject.trim() !== ''
  const hasWords = words.trim() !== ''
  return language === 'en' ? !(hasSubject && hasWords) : hasSubject !== hasWords
}

function isSame({ kind, texts }: NewsletterDraft, kept: Newsletter | undefined): boolean {
  if (kept === undefined || kept.kind !== kind || kept.texts.length !== texts.length) return false
  return texts.every(({ language, subject, words }) =>
    kept.texts.some(
      (one) => one.language === language && one.subject === subject && one.words === words,
    ),
  )
}
