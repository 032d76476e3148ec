import type { BillPageShape } from '@touchline/contract/collections/shapes/payer'
import { billReference } from '@touchline/domain/collections/payment-reference'
import { transferCode } from '@touchline/domain/collections/transfer-code'

import { swissBillOf, swissCode } from '../commands/swiss-bill.ts'
import type { PayerBill } from '../queries/bill-page.ts'
import type { PayeeRow } from '../queries/payees.ts'

/** Apps of banks read the code as a transfer in euros; other money is sent by hand. */
export async function transferOf(
  payee: PayeeRow | undefined,
  { currency, number }: PayerBill,
  amount: number,
): Promise<BillPageShape['transfer']> {
  if (payee === undefined || payee.holder === null || payee.iban === null) return null
  const { holder, iban } = payee
  const isCoded = currency === 'EUR' && amount > 0
  const reference = billReference(number)
  const code = isCoded ? transferCode({ payee: holder, iban, amount, reference }) : null
  const swiss = swissBillOf({ payee, currency, amount, number })
  return { holder, iban, code, swissCode: swiss === undefined ? null : await swissCode(swiss) }
}
