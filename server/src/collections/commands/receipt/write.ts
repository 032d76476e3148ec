import { inGroups, referenceOf } from '@touchline/domain/collections/payment-reference'
import type { Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { majorUnitsOf } from '@touchline/domain/values/money'
import { receipt as german } from '@touchline/text/collections/receipts/de'
import { receipt as english } from '@touchline/text/collections/receipts/en'
import { receipt as spanish } from '@touchline/text/collections/receipts/es'
import { receipt as french } from '@touchline/text/collections/receipts/fr'

import type { Database } from '#server/platform/database/database.ts'

import { findLines, requirePayerBill, type LineRow } from '../../queries/bill-page.ts'
import {
  entryOf,
  findEntryRows,
  lockBill,
  type BillKey,
  type EntryRow,
} from '../../queries/books.ts'
import { issueReceipt } from '../../queries/receipts.ts'
import { collectionTexts } from '../texts.ts'
import { openSheet } from './sheet.ts'

const texts = { en: english, fr: french, de: german, es: spanish } satisfies Record<
  Language,
  typeof english
>

export interface Receipt {
  readonly fileName: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface Wish extends BillKey {
  readonly language: Language
  readonly isSandbox: boolean
  readonly now: Date
}

/** What was billed and what was paid of it, on paper. Once money moved it has a number and a day. */
export async function writeReceipt(
  database: Database,
  { language, isSandbox, ...wish }: Wish,
): Promise<Receipt> {
  const books = await readBooks(database, wish)
  const { bill, lines, entries, moved } = books
  const text = texts[language]
  const money = moneyIn(language, bill.currency)
  const reference = inGroups(referenceOf(bill.number))
  const sheet = await openSheet({
    title: `${text.title} ${reference}`,
    language,
    madeAt: books.madeAt,
    pageWords: (page) => `${reference} · ${text.page(page)}`,
  })

  sheet.title(text.title)
  // What came by hand or by transfer is real, whoever moves the cards.
  if (isSandbox && entries.some(({ method }) => method === 'card')) sheet.note(text.sandbox)
  sheet.heading(bill.team.name)
  for (const words of headOf(text, language, books)) sheet.row(words)
  sheet.gap()
  sheet.heading(text.lines)
  const { gift } = collectionTexts[language].fees
  for (const line of lines) {
    const feeName = bill.kind === 'fund' ? gift : line.feeName
    sheet.row(wordsOf({ ...line, feeName }), money(line.amount))
  }
  sheet.gap()
  sheet.heading(text.payments)
  if (moved.length === 0) sheet.note(text.none)
  for (const entry of moved)
    sheet.row(movedIn(text, language, entry), money(isOut(entry) ? -entry.amount : entry.amount))
  sheet.gap()
  sheet.row(text.charged, money(bill.charged))
  sheet.row(text.held, money(bill.held), 'bold')
  sheet.row(text.owed, money(bill.owed))
  return { fileName: `${text.fileName}-${bill.number}.pdf`, bytes: await sheet.end() }
}

async function readBooks(database: Database, { teamId, billId, now }: BillKey & Pick<Wish, 'now'>) {
  const key = { teamId, billId }
  return database.transaction().execute(async (tx) => {
    // What is booked meanwhile comes into the next one.
    await lockBill(tx, key)
    const bill = await requirePayerBill(tx, key)
    const entries = await findEntryRows(tx, key)
    const moved = entries.filter(({ kind }) => kind !== 'charged')
    const last = moved.length > 0 ? entries.at(-1) : undefined
    const issued = last && (await issueReceipt(tx, { teamId, entryId: last.id, now }))
    const madeAt = issued?.issued_at ?? entries.at(-1)?.made_at ?? new Date(0)
    return { bill, lines: await findLines(tx, key), entries, moved, issued, madeAt }
  })
}

type Books = Awaited<ReturnType<typeof readBooks>>

/** Which receipt it is, of when, and whose. */
function headOf(
  text: typeof english,
  language: Language,
  { bill, issued }: Books,
): readonly string[] {
  const ofIssue =
    issued === undefined
      ? []
      : [
          `${text.number} · ${issued.number}`,
          `${text.issued} · ${longDay(issued.issued_at, language, bill.timeZone)}`,
        ]
  return [
    bill.collectionName,
    ...ofIssue,
    `${text.payer} · ${bill.firstName} ${bill.lastName}`,
    `${text.reference} · ${inGroups(referenceOf(bill.number))}`,
  ]
}

function wordsOf({ firstName, lastName, feeName, size, quantity }: LineRow): string {
  const what = [feeName, size].filter(Boolean).join(', ')
  const many = quantity > 1 ? `${quantity} × ${what}` : what
  return `${firstName} ${lastName} · ${many}`
}

function movedIn(text: typeof english, language: Language, row: EntryRow): string {
  const entry = entryOf(row)
  const day = longDay(new Date(`${row.on_day}T00:00:00Z`), language, 'UTC')
  const method = 'method' in entry ? ` (${text.methods[entry.method]})` : ''
  return `${day} · ${text[entry.kind]}${method}`
}

function isOut({ kind }: EntryRow): boolean {
  return kind === 'refunded' || kind === 'returned'
}

function moneyIn(language: Language, currency: string): (amount: number) => string {
  const style = new Intl.NumberFormat(language, { style: 'currency', currency })
  return (amount) => style.format(majorUnitsOf(amount, currency))
}
