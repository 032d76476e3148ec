import { isolated } from '@touchline/domain/values/isolated'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { childrenLetters as de } from '@touchline/text/children/letters/de'
import { childrenLetters as en } from '@touchline/text/children/letters/en'
import { childrenLetters as es } from '@touchline/text/children/letters/es'
import { childrenLetters as fr } from '@touchline/text/children/letters/fr'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { GrowingUp, Reader } from '../queries/coming-of-age.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

interface ToReader {
  readonly person: Pick<GrowingUp, 'teamId' | 'memberId' | 'teamName' | 'firstName'>
  readonly reader: Reader & { readonly email: string }
  readonly origin: string
}

/** Thirty days ahead, to the young person and each guardian. */
export function comingOfAgeLetter(
  letter: ToReader & { readonly day: string; readonly hasAccount: boolean },
): Mail {
  const { person, reader, day, hasAccount, origin } = letter
  const language = bestLanguage([reader.language])
  const { comingOfAge: words } = texts[language]
  const team = withoutLinks(person.teamName)
  const child = isolated(withoutLinks(person.firstName))
  const shownDay = longDay(new Date(day), language, 'UTC')
  const paragraphs =
    reader.relation === 'self'
      ? [words.toPerson(team, shownDay), words.toPersonGuardians]
      : [words.toGuardian(child, team, shownDay), ...(hasAccount ? [] : [words.noAccount(child)])]
  return {
    kind: 'children.coming_of_age',
    teamId: person.teamId,
    to: reader.email,
    language,
    subject: words.subject(isolated(person.teamName)),
    ...compose({
      language,
      heading: words.heading,
      paragraphs,
      action: { label: words.action, url: profileOf(person, origin) },
      footer: [words.why],
    }),
  }
}

/** On the day: tells the young person what is theirs now, and the guardians what has ended. */
export function cameOfAgeLetter({ person, reader, origin }: ToReader): Mail {
  const language = bestLanguage([reader.language])
  const { cameOfAge: words } = texts[language]
  const team = withoutLinks(person.teamName)
  const isSelf = reader.relation === 'self'
  const said = isSelf
    ? {
        heading: words.heading,
        paragraphs: [words.body(team), words.consents],
        action: { label: words.action, url: `${profileOf(person, origin)}?tab=consents` },
      }
    : {
        heading: words.guardianHeading,
        paragraphs: [words.guardianBody(isolated(withoutLinks(person.firstName)), team)],
      }
  return {
    kind: 'children.came_of_age',
    teamId: person.teamId,
    to: reader.email,
    language,
    subject: isSelf
      ? words.subject(isolated(person.teamName))
      : words.guardianSubject(isolated(person.firstName), isolated(person.teamName)),
    ...compose({ language, ...said, footer: [words.why] }),
  }
}

/** Where the birth date is shown and an address can be entered. */
function profileOf({ teamId, memberId }: ToReader['person'], origin: string): string {
  return `${origin}/team/${teamId}/members/${memberId}`
}
