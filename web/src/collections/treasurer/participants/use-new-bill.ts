import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { maxAmount } from '@touchline/domain/values/money'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import type { BillQuery } from '../api/bills.ts'
import { useAmount } from '../use-amount.ts'

interface Fields {
  readonly memberId: string | null
  readonly feeId: string | null
  readonly sizeId: string | null
  readonly quantity: number
}

/** The form's state for a new bill, with what is missing. */
export function useNewBill(collection: CollectionShape, memberId: string | null) {
  const text = useText('treasurer').newBill
  const fees = collection.fees.filter(({ isActive }) => isActive)
  const [fields, setFields] = useState<Fields>({
    memberId,
    feeId: fees.length === 1 ? (fees[0]?.id ?? null) : null,
    sizeId: null,
    quantity: 1,
  })
  const [isAsked, setAsked] = useState(false)
  const fee = fees.find(({ id }) => id === fields.feeId)
  const amount = useAmount({ currency: collection.currency, most: maxAmount })
  const isSizeMissing =
    fee !== undefined && fee.sizes.length > 0 && fee.sizes.every(({ id }) => id !== fields.sizeId)
  const said = (isWrong: boolean, sentence: string) => (isAsked && isWrong ? sentence : undefined)

  /** The request; undefined while incomplete, which is shown then. */
  function check(): Omit<BillQuery, 'clientId'> | undefined {
    setAsked(true)
    amount.ask()
    const { memberId: whom, quantity } = fields
    const given = fee?.type === 'new' ? amount.amount : null
    if (whom === null || fee === undefined || isSizeMissing || given === undefined) return undefined
    const sizeId = fee.sizes.length === 0 ? null : fields.sizeId
    return { memberId: whom, feeId: fee.id, sizeId, quantity, amount: given }
  }

  return {
    fees,
    fee,
    fields,
    amount,
    check,
    change: (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part })),
    problems: {
      member: said(fields.memberId === null, text.memberMissing),
      fee: said(fee === undefined, text.feeMissing),
      size: said(isSizeMissing, text.sizeMissing),
    },
  }
}

export type NewBillDraft = ReturnType<typeof useNewBill>
