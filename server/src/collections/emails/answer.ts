import type { OpenInstalment } from '@touchline/domain/collections/instalments'
import type { letters as english } from '@touchline/text/collections/letters/en'

import {
  describeDues,
  formatMoney,
  describeInstalment,
  type OutstandingBill,
} from './formatting.ts'

/** The answer to a request for a reduction or instalments. */
export interface RequestNews {
  readonly isGranted: boolean
  readonly answer: string
  /** The waived amount in minor units. */
  readonly waived: number
}

type Words = (typeof english)['answered']

interface Answered extends OutstandingBill {
  /** The open amounts by due date. */
  readonly parts: readonly OpenInstalment[]
}

/** The decision with its amounts. */
export function answerText(
  answered: Words,
  { isGranted, waived }: RequestNews,
  bill: Answered,
): string {
  if (!isGranted) return answered.refused
  if (bill.outstanding === 0) return answered.waived
  if (waived > 0)
    return answered.reduced(formatMoney(bill, waived), formatMoney(bill, bill.outstanding))
  return bill.parts.length > 1 ? answered.parted(bill.parts.length) : answered.granted
}

/** An answer lists every instalment; other emails what is overdue and what is next. */
export function listDueDates(
  { kind }: { readonly kind: string },
  bill: Answered,
  facts: (typeof english)['facts'],
): readonly (readonly [string, string])[] {
  if (kind !== 'request_answered') return describeDues(bill, facts)
  return bill.parts.map((part) => [facts.due, describeInstalment(bill, part)] as const)
}
