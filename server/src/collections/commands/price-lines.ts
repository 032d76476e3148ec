import type { FormFieldShape } from '@touchline/contract/collections/shapes/collection'
import { ownAmountRefusal } from '@touchline/domain/collections/fees'
import { fieldAnswerRefusal, fieldsFor } from '@touchline/domain/collections/form-fields'
import { maxAmount } from '@touchline/domain/values/money'

import type { PricedLine, LineToBill } from '../queries/bills.ts'
import type { FeeRow } from '../queries/fees.ts'
import type { RemainingStock } from '../queries/stock.ts'

export interface PriceList {
  readonly fees: readonly FeeRow[]
  /** The form's questions; empty if the treasurer writes the bill. */
  readonly fields: readonly FormFieldShape[]
  readonly left: RemainingStock
  /** For a fund; a donation of zero is no donation. */
  readonly isFund: boolean
}

/** Why lines can't be bought, by field. */
export type FieldRefusals = Readonly<Record<string, string>>

interface Priced {
  readonly lines: readonly PricedLine[]
  readonly refusals: FieldRefusals
}

/** The price of each line, and why a line is refused. */
export function priceLines(offer: PriceList, wanted: readonly LineToBill[]): Priced {
  const refusals: Record<string, string> = {}
  const lines = wanted.map((line, at) => {
    const fee = offer.fees.find(({ id, isActive }) => id === line.feeId && isActive)
    const found =
      fee === undefined
        ? { feeId: 'fee_gone' }
        : {
            ...sizeRefusal(fee, line),
            ...amountRefusal(fee, line, offer.isFund),
            ...stockRefusal(offer, wanted, at),
            ...answerRefusals(offer.fields, line),
          }
    for (const [field, why] of Object.entries(found)) refusals[`lines.${at}.${field}`] = why
    return { ...line, answers: asked(offer.fields, line), amount: priceOf(fee, line) }
  })
  return { lines, refusals }
}

function priceOf(fee: FeeRow | undefined, { quantity, amount }: LineToBill): number {
  if (fee?.type === 'new') return amount ?? 0
  return (fee?.amount ?? 0) * quantity
}

function sizeRefusal({ sizes }: FeeRow, { sizeId }: LineToBill): FieldRefusals {
  if (sizes.length === 0) return sizeId === null ? {} : { sizeId: 'option' }
  if (sizeId === null) return { sizeId: 'missing' }
  return sizes.some(({ id }) => id === sizeId) ? {} : { sizeId: 'option' }
}

function amountRefusal(fee: FeeRow, line: LineToBill, isFund: boolean): FieldRefusals {
  if (fee.type !== 'new') return priceOf(fee, line) > maxAmount ? { quantity: 'too_much' } : {}
  if (line.amount === null) return { amount: 'missing' }
  const refusal = isFund && line.amount === 0 ? 'too_little' : ownAmountRefusal(fee, line.amount)
  return refusal === undefined ? {} : { amount: refusal }
}

/** Several lines may want the same item, so each takes earlier ones into account. */
function stockRefusal(
  { left }: PriceList,
  wanted: readonly LineToBill[],
  at: number,
): FieldRefusals {
  const line = wanted[at]
  if (line === undefined) return {}
  const { feeId, sizeId, quantity } = line
  const all = left(feeId, sizeId)
  if (all === null) return {}
  const before = wanted
    .slice(0, at)
    .filter((other) => other.feeId === feeId && other.sizeId === sizeId)
    .reduce((sum, other) => sum + other.quantity, 0)
  const rest = all - before
  if (rest >= quantity) return {}
  if (rest > 0) return { quantity: 'few_left' }
  return { [sizeId === null ? 'feeId' : 'sizeId']: 'sold_out' }
}

function answerRefusals(fields: readonly FormFieldShape[], line: LineToBill): FieldRefusals {
  const refusals = fieldsFor(fields, line.feeId).flatMap((field) => {
    const why = fieldAnswerRefusal(field, line.answers[field.id] ?? '')
    return why === undefined ? [] : [[`answers.${field.id}`, why] as const]
  })
  return Object.fromEntries(refusals)
}

/** Keeps only answers to existing questions. */
function asked(fields: readonly FormFieldShape[], { feeId, answers }: LineToBill) {
  const kept = fieldsFor(fields, feeId).flatMap(({ id }) => {
    const answer = answers[id] ?? ''
    return answer === '' ? [] : [[id, answer] as const]
  })
  return Object.fromEntries(kept)
}
