import type { InstalmentStatus, OpenInstalment } from '@touchline/domain/collections/instalments'
import { formatReference, billReference } from '@touchline/domain/collections/payment-reference'
import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import type { MailKind } from '@touchline/domain/values/mail-kinds'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { compose, type Letter } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { listDueDates, type RequestNews } from './emails/answer.ts'
import { previewOf, billNewsText, sumOf } from './emails/bill-news.ts'
import { debitFactsOf, isPreNotification, type DebitNews } from './emails/debit.ts'
import { formatDay, formatMoney } from './emails/formatting.ts'
import { letterTexts as texts } from './emails/letter-texts.ts'

/** The recipient of an email about a collection. */
export interface Reader {
  readonly teamId: string
  readonly team: string
  readonly collection: string
  readonly to: string
  readonly language: Language
  /** Whether the names of team and collection may be in the subject. */
  readonly isKnown: boolean
  /** The address has reached today's limit. */
  readonly isUnwanted?: boolean
}

/** A form to fill in for people the reader may answer for. */
export interface FormLetterInput extends Reader {
  readonly kind: 'invited' | 'reminder'
  readonly names: readonly string[]
  readonly closesOn: string | null
  readonly url: string
}

export function formLetter(asked: FormLetterInput): Mail {
  const { kind, language, collection, team, names, closesOn, url } = asked
  const text = texts[language]
  const isFirst = kind === 'invited'
  const named = namesInSubject(asked)
  const subjectOf = (name: string, by: string) =>
    isFirst ? text.invited.subject(name, by) : text.reminder.form(name)
  return mailTo(asked, `collections.${kind}`, {
    subject: subjectOf(isolated(named.collection), isolated(named.team)),
    heading: subjectOf(isolated(withoutLinks(collection)), isolated(withoutLinks(team))),
    paragraphs: [isFirst ? text.invited.words : text.reminder.formWords],
    facts: factsOf([
      [text.facts.people, withoutLinks(names.join(', '))],
      [text.facts.until, formatDay(language, closesOn)],
    ]),
    action: { label: text.invited.action, url },
    footer: [text.whyInvited(withoutLinks(team))],
  })
}

/** What happened to a place. */
type PlaceNews = 'waiting' | 'placed' | 'place_released' | 'waiting_ended'

/** What happened to a bill. */
export type BillNews =
  | { readonly kind: 'billed' | 'share_changed' | PlaceNews }
  | { readonly kind: 'reminder'; readonly when: 'open' | 'soon' | 'late' }
  | { readonly kind: 'paid' | 'refunded' | 'refund_failed' | 'returned'; readonly amount: number }
  | ({ readonly kind: 'request_answered' } & RequestNews)
  | DebitNews

export interface BilledReader extends Reader {
  readonly number: number
  readonly currency: string
  readonly names: readonly string[]
  /** The payer of the other half, if shared. */
  readonly sharedWith: string | null
  readonly outstanding: number
  readonly dues: InstalmentStatus
  /** The open amounts by due date. */
  readonly parts: readonly OpenInstalment[]
  readonly url: string
  readonly isSandbox: boolean
}

export function billLetter(news: BillNews, bill: BilledReader): Mail {
  const { language, collection, team, url } = bill
  const text = texts[language]
  const { subject, words } = billNewsText(news, bill)
  const sum = sumOf(news, bill)
  const said = (name: string) =>
    subject(sum === undefined ? name : `${formatMoney(bill, sum)}, ${name}`)
  const facts = billFacts(news, bill)
  return mailTo(bill, `collections.${news.kind}`, {
    subject: said(namesInSubject(bill).collection),
    heading: said(withoutLinks(collection)),
    preview: previewOf(news, words, facts),
    paragraphs: words,
    facts,
    ...(news.kind === 'waiting_ended' ? {} : { action: { label: actionFor(news, text), url } }),
    footer: [
      ...(bill.isSandbox ? [text.sandbox] : []),
      text.link,
      text.whyPayer(withoutLinks(team)),
    ],
  })
}

function actionFor({ kind }: BillNews, text: typeof texts.en): string {
  return kind === 'waiting' ? text.toWaitingList : text.toBill
}

function billFacts(news: BillNews, bill: BilledReader): NonNullable<Letter['facts']> {
  const { names, outstanding, number, language, sharedWith } = bill
  const { facts } = texts[language]
  const isToPay = outstanding > 0 && !isPreNotification(news)
  return factsOf([
    [facts.people, withoutLinks(names.join(', '))],
    ...debitFactsOf(news, bill),
    [facts.sharedWith, withoutLinks(sharedWith ?? '')],
    [facts.amount, 'amount' in news ? formatMoney(bill, news.amount) : ''],
    [facts.open, isToPay ? formatMoney(bill, outstanding) : ''],
    ...(isToPay ? listDueDates(news, bill, facts) : []),
    [facts.reference, isToPay ? formatReference(billReference(number)) : ''],
    [facts.answer, news.kind === 'request_answered' ? withoutLinks(news.answer) : ''],
  ])
}

/** The names of the collection and its team as a subject may carry them. */
export function namesInSubject({ isKnown, collection, team, language }: Reader) {
  return isKnown ? { collection, team } : texts[language].unnamed
}

export function mailTo(
  { teamId, to, language, isUnwanted = false }: Reader,
  kind: MailKind,
  { subject, ...letter }: Omit<Letter, 'language'> & { readonly subject: string },
): Mail {
  const composed = compose({ ...letter, language })
  return { kind, teamId, to, language, subject, isUnwanted, ...composed }
}

export function factsOf(
  facts: readonly (readonly [string, string])[],
): NonNullable<Letter['facts']> {
  return facts.flatMap(([label, words]) => (words === '' ? [] : [[label, words] as const]))
}
