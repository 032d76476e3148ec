import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { registrationLetters as de } from '@touchline/text/registrations/letters/de'
import { registrationLetters as en } from '@touchline/text/registrations/letters/en'
import { registrationLetters as es } from '@touchline/text/registrations/letters/es'
import { registrationLetters as fr } from '@touchline/text/registrations/letters/fr'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { Owner } from './queries/owners.ts'

export const registrationTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

export type RegistrationNews =
  | 'confirm'
  | 'waiting'
  | 'offered'
  | 'lapsed'
  | 'accepted'
  | 'declined'
  | 'ended'

export interface FamilyNews {
  readonly what: RegistrationNews
  readonly owner: Pick<Owner, 'kind' | 'id' | 'name' | 'timeZone'>
  readonly to: string
  readonly language: Language
  /** Of the people it is about. */
  readonly firstNames: readonly string[]
  /** Of their teams. */
  readonly teams: readonly string[]
  /** The club's or team's own words; empty where there are none. */
  readonly message: string
  readonly offerUntil: Date | undefined
  readonly url: string
}

/** To the contact of a registration, about what became of it. */
export function registrationLetter(news: FamilyNews): Mail {
  const { what, owner, language, to, url } = news
  const text = registrationTexts[language]
  const { [what]: words } = text
  const club = withoutLinks(owner.name)
  const names = new Intl.ListFormat(language).format(news.firstNames)
  const teams = new Intl.ListFormat(language).format(new Set(news.teams))
  return {
    kind: `registrations.${what}`,
    ...(owner.kind === 'club' ? { clubId: owner.id } : { teamId: owner.id }),
    to,
    language,
    subject: words.subject(owner.name),
    ...compose({
      isToStrangers: true,
      language,
      heading: words.subject(club),
      paragraphs: [
        words.body(names, club),
        ...(news.message === '' ? [] : [withoutLinks(news.message)]),
      ],
      facts: [
        ...(teams === '' ? [] : [[text.facts.team, withoutLinks(teams)] as const]),
        ...(news.offerUntil === undefined
          ? []
          : [[text.facts.until, dayOf(news.offerUntil, news)] as const]),
      ],
      ...(what === 'confirm' || what === 'waiting' || what === 'offered'
        ? { action: { label: text.actions[what], url } }
        : {}),
      footer: [what === 'confirm' ? text.whyConfirm(club) : text.why(club)],
    }),
  }
}

function dayOf(at: Date, { language, owner: { timeZone } }: FamilyNews): string {
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(at)
}
