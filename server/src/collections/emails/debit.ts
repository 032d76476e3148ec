import { maskedIban } from '@touchline/domain/values/iban'
import { withoutLinks } from '@touchline/domain/values/without-links'

import type { BillNews, BilledReader } from '../emails.ts'
import type { BillNewsText } from './bill-news.ts'
import { formatDay } from './formatting.ts'
import { letterTexts } from './letter-texts.ts'

/** From which account a club collects, and when. */
export interface AnnouncedDebit {
  readonly dueOn: string
  readonly reference: string
  readonly iban: string
  readonly creditor: string
  readonly identifier: string
}

/** A club will collect a bill, as its first email or a later one says, or won't after all. */
export interface DebitNews {
  readonly kind: 'billed' | 'debit_announced' | 'debit_cancelled'
  readonly amount: number
  readonly debit: AnnouncedDebit
}

export function debitNewsText(
  { kind, debit }: DebitNews,
  { language }: BilledReader,
): BillNewsText {
  const text = letterTexts[language].debit
  const day = formatDay(language, debit.dueOn)
  if (kind === 'debit_cancelled')
    return { subject: text.cancelled.subject, words: [text.cancelled.words] }
  const { subject } = kind === 'billed' ? letterTexts[language].billed : text.announced
  return { subject, words: [text.announced.words(day)] }
}

/** Whether an email is the pre-notification of a debit. */
export function isPreNotification(news: BillNews): news is DebitNews {
  return 'debit' in news && news.kind !== 'debit_cancelled'
}

/** The SEPA pre-notification: date, mandate and creditor besides the amount. */
export function debitFactsOf(
  news: BillNews,
  { language }: BilledReader,
): readonly (readonly [string, string])[] {
  if (!isPreNotification(news)) return []
  const { facts } = letterTexts[language].debit
  const { dueOn, reference, iban, creditor, identifier } = news.debit
  return [
    [facts.collectedOn, formatDay(language, dueOn)],
    [facts.account, maskedIban(iban)],
    [facts.mandate, reference],
    [facts.creditor, withoutLinks(creditor)],
    [facts.identifier, identifier],
  ]
}
