import type { Dues } from '@touchline/domain/collections/instalments'
import { inGroups, referenceOf } from '@touchline/domain/collections/payment-reference'
import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import type { MailKind } from '@touchline/domain/values/mail-kinds'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { letters as german } from '@touchline/text/collections/letters/de'
import { letters as english } from '@touchline/text/collections/letters/en'
import { letters as spanish } from '@touchline/text/collections/letters/es'
import { letters as french } from '@touchline/text/collections/letters/fr'

import { compose, type Letter } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { dayIn, duesIn, moneyIn } from './emails/in-words.ts'

const texts = { en: english, fr: french, de: german, es: spanish } satisfies Record<
  Language,
  typeof english
>

/** Who is written to, about which collection of which team. */
export interface Reader {
  readonly teamId: string
  readonly team: string
  readonly collection: string
  readonly to: string
  readonly language: Language
}

/** A form that somebody is asked to fill in for people they speak for. */
export interface FormAsked extends Reader {
  readonly kind: 'invited' | 'reminder'
  readonly names: readonly string[]
  readonly closesOn: string | null
  readonly url: string
}

export function formLetter(asked: FormAsked): Mail {
  const { kind, language, collection, team, names, closesOn, url } = asked
  const text = texts[language]
  const isFirst = kind === 'invited'
  const subjectOf = (name: string, by: string) =>
    isFirst ? text.invited.subject(name, by) : text.reminder.form(name)
  return mailTo(asked, `collections.${kind}`, {
    subject: subjectOf(isolated(collection), isolated(team)),
    heading: subjectOf(isolated(withoutLinks(collection)), isolated(withoutLinks(team))),
    paragraphs: [isFirst ? text.invited.words : text.reminder.formWords],
    facts: factsOf([
      [text.facts.people, withoutLinks(names.join(', '))],
      [text.facts.until, dayIn(language, closesOn)],
    ]),
    action: { label: text.invited.action, url },
    footer: [text.whyInvited(withoutLinks(team))],
  })
}

/** What has happened to a bill. */
export type BillNews =
  | { readonly kind: 'billed' }
  | { readonly kind: 'reminder'; readonly when: 'open' | 'soon' | 'late' }
  | { readonly kind: 'paid' | 'refunded' | 'refund_failed' | 'returned'; readonly amount: number }
  | { readonly kind: 'request_answered'; readonly isGranted: boolean; readonly answer: string }

export interface BillToldOf extends Reader {
  readonly number: number
  readonly currency: string
  readonly names: readonly string[]
  readonly owed: number
  readonly dues: Dues
  readonly url: string
  readonly isSandbox: boolean
}

export function billLetter(news: BillNews, bill: BillToldOf): Mail {
  const { language, collection, team, url } = bill
  const text = texts[language]
  const { subject, words } = saidOf(news, bill)
  return mailTo(bill, `collections.${news.kind}`, {
    subject: subject(collection),
    heading: subject(withoutLinks(collection)),
    paragraphs: words,
    facts: billFacts(news, bill),
    action: { label: text.toBill, url },
    footer: [
      ...(bill.isSandbox ? [text.sandbox] : []),
      text.link,
      text.whyPayer(withoutLinks(team)),
    ],
  })
}

interface Said {
  readonly subject: (collection: string) => string
  readonly words: readonly string[]
}

function saidOf(news: BillNews, { language, dues }: BillToldOf): Said {
  const text = texts[language]
  switch (news.kind) {
    case 'reminder':
      return remindedOf(news.when, language, dues.late.length)
    case 'request_answered':
      return {
        subject: text.answered.subject,
        words: [news.isGranted ? text.answered.granted : text.answered.refused],
      }
    case 'billed':
    case 'paid':
    case 'refunded':
    case 'refund_failed':
    case 'returned':
      return { subject: text[news.kind].subject, words: [text[news.kind].words] }
  }
}

function remindedOf(when: 'open' | 'soon' | 'late', language: Language, lateCount: number): Said {
  const { reminder } = texts[language]
  switch (when) {
    case 'open':
      return { subject: reminder.bill, words: [reminder.billWords, reminder.help] }
    case 'soon':
      return { subject: reminder.soon, words: [reminder.soonWords, reminder.help] }
    case 'late':
      return { subject: reminder.late, words: [reminder.lateWords(lateCount), reminder.help] }
  }
}

function billFacts(news: BillNews, bill: BillToldOf): NonNullable<Letter['facts']> {
  const { names, owed, number, language } = bill
  const { facts } = texts[language]
  const isOpen = owed > 0
  return factsOf([
    [facts.people, withoutLinks(names.join(', '))],
    [facts.amount, 'amount' in news ? moneyIn(bill, news.amount) : ''],
    [facts.open, isOpen ? moneyIn(bill, owed) : ''],
    ...(isOpen ? duesIn(bill, facts) : []),
    [facts.reference, isOpen ? inGroups(referenceOf(number)) : ''],
    [facts.answer, news.kind === 'request_answered' ? withoutLinks(news.answer) : ''],
  ])
}

/** How a collection stands, for whoever organizes it. */
export interface OrganizerTold extends Reader {
  readonly currency: string
  readonly held: number
  readonly owed: number
  readonly bills: number
  readonly requests: number
  readonly url: string
}

export function organizerLetter(told: OrganizerTold): Mail {
  const { language, collection, team, bills, requests, url } = told
  const { organizer, facts, whyOrganizer } = texts[language]
  return mailTo(told, 'collections.organizer', {
    subject: organizer.subject(collection),
    heading: organizer.subject(withoutLinks(collection)),
    paragraphs: [organizer.words],
    facts: factsOf([
      [facts.held, moneyIn(told, told.held)],
      [facts.owed, moneyIn(told, told.owed)],
      [facts.bills, String(bills)],
      [facts.requests, requests === 0 ? '' : String(requests)],
    ]),
    action: { label: organizer.action, url },
    footer: [whyOrganizer(withoutLinks(team))],
  })
}

function mailTo(
  { teamId, to, language }: Reader,
  kind: MailKind,
  { subject, ...letter }: Omit<Letter, 'language'> & { readonly subject: string },
): Mail {
  return { kind, teamId, to, language, subject, ...compose({ ...letter, language }) }
}

function factsOf(facts: readonly (readonly [string, string])[]): NonNullable<Letter['facts']> {
  return facts.flatMap(([label, words]) => (words === '' ? [] : [[label, words] as const]))
}
