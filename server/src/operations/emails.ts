import type { NewsletterText } from '@touchline/contract/operations/shapes/newsletters'
import type { NewsletterKind } from '@touchline/domain/operations/newsletters'
import type { Language } from '@touchline/domain/values/language'
import { newsletterLetter as de } from '@touchline/text/operations/newsletter/de'
import { newsletterLetter as en } from '@touchline/text/operations/newsletter/en'
import { newsletterLetter as es } from '@touchline/text/operations/newsletter/es'
import { newsletterLetter as fr } from '@touchline/text/operations/newsletter/fr'

import { stoppingOwn } from '#server/accounts/emails/stopping.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

interface NewsletterLetter {
  readonly kind: NewsletterKind
  readonly text: Pick<NewsletterText, 'subject' | 'words'>
  readonly to: string
  /** The reader's; the words may be in English. */
  readonly language: Language
  readonly origin: string
  readonly stopUrl: string
  readonly goesTo: 'everybody' | 'the_writer'
}

/** A newsletter in someone's post; a test says that it is one. */
export function newsletterLetter(letter: NewsletterLetter): Mail {
  const { kind, text, to, language } = letter
  const words = texts[language]
  const { headers, lines } = stoppingOwn(language, letter)
  const why = kind === 'product_news' ? words.whyNews : words.whyOffers
  return {
    kind: 'operations.newsletter',
    to,
    language,
    subject: text.subject,
    headers,
    ...compose({
      language,
      heading: text.subject,
      paragraphs: text.words.split(/\n{2,}/),
      footer: [...(letter.goesTo === 'the_writer' ? [words.test] : []), why, ...lines],
    }),
  }
}
