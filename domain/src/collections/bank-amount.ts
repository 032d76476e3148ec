import { decimalsOf } from '../values/money.ts'

/** Incoming or outgoing money. */
export type Side = 'in' | 'out'

/** An amount as a bank prints it. */
export interface PrintedAmount {
  /** Minor units, not negative. */
  readonly units: number
  /** From a sign or letters: "-12,50", "12.50 DR", "+12,50", "12,50 H". */
  readonly side: Side | undefined
}

/**
 * Parses amounts as banks print them: "1.234,56", "1 234,56 €", "1’234.50", "000100.00", "12.50-",
 * "(12.50)", "12.50 CR", "100,-". The last mark is decimal if followed by as many digits as the
 * currency has decimals; undefined if ambiguous.
 */
export function parsePrintedAmount(written: string, currency: string): PrintedAmount | undefined {
  const { before, digits, after } = shape.exec(plainOf(written))?.groups ?? {}
  if (digits === undefined) return undefined
  const units = minorUnitsOf(digits, decimalsOf(currency))
  const sides = [...new Set([before, after].flatMap((mark) => sideOfMark(mark ?? '') ?? []))]
  // "-12.50 CR" contradicts itself.
  return units === undefined || sides.length > 1 ? undefined : { units, side: sides[0] }
}

/** Like `parsePrintedAmount` as one number, negative for outgoing money. */
export function parseSignedAmount(written: string, currency: string): number | undefined {
  const printed = parsePrintedAmount(written, currency)
  if (printed === undefined) return undefined
  return printed.side === 'out' && printed.units > 0 ? -printed.units : printed.units
}

const shape = /^(?<before>[-+(]|CR|DR)?(?<digits>\d[\d.,]*)(?<after>[-+)]|CR|DR|DB|[CDHS])?$/

function sideOfMark(mark: string): Side | undefined {
  if (mark === '') return undefined
  return ['+', 'CR', 'C', 'H'].includes(mark) ? 'in' : 'out'
}

/** Removes blanks, apostrophes and currencies; completes "100,-" and "100.—". */
function plainOf(written: string): string {
  return written
    .toUpperCase()
    .replaceAll(/(?<!\p{L})(?:[A-Z]{3}|EUROS?|S?FR\.?)(?!\p{L})/gu, '')
    .replaceAll(/[\s'’‘ʼ´`€$£¥]/g, '')
    .replaceAll(/[−–—]/g, '-')
    .replace(/[.,]-{1,2}$/, '')
}

function minorUnitsOf(digits: string, decimals: number): number | undefined {
  const { groups, marks, fraction } = splitUp(digits, decimals)
  if (!areGroups(groups, marks)) return undefined
  const value = Number(groups.join('') + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(value) ? value : undefined
}

/** The digits before the decimal mark, their separators, and the digits after it. */
function splitUp(digits: string, decimals: number) {
  const groups = digits.split(/[.,]/)
  const marks = digits.match(/[.,]/g) ?? []
  const last = groups.at(-1) ?? ''
  // The mark of thousands is not that of decimals: the last of "1.234.56" is a group that is too short.
  const isOther = marks.length < 2 || marks.at(-1) !== marks[0]
  const hasFraction = marks.length > 0 && isOther && last !== '' && last.length <= decimals
  return hasFraction
    ? { groups: groups.slice(0, -1), marks: marks.slice(0, -1), fraction: last }
    : { groups, marks, fraction: '' }
}

/** A single number, or thousands with one mark throughout; "0.500" is neither. */
function areGroups(groups: readonly string[], marks: readonly string[]): boolean {
  const [first = '', ...rest] = groups
  if (rest.length === 0) return true
  const isFirst = first.length <= 3 && !first.startsWith('0')
  return isFirst && new Set(marks).size === 1 && rest.every((group) => group.length === 3)
}
