import { cutTo } from '../values/cut-to.ts'
import { majorUnitsOf } from '../values/money.ts'

/** What a payer's bank needs to know; amounts are minor units of the euro. */
export interface Transfer {
  readonly payee: string
  readonly iban: string
  readonly amount: number
  /** A creditor reference, see payment-reference.ts. */
  readonly reference: string
}

/**
 * The words of the square code that bank apps read as a ready transfer: EPC069-12, version 002, UTF-8,
 * one value a line. Only euros can be asked for this way, from 0.01 to 999,999,999.99; the name is
 * cut to the 70 letters the guide allows.
 */
export function transferCode({ payee, iban, amount, reference }: Transfer): string {
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    cutTo(payee, 70),
    iban.replaceAll(/\s/g, '').toUpperCase(),
    `EUR${majorUnitsOf(amount, 'EUR').toFixed(2)}`,
    '',
    reference,
  ]
  return lines.join('\n')
}
