import { cutTo } from '../values/cut-to.ts'
import { majorUnitsOf } from '../values/money.ts'

/** Data for a payer's bank; amounts in euro cents. */
export interface Transfer {
  readonly payee: string
  readonly iban: string
  readonly amount: number
  /** A creditor reference, see payment-reference.ts. */
  readonly reference: string
}

/**
 * The content of the QR code for transfers (EPC069-12, version 002, UTF-8, one value per line).
 * Only euros from 0.01 to 999,999,999.99; the name is cut to 70 characters.
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
