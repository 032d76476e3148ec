import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { isolated } from '@touchline/domain/values/isolated'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { clubLetters as de } from '@touchline/text/clubs/letters/de'
import { clubLetters as en } from '@touchline/text/clubs/letters/en'
import { clubLetters as es } from '@touchline/text/clubs/letters/es'
import { clubLetters as fr } from '@touchline/text/clubs/letters/fr'
import { clubRoles as roleNamesDe } from '@touchline/text/clubs/roles/de'
import { clubRoles as roleNamesEn } from '@touchline/text/clubs/roles/en'
import { clubRoles as roleNamesEs } from '@touchline/text/clubs/roles/es'
import { clubRoles as roleNamesFr } from '@touchline/text/clubs/roles/fr'

import { unsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

const names: Readonly<Record<Language, typeof roleNamesEn>> = {
  de: roleNamesDe,
  en: roleNamesEn,
  es: roleNamesEs,
  fr: roleNamesFr,
}

/** The club roles in a language. */
export function roleWords(language: Language): typeof roleNamesEn {
  return names[language]
}

export interface RoleNews {
  readonly what: 'roleGiven' | 'roleEnded'
  /** The roles given or ended. */
  readonly roles: readonly ClubRole[]
  readonly to: string
  readonly language: string
  readonly club: { readonly id: string; readonly name: string }
  /** Who did it; undefined without a name. */
  readonly by: string | undefined
  readonly origin: string
}

/** Emails people who got or lost a role: which one, and what it allows. */
export function roleLetter({ what, roles, to, club, by, origin, ...letter }: RoleNews): Mail {
  const language = bestLanguage([letter.language])
  const { [what]: words, why, roleEnded } = texts[language]
  const { names: labels, does } = roleWords(language)
  const name = withoutLinks(club.name)
  const list = roles.map((role) => labels[role]).join(', ')
  const path = what === 'roleGiven' ? `/club/${club.id}` : '/teams'
  const means = what === 'roleGiven' ? roles.map((role) => does[role]) : [roleEnded.rights]
  return {
    kind: what === 'roleGiven' ? 'clubs.role_given' : 'clubs.role_ended',
    clubId: club.id,
    to,
    language,
    subject: words.subject(club.name, list),
    ...compose({
      isToStrangers: true,
      language,
      heading: words.subject(name, list),
      paragraphs: [words.body(name, list, by && isolated(withoutLinks(by))), ...means],
      action: { label: words.action, url: `${origin}${path}` },
      footer: [why],
    }),
  }
}

export interface DocumentNews {
  readonly to: string
  readonly language: string
  readonly club: { readonly id: string; readonly name: string }
  /** Of the document. */
  readonly name: string
  readonly days: number
  readonly url: string
  readonly stopUrl: string
  /** The address has unsubscribed. */
  readonly isUnwanted: boolean
}

/** To a member who is in no team and can't see documents there. */
export function documentLetter({ to, club, days, url, isUnwanted, ...news }: DocumentNews): Mail {
  const language = bestLanguage([news.language])
  const { document: words } = texts[language]
  const { headers, line } = unsubscribeParts(language, news.stopUrl)
  const [clubName, name] = [withoutLinks(club.name), isolated(withoutLinks(news.name))]
  return {
    kind: 'clubs.document',
    clubId: club.id,
    to,
    language,
    subject: words.subject(clubName, name),
    headers,
    isUnwanted,
    ...compose({
      isToStrangers: true,
      language,
      heading: words.subject(clubName, name),
      paragraphs: [words.body(clubName, name, days)],
      action: { label: words.action, url },
      footer: [words.why(clubName), line],
    }),
  }
}
