import { maxAmount } from '../values/money.ts'

/** Fixed, free, or chosen by the payer, which the specification calls 'new'. */
export type FeeType = 'fixed' | 'free' | 'new'

export interface Fee {
  readonly name: string
  readonly details: string
  readonly type: FeeType
  /** Minor units; null if the type has none. */
  readonly amount: number | null
  /** Inactive fees are kept but not offered. */
  readonly isActive: boolean
}

/** Initial values of a fee. */
export const newFee: Fee = { name: '', details: '', type: 'fixed', amount: null, isActive: true }

/** Whether a fee can be added: it has a name, and a price where its type has one. */
export function isCompleteFee({ name, type, amount }: Fee): boolean {
  if (name.trim() === '') return false
  return type === 'fixed' ? isPrice(amount) : amount === null
}

/** A fixed fee must be above 0. */
function isPrice(amount: number | null): boolean {
  return amount !== null && Number.isInteger(amount) && amount > 0 && amount <= maxAmount
}

/** Why a chosen amount is refused; undefined if it is fine. */
export function ownAmountRefusal(fee: Fee, given: number): 'too_little' | 'too_much' | undefined {
  const asked = fee.amount ?? 0
  if (!Number.isInteger(given) || given < asked || given < 0) return 'too_little'
  if (fee.type === 'new') return given > maxAmount ? 'too_much' : undefined
  return given > asked ? 'too_much' : undefined
}
