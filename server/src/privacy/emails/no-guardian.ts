import { isolated } from '@touchline/domain/values/isolated'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { accountLetters as de } from '@touchline/text/accounts/letters/de'
import { accountLetters as en } from '@touchline/text/accounts/letters/en'
import { accountLetters as es } from '@touchline/text/accounts/letters/es'
import { accountLetters as fr } from '@touchline/text/accounts/letters/fr'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { LonelyChild, Staff } from '../queries/succession.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

/** Shown on rosters instead of the name of a deleted account. */
export const formerMember: Readonly<Record<Language, string>> = {
  de: de.formerMember,
  en: en.formerMember,
  es: es.formerMember,
  fr: fr.formerMember,
}

/** Tells a team's staff that a child has no guardian any more. */
export function noGuardianLetter(
  letter: LonelyChild & { readonly staff: Staff; readonly origin: string },
): Mail {
  const { staff, teamId, memberId, name, teamName, origin } = letter
  const language = bestLanguage([staff.language])
  const { childWithoutGuardian: words } = texts[language]
  const team = withoutLinks(teamName)
  return {
    kind: 'children.guardian_gone',
    teamId,
    to: staff.email,
    language,
    subject: words.subject(isolated(name), isolated(teamName)),
    ...compose({
      language,
      heading: words.heading(isolated(withoutLinks(name))),
      paragraphs: [words.body(team), words.invite],
      action: { label: words.action, url: `${origin}/team/${teamId}/members/${memberId}` },
      footer: [words.why],
    }),
  }
}

interface MadeAdmin {
  readonly to: string
  readonly language: string
  /** Name of the team or club. */
  readonly place: string
  readonly url: string
}

/** To the new admin of a team or club. */
export function madeAdminLetter({ to, language: chosen, place, url }: MadeAdmin): Mail {
  const language = bestLanguage([chosen])
  const { madeAdmin: words } = texts[language]
  const name = withoutLinks(place)
  return {
    kind: 'teams.made_admin',
    to,
    language,
    subject: words.subject(place),
    ...compose({
      language,
      heading: words.heading(name),
      paragraphs: [words.body(name)],
      action: { label: words.action, url },
      footer: [words.why],
    }),
  }
}
