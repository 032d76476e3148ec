import type { OpenInstalment } from '@touchline/domain/collections/instalments'
import type { letters as english } from '@touchline/text/collections/letters/en'

import { duesIn, moneyIn, partIn, type Owed } from './in-words.ts'

/** What came of a request to pay less or in parts. */
export interface RequestNews {
  readonly isGranted: boolean
  readonly answer: string
  /** What the payer need not pay, in minor units. */
  readonly waived: number
}

type Words = (typeof english)['answered']

interface Answered extends Owed {
  /** All that is open, by when it is due. */
  readonly parts: readonly OpenInstalment[]
}

/** What the treasurer decided, in figures the family knows again. */
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

/** An answer names every part; other letters what is late and what comes next. */
export function datesIn(
  { kind }: { readonly kind: string },
  bill: Answered,
  facts: (typeof english)['facts'],
): readonly (readonly [string, string])[] {
  if (kind !== 'request_answered') return duesIn(bill, facts)
  return bill.parts.map((part) => [facts.due, partIn(bill, part)] as const)
}
