import type { OpenInstalment } from '@touchline/domain/collections/instalments'
import type { letters as english } from '@touchline/text/collections/letters/en'

import { duesIn, moneyIn, partIn, type OwedDues } from './in-words.ts'

/** The answer to a request for a reduction or instalments. */
export interface RequestNews {
  readonly isGranted: boolean
  readonly answer: string
  /** The waived amount in minor units. */
  readonly waived: number
}

type Words = (typeof english)['answered']

interface Answered extends OwedDues {
  /** The open amounts by due date. */
  readonly parts: readonly OpenInstalment[]
}

/** The decision with its amounts. */
export function answeredOf(
  answered: Words,
  { isGranted, waived }: RequestNews,
  bill: Answered,
): string {
  if (!isGranted) return answered.refused
  if (bill.outstanding === 0) return answered.waived
  if (waived > 0) return answered.reduced(moneyIn(bill, waived), moneyIn(bill, bill.outstanding))
  return bill.parts.length > 1 ? answered.parted(bill.parts.length) : answered.granted
}

/** An answer lists every instalment; other emails what is overdue and what is next. */
export function datesIn(
  { kind }: { readonly kind: string },
  bill: Answered,
  facts: (typeof english)['facts'],
): readonly (readonly [string, string])[] {
  if (kind !== 'request_answered') return duesIn(bill, facts)
  return bill.parts.map((part) => [facts.due, partIn(bill, part)] as const)
}
