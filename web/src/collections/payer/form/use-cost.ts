import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { isSoldOut } from './draft.ts'
import type { FormFee } from './lines.ts'

/** Price and stock of a fee: "€25.00 · 3 left". */
export function useCost(currency: string): (fee: FormFee) => string {
  const { fees: text } = useText('payer')
  const { money } = useFormat()
  return (fee) => {
    const price = { fixed: money(fee.amount ?? 0, currency), free: text.free, new: text.own }
    const left = isSoldOut(fee) ? text.soldOut : fee.stock === null ? '' : text.left(fee.stock)
    return [price[fee.type], left].filter(Boolean).join(' · ')
  }
}
