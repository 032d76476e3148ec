import { decimalsOf } from '../values/money.ts'
import { headings, type Column } from './statement-headings.ts'

/** Money that arrived at the club's bank, as a file of the bank tells it. */
export interface Transfer {
  /** The bank's own number for it, or what makes it this one: brought twice, it counts once. */
  readonly key: string
  /** The day it was booked as the file has it; undefined when the file has none. */
  readonly bookedOn: string | undefined
  /** Minor units, above zero. */
  readonly amount: number
  readonly currency: string
  readonly payer: string
  /** What the payer wrote. */
  readonly words: string
}

export interface Statement {
  readonly transfers: readonly Transfer[]
  /** Lines of the file with an amount nobody understands; nothing is guessed. */
  readonly unread: readonly number[]
}

interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * What a table of a bank says came in. Money that went out is no business of ours; a table without
 * a heading for amounts has nothing to say, and is undefined.
 */
export function readStatement(lines: readonly Line[], currency: string): Statement | undefined {
  const at = lines.findIndex(({ cells }) => columnsIn(cells).some(isAmount))
  if (at === -1) return undefined
  const heads = lines[at]?.cells ?? []
  const columns = columnsIn(heads)
  const read = lines.slice(at + 1).flatMap(({ line, cells }) => {
    const facts = factsOf(heads, columns, cells)
    return facts.written === '' || facts.isUnsure
      ? []
      : [{ line, transfer: transferOf(facts, currency) }]
  })
  const came = read.flatMap(({ transfer }) => (transfer && transfer.amount > 0 ? [transfer] : []))
  return {
    transfers: numbered(came),
    unread: read.flatMap(({ line, transfer }) => (transfer === undefined ? [line] : [])),
  }
}

/** How many headings of a bank the best line has: of several ways to cut a file, the right one has most. */
export function headingsIn(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map(({ cells }) => columnsIn(cells).filter(Boolean).length))
}

/** Twins may pay the same on one day with the same words: the second of a file is another one. */
export function numbered(transfers: readonly Transfer[]): readonly Transfer[] {
  const seen = new Map<string, number>()
  return transfers.map((transfer) => {
    const count = (seen.get(transfer.key) ?? 0) + 1
    seen.set(transfer.key, count)
    return count === 1 ? transfer : { ...transfer, key: `${transfer.key}|${count}` }
  })
}

type Columns = readonly (Column | undefined)[]

function factsOf(heads: readonly string[], columns: Columns, cells: readonly string[]) {
  const all = (wanted: Column) => textsUnder(wanted, columns, cells)
  // The balance may have a currency, too, and a transfer a second day: the first is the one meant.
  const of = (wanted: Column) => all(wanted)[0] ?? ''
  const paid = amountAt(columns, cells)
  return {
    written: cells[paid]?.trim() ?? '',
    isOut: outWords.includes(folded(of('side'))),
    isUnsure: unsure.test(folded(of('status'))),
    currency: currencyOver(heads[paid] ?? '') ?? currencyIn(of('currency')),
    bookedOn: of('day'),
    payer: all('payer').join(' '),
    words: all('words').join(' '),
  }
}

/** Undefined where the amount is none. */
function transferOf(facts: ReturnType<typeof factsOf>, usual: string): Transfer | undefined {
  const { bookedOn, payer, words } = facts
  const currency = facts.currency || usual
  const amount = signedAmount(facts, currency)
  if (amount === undefined) return undefined
  const key = [bookedOn, amount, currency, payer, words].join('|')
  return { key, bookedOn: bookedOn || undefined, amount, currency, payer, words }
}

function signedAmount({ written, isOut }: ReturnType<typeof factsOf>, currency: string) {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  const amount = amountIn(written, currency)
  return amount !== undefined && isOut ? -Math.abs(amount) : amount
}

/** How banks say that money went out, folded. */
const outWords: readonly string[] = [
  's',
  'soll',
  'd',
  'dr',
  'dbit',
  'debit',
  'debe',
  'adeudo',
  'cargo',
]

/** How banks say, folded, that money is only announced, or came to nothing. */
const unsure =
  /vorgemerkt|vormerkung|abgelehnt|storniert|pending|declined|reverted|failed|cancel|enattente|avenir|refuse|rejet|annule|pendiente|retenid|rechazad|anulad/

/** A code of three letters, or what is as good as one. */
function currencyIn(written: string): string {
  const known: Readonly<Record<string, string>> = { EURO: 'EUR', '€': 'EUR', '£': 'GBP' }
  const code = written.toUpperCase()
  return known[code] ?? code
}

function isAmount(column: Column | undefined): boolean {
  return column === 'amount' || column === 'credit'
}

function columnsIn(cells: readonly string[]): Columns {
  return cells.map((cell) => {
    const heading = folded(cell)
    return columnNamed(heading) ?? columnNamed(heading.replace(currencyAtEnd, ''))
  })
}

/** "Betrag (EUR)", "Umsatz in EUR", "Crédit euros". */
const currencyAtEnd = /(?:in|en)?(euros?|eur|gbp|usd|cad|aud|jpy)$/

/** An amount is in what its own heading says, whatever was paid with. */
function currencyOver(heading: string): string | undefined {
  return currencyAtEnd.exec(folded(heading))?.[1]?.slice(0, 3).toUpperCase()
}

/** Where a line says what came, -1 for nowhere. */
function amountAt(columns: Columns, cells: readonly string[]): number {
  const placeOf = (wanted: Column) =>
    cells.findIndex((cell, at) => columns[at] === wanted && cell.trim() !== '')
  const credit = placeOf('credit')
  return credit === -1 ? placeOf('amount') : credit
}

function columnNamed(heading: string): Column | undefined {
  return columnNames.find((name) => headings[name].some((known) => known === heading))
}

const columnNames: readonly Column[] = [
  'amount',
  'credit',
  'side',
  'currency',
  'status',
  'day',
  'payer',
  'words',
]

function folded(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** Several columns may hold words: all of them are read. */
function textsUnder(wanted: Column, columns: Columns, cells: readonly string[]): string[] {
  return cells
    .filter((_, at) => columns[at] === wanted)
    .map((cell) => cell.trim())
    .filter(Boolean)
}

/**
 * Minor units of an amount as banks print it: "1.234,56", "1,234.56", "1 234,56 €", "-12,50",
 * "12.50-", "(12.50)". The last mark is the decimal one when as many digits follow as the currency
 * has decimals; undefined when it cannot be told.
 */
export function amountIn(written: string, currency: string): number | undefined {
  const plain = written.replaceAll(/[\s\u00A0'’]|[A-Z]{3}|[€$£¥]/g, '').replace('−', '-')
  const [, digits] = /^[-+(]?(\d[\d.,]*)[-)]?$/.exec(plain) ?? []
  const value = digits === undefined ? undefined : minorUnitsOf(digits, decimalsOf(currency))
  const isOut = /^[-(]|-$/.test(plain)
  return value !== undefined && isOut ? -value : value
}

function minorUnitsOf(digits: string, decimals: number): number | undefined {
  const parts = digits.split(/[.,]/)
  const last = parts.at(-1) ?? ''
  const hasFraction = parts.length > 1 && decimals > 0 && last.length > 0 && last.length <= decimals
  const groups = hasFraction ? parts.slice(0, -1) : parts
  if (groups.slice(1).some((group) => group.length !== 3)) return undefined
  const fraction = hasFraction ? last : ''
  const value = Number(groups.join('') + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(value) ? value : undefined
}
