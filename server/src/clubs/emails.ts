import { isolated } from '@touchline/domain/values/isolated'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { clubLetters as de } from '@touchline/text/clubs/letters/de'
import { clubLetters as en } from '@touchline/text/clubs/letters/en'
import { clubLetters as es } from '@touchline/text/clubs/letters/es'
import { clubLetters as fr } from '@touchline/text/clubs/letters/fr'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

export interface ManagerNews {
  readonly what: 'managerMade' | 'managerDismissed'
  readonly to: string
  readonly language: string
  readonly club: { readonly id: string; readonly name: string }
  /** Whose doing it is; undefined when the account has no name. */
  readonly by: string | undefined
  readonly origin: string
}

/** To whoever manages a club from now on, or no longer does. */
export function managerNewsLetter({ what, to, club, by, origin, ...letter }: ManagerNews): Mail {
  const language = bestLanguage([letter.language])
  const { [what]: words, why } = texts[language]
  const name = withoutLinks(club.name)
  const path = what === 'managerMade' ? `/club/${club.id}` : '/teams'
  return {
    kind: what === 'managerMade' ? 'clubs.manager_made' : 'clubs.manager_dismissed',
    clubId: club.id,
    to,
    language,
    subject: words.subject(club.name),
    ...compose({
      isToStrangers: true,
      language,
      heading: words.subject(name),
      paragraphs: [words.body(name, by && isolated(withoutLinks(by))), words.rights],
      action: { label: words.action, url: `${origin}${path}` },
      footer: [why],
    }),
  }
}
