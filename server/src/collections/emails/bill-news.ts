import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'

import type { Letter } from '#server/platform/mail/letter.ts'

import type { BillNews, BilledReader } from '../emails.ts'
import { answerText } from './answer.ts'
import { debitNewsText } from './debit.ts'
import { letterTexts } from './letter-texts.ts'

/** Requests for money begin with person and date; other emails with what happened. */
export function previewOf(
  { kind }: BillNews,
  words: readonly string[],
  facts: NonNullable<Letter['facts']>,
): string {
  const shown = facts.map((fact) => fact.join(' '))
  const isDemand = kind === 'billed' || kind === 'reminder'
  return (isDemand ? [...shown, ...words] : [...words, ...shown]).join(' · ')
}

/** An email's subject and text about a bill. */
export interface BillNewsText {
  readonly subject: (collection: string) => string
  readonly words: readonly string[]
}

/** The subject and text for an event on a bill. */
export function billNewsText(news: BillNews, bill: BilledReader): BillNewsText {
  const { language, dues, sharedWith } = bill
  const text = letterTexts[language]
  if ('debit' in news) return debitNewsText(news, bill)
  if (news.kind === 'reminder') return remindedOf(news.when, language, dues.late.length)
  if (news.kind === 'request_answered')
    return { subject: text.answered.subject, words: [answerText(text.answered, news, bill)] }
  if (news.kind === 'share_changed')
    return { subject: text.shareChanged.subject, words: [sharedWords(text, sharedWith)] }
  return { subject: text[news.kind].subject, words: [text[news.kind].words] }
}

/** The event's amount; undefined if it has none. */
export function sumOf(news: BillNews, { outstanding, dues }: BilledReader): number | undefined {
  if ('amount' in news) return news.amount
  if (news.kind === 'reminder') {
    if (news.when === 'soon') return dues.next?.open
    if (news.when === 'late') return dues.late.reduce((sum, { open }) => sum + open, 0)
  }
  const asksForAll = news.kind === 'billed' || news.kind === 'placed' || news.kind === 'reminder'
  return asksForAll && outstanding > 0 ? outstanding : undefined
}

function sharedWords({ shareChanged }: typeof letterTexts.en, sharedWith: string | null): string {
  if (sharedWith === null) return shareChanged.alone
  return shareChanged.shared(isolated(withoutLinks(sharedWith)))
}

function remindedOf(
  when: 'open' | 'soon' | 'late',
  language: Language,
  lateCount: number,
): BillNewsText {
  const { reminder } = letterTexts[language]
  switch (when) {
    case 'open':
      return { subject: reminder.bill, words: [reminder.billWords, reminder.help] }
    case 'soon':
      return { subject: reminder.soon, words: [reminder.soonWords, reminder.help] }
    case 'late':
      return { subject: reminder.late, words: [reminder.lateWords(lateCount), reminder.help] }
  }
}
