import type { FeeShape, FormFieldShape } from '@touchline/contract/collections/shapes/collection'
import { isCompleteFee } from '@touchline/domain/collections/fees'
import { isCompleteField } from '@touchline/domain/collections/form-fields'

import type { FeeRow } from '../queries/fees.ts'
import { fieldRefusal } from './lock-for-change.ts'

interface Belongings {
  readonly fees: readonly FeeShape[]
  readonly fields: readonly FormFieldShape[]
}

/** Fees and questions must be complete and unique, and what bills use may not change. */
export function requireValidFees({ fees, fields }: Belongings, before: readonly FeeRow[]): void {
  refuseTwins('fees', [...fees, ...fees.flatMap(({ sizes }) => sizes)])
  refuseTwins('fields', fields)
  for (const [at, fee] of fees.entries()) {
    if (!isCompleteFee(fee)) throw fieldRefusal(`fees.${at}`, 'not_whole')
    const names = fee.sizes.map(({ name }) => name)
    if (new Set(names).size < names.length) throw fieldRefusal(`fees.${at}.sizes`, 'twice')
  }
  for (const [at, field] of fields.entries()) {
    if (!isCompleteField(field)) throw fieldRefusal(`fields.${at}`, 'not_whole')
    const isOfThese = field.feeId === null || fees.some(({ id }) => id === field.feeId)
    if (!isOfThese) throw fieldRefusal(`fields.${at}.feeId`, 'unknown')
  }
  for (const sold of before.filter(({ isUsed }) => isUsed)) refuseChange(sold, fees)
}

function refuseTwins(field: string, list: readonly { readonly id: string }[]): void {
  if (new Set(list.map(({ id }) => id)).size < list.length) throw fieldRefusal(field, 'twice')
}

/** A fee used in bills can only be switched off. */
function refuseChange(sold: FeeRow, fees: readonly FeeShape[]): void {
  const at = fees.findIndex(({ id }) => id === sold.id)
  const after = fees[at]
  if (after === undefined) throw fieldRefusal('fees', 'in_bills')
  if (after.type !== sold.type || after.amount !== sold.amount)
    throw fieldRefusal(`fees.${at}.amount`, 'in_bills')
  const ids = new Set(after.sizes.map(({ id }) => id))
  const isGone = sold.sizes.some(({ id, isUsed }) => isUsed && !ids.has(id))
  if (isGone) throw fieldRefusal(`fees.${at}.sizes`, 'in_bills')
}
