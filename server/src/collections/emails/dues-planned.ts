import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { dues as german } from '@touchline/text/collections/dues/de'
import { dues as english } from '@touchline/text/collections/dues/en'
import { dues as spanish } from '@touchline/text/collections/dues/es'
import { dues as french } from '@touchline/text/collections/dues/fr'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { formatDay, formatMoney } from './formatting.ts'

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
}

export function nameOfRun(language: Language, period: string): string {
  return texts[language].write.nameOf(period)
}

interface PlannedDues {
  readonly to: string
  readonly language: Language
  readonly club: { readonly id: string; readonly name: string }
  /** As on the bills. */
  readonly name: string
  readonly sendsOn: string
  readonly people: number
  readonly families: number
  readonly amount: number
  readonly currency: string
  readonly url: string
}

/** Announces bills to a treasurer, which are sent in a week unless stopped. */
export function duesPlannedLetter(planned: PlannedDues): Mail {
  const { to, language, club, name, sendsOn, people, families, url } = planned
  const { letter, write } = texts[language]
  const day = formatDay(language, sendsOn)
  const sum = formatMoney(planned, planned.amount)
  const subject = (clubName: string) => letter.subject(day, clubName)
  const facts = [
    [letter.bills, withoutLinks(name)],
    [letter.families, String(families)],
    [letter.total, write.summary(people, sum)],
  ] as const
  return {
    kind: 'collections.dues_planned',
    clubId: club.id,
    to,
    language,
    subject: subject(club.name),
    ...compose({
      language,
      heading: subject(withoutLinks(club.name)),
      preview: facts.map((fact) => fact.join(' ')).join(' · '),
      paragraphs: [letter.words],
      facts,
      action: { label: letter.action, url },
      footer: [letter.why],
    }),
  }
}
