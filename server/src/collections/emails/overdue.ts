import { formatReference, transferReference } from '@touchline/domain/collections/payment-reference'
import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { compose, type Section } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { factsOf } from '../emails.ts'
import { formatDay, formatMoney } from './formatting.ts'
import { letterTexts } from './letter-texts.ts'
import { overdueTexts } from './overdue-texts.ts'

interface OverdueBill {
  readonly number: number
  readonly team: string
  readonly collection: string
  readonly currency: string
  readonly names: readonly string[]
  /** The overdue amount, without this reminder's fee. */
  readonly late: number
  readonly dueOn: string
  readonly holder: string | null
  readonly iban: string | null
  readonly url: string
}

/** All that is overdue of one family, from one club. */
export interface OverdueNotice {
  readonly to: string
  readonly language: Language
  /** Counted from 1. */
  readonly stage: number
  /** The club's own text; the default if empty. */
  readonly words: string
  readonly fee: number
  /** The fee's currency. */
  readonly currency: string
  readonly bills: readonly OverdueBill[]
  readonly club: { readonly id: string; readonly name: string }
  /** Whether the club's name may be in the subject. */
  readonly isKnown: boolean
  readonly isSandbox: boolean
}

/** A reminder: what is overdue, since when, for what and how to pay; a fee is listed separately. */
export function overdueLetter(notice: OverdueNotice): Mail {
  const { to, language, stage, bills, club, isKnown } = notice
  const text = overdueTexts[language]
  const { sandbox, link } = letterTexts[language]
  const step = stage === 3 ? 3 : stage === 2 ? 2 : 1
  const sum = sumOf(notice, notice.fee)
  const words = notice.words.trim() === '' ? [text.words[step]] : paragraphsOf(notice.words)
  const facts = factsIn(notice)
  const [only, ...others] = bills
  const isOne = only !== undefined && others.length === 0
  const composed = compose({
    language,
    heading: text.subjects[step](sum, withoutLinks(club.name)),
    preview: facts.map((fact) => fact.join(' ')).join(' · '),
    paragraphs: [...words, text.help],
    facts,
    ...(isOne && { action: { label: text.pay, url: only.url } }),
    sections: bills.map((bill) => sectionOf(bill, notice, !isOne)),
    footer: [...(notice.isSandbox ? [sandbox] : []), link, text.why(withoutLinks(club.name))],
  })
  const subject = text.subjects[step](sum, isKnown ? isolated(club.name) : text.unnamed)
  return { kind: 'collections.overdue', clubId: club.id, to, language, subject, ...composed }
}

function paragraphsOf(words: string): readonly string[] {
  return words
    .split(/\n{2,}/)
    .map((part) => withoutLinks(part.trim()))
    .filter((part) => part !== '')
}

function factsIn(notice: OverdueNotice): readonly (readonly [string, string])[] {
  const { language, fee, currency } = notice
  const text = overdueTexts[language]
  return factsOf([
    [text.overdue, sumOf(notice, 0)],
    [text.fee, fee > 0 ? formatMoney({ language, currency }, fee) : ''],
    [text.total, fee > 0 ? sumOf(notice, fee) : ''],
    ...transferFacts(notice),
  ])
}

/** Account details for a transfer, if all bills are paid to one account. */
function transferFacts({ language, bills }: OverdueNotice): readonly (readonly [string, string])[] {
  const text = overdueTexts[language]
  const [first] = bills
  if (!first?.iban || bills.some(({ iban }) => iban !== first.iban)) return []
  return [
    [text.holder, withoutLinks(first.holder ?? '')],
    [text.iban, formatReference(first.iban)],
    [
      text.referenceLabel,
      bills.map(({ number }) => transferReference(first.iban, number)).join(', '),
    ],
  ]
}

/** Totals in several currencies. */
function sumOf({ language, bills, currency, fee }: OverdueNotice, added: number): string {
  const sums = Map.groupBy(bills, (bill) => bill.currency)
  return [...sums]
    .map(([name, all]) => {
      const late = all.reduce((sum, bill) => sum + bill.late, 0)
      const whole = late + (fee > 0 && name === currency ? added : 0)
      return formatMoney({ language, currency: name }, whole)
    })
    .join(' + ')
}

function sectionOf(bill: OverdueBill, { language }: OverdueNotice, hasButton: boolean): Section {
  const text = overdueTexts[language]
  const { collection, team, names, late, dueOn, currency, number, iban, url } = bill
  return {
    heading: withoutLinks(`${collection} · ${team}`),
    lines: [
      ...(names.length > 0 ? [text.forWhom(withoutLinks(names.join(', ')))] : []),
      text.amount(formatMoney({ language, currency }, late), formatDay(language, dueOn)),
      text.reference(transferReference(iban, number)),
    ],
    ...(hasButton && { answers: [{ label: text.pay, url }] }),
  }
}
