import { formatReference, billReference } from '@touchline/domain/collections/payment-reference'
import type { Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { majorUnitsOf } from '@touchline/domain/values/money'
import { receipt as german } from '@touchline/text/collections/receipts/de'
import { receipt as english } from '@touchline/text/collections/receipts/en'
import { receipt as spanish } from '@touchline/text/collections/receipts/es'
import { receipt as french } from '@touchline/text/collections/receipts/fr'

import type { Database } from '#server/platform/database/database.ts'
import { openSheet } from '#server/platform/paper/sheet.ts'

import type { BillKey } from '../../queries/books.ts'
import type { ReceiptDocument } from '../../queries/receipts.ts'
import { collectionTexts } from '../texts.ts'
import { documentOf, type IssuedReceipt } from './document.ts'

const texts = { en: english, fr: french, de: german, es: spanish } satisfies Record<
  Language,
  typeof english
>

export interface Receipt {
  readonly fileName: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface Input extends BillKey {
  readonly language: Language
  readonly isSandbox: boolean
  readonly now: Date
}

/** Charges and payments of a bill as PDF. With a payment it gets a number and a date. */
export async function writeReceipt(
  database: Database,
  { language, ...input }: Input,
): Promise<Receipt> {
  const receipt = await database.transaction().execute((tx) => documentOf(tx, input))
  const { document, madeAt } = receipt
  const { billNumber, lines, entries } = document
  const text = texts[language]
  const money = moneyIn(language, document.currency)
  const reference = formatReference(billReference(billNumber))
  const sheet = await openSheet({
    title: `${text.title} ${reference}`,
    language,
    madeAt,
    pageWords: (page) => `${reference} · ${text.page(page)}`,
  })

  sheet.title(text.title)
  if (document.isPlayed) sheet.note(text.sandbox)
  sheet.heading(document.team)
  for (const words of headOf(text, language, receipt)) sheet.row(words)
  sheet.gap()
  sheet.heading(text.lines)
  for (const line of lines) sheet.row(wordsOf(line, language), money(line.amount))
  sheet.gap()
  sheet.heading(text.payments)
  if (entries.length === 0) sheet.note(text.none)
  for (const entry of entries)
    sheet.row(movedIn(text, language, entry), money(isOut(entry) ? -entry.amount : entry.amount))
  sheet.gap()
  sheet.row(text.charged, money(document.charged))
  sheet.row(text.paidTotal, money(document.paid), 'bold')
  sheet.row(text.outstanding, money(document.outstanding))
  return { fileName: `${text.fileName}-${billNumber}.pdf`, bytes: await sheet.end() }
}

/** The receipt's number, date and recipient. */
function headOf(
  text: typeof english,
  language: Language,
  { document, issued }: IssuedReceipt,
): readonly string[] {
  const { collection, payer, billNumber, timeZone } = document
  const ofIssue =
    issued === undefined
      ? []
      : [
          `${text.number} · ${issued.number}`,
          `${text.issued} · ${longDay(issued.issuedAt, language, timeZone)}`,
        ]
  return [
    collection,
    ...ofIssue,
    `${text.payer} · ${payer.firstName} ${payer.lastName}`,
    `${text.reference} · ${formatReference(billReference(billNumber))}`,
  ]
}

type Line = ReceiptDocument['lines'][number]

function wordsOf({ firstName, lastName, fee, size, quantity }: Line, language: Language): string {
  const what = [fee ?? collectionTexts[language].fees.gift, size].filter(Boolean).join(', ')
  const many = quantity > 1 ? `${quantity} × ${what}` : what
  return `${firstName} ${lastName} · ${many}`
}

type Moved = ReceiptDocument['entries'][number]

function movedIn(text: typeof english, language: Language, { kind, method, onDay }: Moved): string {
  const day = longDay(new Date(`${onDay}T00:00:00Z`), language, 'UTC')
  return `${day} · ${text[kind]}${method === null ? '' : ` (${text.methods[method]})`}`
}

function isOut({ kind }: Moved): boolean {
  return kind === 'refunded' || kind === 'returned'
}

function moneyIn(language: Language, currency: string): (amount: number) => string {
  const style = new Intl.NumberFormat(language, { style: 'currency', currency })
  // A minus sign as wide as digits, as on screen.
  return (amount) => style.format(majorUnitsOf(amount, currency)).replace('-', '−')
}
