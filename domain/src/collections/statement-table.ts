import type { Side } from './bank-amount.ts'
import { isBalance, isNotBooked, isReturnedPayment } from './bank-words.ts'
import { bookingDay } from './booking-day.ts'
import {
  detectFormat,
  readPaidAmount,
  columnTexts,
  type PaidAmount,
  type Table,
} from './statement-amounts.ts'
import {
  areHeadings,
  readColumns,
  headingCurrency,
  type Column,
  type Columns,
} from './statement-headings.ts'
import { guessColumns, isPaymentRow } from './statement-shape.ts'
import {
  statementOf,
  transferLine,
  unreadLine,
  type Movement,
  type ReadLine,
  type Statement,
} from './statement.ts'

export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Reads a bank's table; undefined without amounts. Every line with an amount or a date below the
 * headings is reported in some way.
 */
export function readStatement(
  lines: readonly TableLine[],
  currency: string,
): Statement | undefined {
  const parts = partsOf(lines)
  if (parts.length === 0) return undefined
  const read = parts.flatMap(({ heads, columns, rows }) => {
    const table: Table = { heads, currency, ...detectFormat(rows, columns) }
    return rows.flatMap((row) => readLine(row, table) ?? [])
  })
  return statementOf(read)
}

/** The number of known headings in the best line, to choose between delimiters. */
export function countHeadings(lines: readonly TableLine[]): number {
  const known = lines.map(({ cells }) => readColumns(cells).filter(Boolean).length)
  const rows = lines.filter(({ cells }) => isPaymentRow(cells)).length
  return Math.max(0, ...known) * lines.length + rows
}

interface Part {
  readonly heads: readonly string[]
  readonly columns: Columns
  readonly rows: readonly TableLine[]
}

/** One part per line of headings, because a file may hold several accounts. */
function partsOf(lines: readonly TableLine[]): readonly Part[] {
  const starts = lines.flatMap(({ cells }, at) => (areHeadings(readColumns(cells)) ? [at] : []))
  if (starts.length === 0) {
    const columns = guessColumns(lines)
    return columns === undefined ? [] : [{ heads: [], columns, rows: lines }]
  }
  return starts.map((start, at) => {
    const heads = lines[start]?.cells ?? []
    return { heads, columns: readColumns(heads), rows: lines.slice(start + 1, starts[at + 1]) }
  })
}

function readLine({ line, cells }: TableLine, table: Table): ReadLine | undefined {
  const facts = factsOf(cells, table)
  const paid = readPaidAmount(cells, table, facts)
  if (facts.isBalance || paid === 'nothing') return undefined
  // A line with a date but no amount must be reported.
  if (paid === 'none') return facts.isDay ? unreadLine(line, cells) : undefined
  if (facts.isNotBooked) return { kind: 'not_booked' }
  const isRead = paid !== 'unread' && /^[A-Z]{3}$/.test(facts.currency)
  return isRead ? lineOf(movementOf(facts, paid), wayOf(facts, paid)) : unreadLine(line, cells)
}

function movementOf(facts: Facts, { units, side }: PaidAmount): Movement {
  const { bookedOn, currency, payer, payee, words } = facts
  return {
    bookedOn,
    amount: units,
    currency,
    payer: side === 'out' ? payee || payer : payer,
    words,
  }
}

function wayOf({ isReturned }: Facts, { side, isReversed }: PaidAmount): Way {
  return { side, isReturned: isReturned || isReversed }
}

type Facts = ReturnType<typeof factsOf>

interface Way {
  readonly side: Side | 'unsure'
  readonly isReturned: boolean
}

function lineOf(movement: Movement, { side, isReturned }: Way): ReadLine {
  switch (side) {
    case 'in':
      return transferLine(movement, { kind: isReturned ? 'came_back' : 'payment' })
    case 'out':
      return isReturned ? transferLine(movement, { kind: 'taken_back' }) : { kind: 'out', movement }
    case 'unsure':
      return transferLine(movement, { kind: 'unsure' })
  }
}

function factsOf(cells: readonly string[], { heads, columns, currency }: Table) {
  const all = (wanted: Column) => columnTexts(wanted, columns, cells)
  // The first date and currency are the transfer's; others belong to the balance or value date.
  const [bookedOn] = all('day')
  const over = cells.flatMap((cell, at) =>
    cell.trim() !== '' && isAmountColumn(columns[at]) ? headingCurrency(heads[at] ?? '') : [],
  )
  const payer = all('payer').join(' ')
  const types = all('type')
  const texts = [...types, ...all('words')]
  return {
    bookedOn,
    currency: over[0] ?? currencyIn(all('currency')[0] ?? '', currency),
    payer,
    payee: all('payee').join(' '),
    words: texts.join(' '),
    types,
    sides: all('side'),
    isDay: bookingDay(bookedOn ?? '') !== undefined,
    isReturned: types.some((type) => isReturnedPayment(type)),
    isNotBooked: [...all('status'), bookedOn ?? ''].some((status) => isNotBooked(status)),
    isBalance: payer === '' && texts.some((cell) => isBalance(cell)),
  }
}

function isAmountColumn(column: Column | undefined): boolean {
  return column === 'amount' || column === 'credit' || column === 'debit'
}

/** A three-letter code or a known symbol. */
function currencyIn(written: string, usual: string): string {
  const known: Readonly<Record<string, string>> = { EURO: 'EUR', '€': 'EUR', '£': 'GBP' }
  const code = written.toUpperCase()
  return code === '' ? usual : (known[code] ?? code)
}
