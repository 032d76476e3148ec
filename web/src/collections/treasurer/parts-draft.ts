import { type Instalment, instalmentsOf } from '@touchline/domain/collections/instalments'
import type { Language } from '@touchline/domain/values/language'
import { minorUnitsIn } from '@touchline/domain/values/money'

/** A part while it is typed. */
export interface PartDraft {
  readonly key: string
  readonly amount: string
  readonly dueOn: string
}

export type Parts =
  | { readonly kind: 'fit'; readonly parts: readonly Instalment[] }
  /** Minor units not in any instalment; negative if too much. */
  | { readonly kind: 'rest'; readonly rest: number }
  | { readonly kind: 'unread' }

/** The total of typed instalments compared with the bill. */
export function checkParts(
  drafts: readonly PartDraft[],
  whole: { readonly amount: number; readonly currency: string; readonly language: Language },
): Parts {
  const parts = drafts.flatMap(({ amount, dueOn }) => {
    const read = minorUnitsIn(amount, whole.currency, whole.language)
    return read === undefined || read === 0 || dueOn === '' ? [] : [{ amount: read, dueOn }]
  })
  if (parts.length < drafts.length || drafts.length === 0) return { kind: 'unread' }
  const rest = whole.amount - parts.reduce((sum, { amount }) => sum + amount, 0)
  return rest === 0 ? { kind: 'fit', parts } : { kind: 'rest', rest }
}

/** Equal instalments a month apart. */
export function splitEqually(
  amount: number,
  plan: { readonly from: string; readonly count: number },
  typedOf: (amount: number) => string,
): readonly PartDraft[] {
  return instalmentsOf(amount, plan).map((part, at) => ({
    key: `${at}`,
    amount: typedOf(part.amount),
    dueOn: part.dueOn,
  }))
}
