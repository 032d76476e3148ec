import { foldHeading, isReturnedPayment } from '../bank-words.ts'
import type { Movement } from '../statement.ts'

/** Reasons for returned direct debits, in plain terms. */
export const returnReasons = [
  'account_wrong',
  'account_closed',
  'account_blocked',
  'debit_not_allowed',
  'no_funds',
  'no_mandate',
  'refunded',
  'deceased',
  'objected',
  'bank_unknown',
  'twice',
  'details',
  'not_told',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Codes of ISO 20022 that the SDD Core rulebook allows (EPC173-14). */
const reasons: Readonly<Record<string, ReturnReason>> = {
  AC01: 'account_wrong',
  AC02: 'account_wrong',
  AC04: 'account_closed',
  AC06: 'account_blocked',
  AC13: 'debit_not_allowed',
  AG01: 'debit_not_allowed',
  AG02: 'details',
  AM04: 'no_funds',
  AM05: 'twice',
  BE01: 'details',
  BE05: 'details',
  CNOR: 'bank_unknown',
  DNOR: 'bank_unknown',
  DT01: 'details',
  ED05: 'details',
  FF01: 'details',
  FF05: 'details',
  FOCR: 'twice',
  MD01: 'no_mandate',
  MD02: 'no_mandate',
  MD06: 'refunded',
  MD07: 'deceased',
  MS02: 'objected',
  MS03: 'not_told',
  RC01: 'bank_unknown',
  RR01: 'details',
  RR02: 'details',
  RR03: 'details',
  RR04: 'not_told',
  SL01: 'objected',
}

const codes = new RegExp(String.raw`\b(${Object.keys(reasons).join('|')})\b`)

/** The reason code in a bank's text; undefined if there is none. */
export function returnCodeIn(words: string): string | undefined {
  return codes.exec(words.toUpperCase())?.[1]
}

/** Banks' words for direct debits, as clubs call their own refunds "devolución" and "retour", too. */
const debit =
  /lastschr|ru?e?cklast|ru?e?ckgabegrund|debit|prelevement|adeudo|recibo|domicilia|incasso|unpaid|impaye|insolut/

/** Whether money that went out was a returned debit, by the bank's code or words. */
export function isDebitReturn({
  words,
  returnCode = returnCodeIn(words),
}: Pick<Movement, 'words' | 'returnCode'>): boolean {
  return returnCode !== undefined || (isReturnedPayment(words) && debit.test(foldHeading(words)))
}

/** What a code means; banks don't disclose many reasons. */
export function returnReason(code: string | null | undefined): ReturnReason {
  return reasons[code?.toUpperCase() ?? ''] ?? 'not_told'
}
