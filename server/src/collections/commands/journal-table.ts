import {
  balancesOf,
  chargedAmount,
  paidAmount,
  postingsOf,
  type Entry,
} from '@touchline/domain/collections/journal'
import { formatReference, billReference } from '@touchline/domain/collections/payment-reference'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import type { Language } from '@touchline/domain/values/language'
import { decimalsOf, majorUnitsOf } from '@touchline/domain/values/money'

import type { ClubBooking } from '../queries/accounting.ts'
import type { JournalRow } from '../queries/report.ts'
import { collectionTexts } from './texts.ts'

export interface Table {
  readonly head: string[]
  readonly lines: (readonly string[])[]
}

interface Books {
  readonly rows: readonly JournalRow[]
  readonly currency: string
  readonly timeZone: string
  readonly language: Language
}

/** The journal as a table with totals. */
export function journalTable({ rows, currency, timeZone, language }: Books): Table {
  const { journalColumns, entries, methods, total } = collectionTexts[language]
  const price = createPriceFormatter(currency)
  const lines = rows.map((row) => [
    row.onDay,
    dayInZone(row.madeAt, timeZone),
    String(row.number),
    formatReference(billReference(row.number)),
    row.receipt === null ? '' : String(row.receipt),
    row.payer,
    entries[row.kind],
    row.method === null ? '' : methods[row.method],
    ...effectOf(row).map(price),
    currency,
    row.note,
    row.madeBy ?? '',
  ])
  const sums = [0, 1, 2].map((at) =>
    price(rows.reduce((sum, row) => sum + (effectOf(row)[at] ?? 0), 0)),
  )
  const last = [total, '', '', '', '', '', '', '', ...sums, currency, '', '']
  return { head: Object.values(journalColumns), lines: [...lines, last] }
}

/** The journal in double entry: two lines per entry, earliest day first. */
export function ledgerTable({ rows, currency, language }: Omit<Books, 'timeZone'>): Table {
  const head = Object.values(collectionTexts[language].ledgerColumns)
  const noted = rows.map((row) => ({ ...row, last: row.note }))
  return { head, lines: ledgerLines(noted, currency, language) }
}

/** The bookings of all teams in double entry with the collection of each, totals by currency. */
export function clubLedgerTable(bookings: readonly ClubBooking[], language: Language): Table {
  const { ledgerColumns, collection } = collectionTexts[language]
  const named = bookings.map((row) => ({ ...row, last: row.collection }))
  const lines = [...Map.groupBy(named, ({ currency }) => currency)].flatMap(([currency, rows]) =>
    ledgerLines(rows, currency, language),
  )
  return { head: Object.values({ ...ledgerColumns, note: collection }), lines }
}

interface LedgerRow extends Pick<
  JournalRow,
  'onDay' | 'number' | 'payer' | 'kind' | 'method' | 'amount'
> {
  /** The last column. */
  readonly last: string
}

function ledgerLines(
  rows: readonly LedgerRow[],
  currency: string,
  language: Language,
): (readonly string[])[] {
  const { accounts, entries, total } = collectionTexts[language]
  const price = createPriceFormatter(currency)
  const sides = rows
    .toSorted((one, other) => one.onDay.localeCompare(other.onDay))
    .flatMap((row) => postingsOf(entryOf(row)).map((posting) => ({ row, ...posting })))
  const lines = sides.map(({ row, account, amount }) => [
    row.onDay,
    String(row.number),
    formatReference(billReference(row.number)),
    row.payer,
    entries[row.kind],
    accounts[account],
    amount > 0 ? price(amount) : '',
    amount < 0 ? price(-amount) : '',
    currency,
    row.last,
  ])
  const sum = price(sides.reduce((all, { amount }) => all + Math.max(0, amount), 0))
  return [...lines, [total, '', '', '', '', '', sum, sum, currency, '']]
}

/** What an entry adds to the charged, received and open amounts. */
function effectOf(row: JournalRow): readonly [charged: number, money: number, open: number] {
  const entry = entryOf(row)
  const { outstanding } = balancesOf([entry])
  const money = paidAmount([entry])
  return [chargedAmount([entry]), money, outstanding]
}

/** A row of the journal as the entry it is. */
export function entryOf({
  kind,
  method,
  amount,
}: Pick<JournalRow, 'kind' | 'method' | 'amount'>): Entry {
  switch (kind) {
    case 'charged':
    case 'waived':
    case 'moved':
      return { kind, amount }
    case 'paid':
    case 'returned':
    case 'refunded':
      // Rows of money have a method, by a check in the database.
      return { kind, method: method ?? 'card', amount }
  }
}

export function createPriceFormatter(currency: string) {
  const decimals = decimalsOf(currency)
  return (amount: number) => majorUnitsOf(amount, currency).toFixed(decimals)
}
