import { parsePrintedAmount } from './bank-amount.ts'
import { bookingDay } from './booking-day.ts'
import { readDetails } from './mt940-details.ts'
import {
  statementOf,
  transferLine,
  unreadLine,
  type ReadLine,
  type Statement,
} from './statement.ts'

interface Field {
  readonly tag: string
  readonly lines: readonly string[]
}

/**
 * Reads SWIFT's MT940 or MT942; undefined for other text. Each transaction is a field 61, usually
 * followed by a description in field 86.
 */
export function readMt940(text: string): Statement | undefined {
  const fields = fieldsIn(text)
  if (!fields.some(({ tag }) => tag === '61') || !fields.some(({ tag }) => tag === '25'))
    return undefined
  let currency = ''
  let at = 0
  const lines = fields.flatMap((field, place): readonly ReadLine[] => {
    // Balances, and the lowest amount of an interim report, name the currency of the account.
    const named =
      /^(?:60[FM]|62[FM]|34F|64|65)$/.test(field.tag) &&
      /[A-Z]{3}(?=[\dCD])/.exec(field.lines[0] ?? '')
    if (named) currency = named[0]
    if (field.tag !== '61') return []
    at += 1
    const next = fields[place + 1]
    const words = next?.tag === '86' ? next.lines : []
    return [lineOf({ at, lines: field.lines, words, currency })]
  })
  return statementOf(lines)
}

/** Lines without a tag continue the previous field. */
function fieldsIn(text: string): readonly Field[] {
  const fields: { tag: string; lines: string[] }[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, tag, rest] = /^(?:\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined && rest !== undefined) fields.push({ tag, lines: [rest] })
    else if (!/^(?:-\}?|\{[1-5]:.*)$/.test(line)) fields.at(-1)?.lines.push(line)
  }
  return fields
}

interface Transaction {
  readonly at: number
  readonly lines: readonly string[]
  readonly words: readonly string[]
  readonly currency: string
}

/** Value date, booking date, direction, funds code, amount, type, references. */
const shape =
  /^(?<value>\d{6})(?<booked>\d{4})?(?<way>R?[CD]|E[CD])[A-Z]?(?<amount>\d[\d.]*,?\d*)(?<kind>[A-Z][A-Z0-9]{3})?(?<reference>.*)$/

function lineOf({ at, lines, words, currency }: Transaction): ReadLine {
  const [first = '', ...more] = lines
  const { value, booked, way, written, ours, own } = factsOf(first.trim())
  const amount = amountOf(written, currency)
  if (amount === 0 || currency === '') return unreadLine(at, [first, ...words])
  if (way.startsWith('E')) return { kind: 'not_booked' }
  const details = readDetails(words)
  const movement = {
    bookedOn: bookingDay(dayOf(value, booked)),
    amount,
    currency,
    payer: details.payer,
    words: together([details.words, ours, ...more]),
  }
  const isBack = way.startsWith('R') || details.isReturned
  if (way === 'C' || way === 'RD')
    return transferLine(movement, { kind: isBack ? 'came_back' : 'payment', own })
  return isBack ? transferLine(movement, { kind: 'taken_back', own }) : { kind: 'out', movement }
}

function factsOf(transaction: string) {
  const facts = shape.exec(transaction)?.groups ?? {}
  const textOf = (name: string) => facts[name] ?? ''
  const [ours = '', own = ''] = textOf('reference').split('//')
  return {
    value: textOf('value'),
    booked: facts['booked'],
    way: textOf('way'),
    written: textOf('amount'),
    ours: isReference(ours) ? ours : '',
    own,
  }
}

/** "88," is a whole number; 0 if missing. */
function amountOf(written: string, currency: string): number {
  const whole = written.endsWith(',') ? `${written}00` : written
  return parsePrintedAmount(whole, currency || 'EUR')?.units ?? 0
}

function together(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ')
}

/** The booking day has no year: around New Year it is in the one before or after that of the value day. */
function dayOf(value: string, booked: string | undefined): string {
  const year = Number(value.slice(0, 2))
  const month = booked?.slice(0, 2) ?? value.slice(2, 4)
  const day = booked?.slice(2, 4) ?? value.slice(4, 6)
  const apart = Number(month) - Number(value.slice(2, 4))
  const ofBooking = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year
  return `20${String(ofBooking).padStart(2, '0')}-${month}-${day}`
}

function isReference(own: string): boolean {
  return !/^(?:NONREF|[EKP]REF\+?|NOTPROVIDED)?$/i.test(own.trim())
}
