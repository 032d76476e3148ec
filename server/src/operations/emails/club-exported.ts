import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { clubExportedLetter as de } from '@touchline/text/operations/exported/de'
import { clubExportedLetter as en } from '@touchline/text/operations/exported/en'
import { clubExportedLetter as es } from '@touchline/text/operations/exported/es'
import { clubExportedLetter as fr } from '@touchline/text/operations/exported/fr'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

interface ClubExportedLetter {
  readonly name: string
  readonly reason: string
  readonly to: string
  readonly language: Language
}

/** To those who manage a club; goes out of a suspended club too, so it isn't counted as the club's. */
export function clubExportedLetter({ reason, to, language, ...letter }: ClubExportedLetter): Mail {
  const words = texts[language]
  const name = withoutLinks(letter.name)
  return {
    kind: 'operations.club_exported',
    to,
    language,
    subject: words.subject(letter.name),
    ...compose({
      language,
      heading: words.subject(name),
      paragraphs: [words.body(name, withoutLinks(reason)), words.ask],
      footer: [words.why(name)],
    }),
  }
}
