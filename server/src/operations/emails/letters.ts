import type { NewsletterText } from '@touchline/contract/operations/shapes/newsletters'
import type { NewsletterKind } from '@touchline/domain/operations/newsletters'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { mailLimitLetter as limitDe } from '@touchline/text/operations/limits/de'
import { mailLimitLetter as limitEn } from '@touchline/text/operations/limits/en'
import { mailLimitLetter as limitEs } from '@touchline/text/operations/limits/es'
import { mailLimitLetter as limitFr } from '@touchline/text/operations/limits/fr'
import { newsletterLetter as de } from '@touchline/text/operations/newsletter/de'
import { newsletterLetter as en } from '@touchline/text/operations/newsletter/en'
import { newsletterLetter as es } from '@touchline/text/operations/newsletter/es'
import { newsletterLetter as fr } from '@touchline/text/operations/newsletter/fr'

import { accountUnsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
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

/** A newsletter's email; a test is marked as one. */
export function newsletterLetter(letter: NewsletterLetter): Mail {
  const { kind, text, to, language } = letter
  const words = texts[language]
  const { headers, lines } = accountUnsubscribeParts(language, letter)
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

const limitTexts: Readonly<Record<Language, typeof limitEn>> = {
  de: limitDe,
  en: limitEn,
  es: limitEs,
  fr: limitFr,
}

interface MailLimitLetter {
  readonly name: string
  readonly limit: number
  readonly to: string
  readonly language: Language
  readonly group: { readonly clubId: string } | { readonly teamId: string }
}

/** To the managers or admins, when the day's limit of emails is reached. */
export function mailLimitLetter({ limit, to, language, group, ...letter }: MailLimitLetter): Mail {
  const words = limitTexts[language]
  const name = withoutLinks(letter.name)
  const count = new Intl.NumberFormat(language).format(limit)
  return {
    kind: 'operations.mail_limit',
    ...group,
    to,
    language,
    subject: words.subject(letter.name),
    ...compose({
      language,
      heading: words.subject(name),
      paragraphs: [words.body(name, count), words.ask],
      footer: [words.why(name)],
    }),
  }
}
