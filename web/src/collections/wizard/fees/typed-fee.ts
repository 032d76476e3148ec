import type { FeeShape } from '@touchline/contract/collections/shapes/collection'
import { type FeeType, isCompleteFee } from '@touchline/domain/collections/fees'
import { collectionLimits } from '@touchline/domain/collections/limits'
import type { CollectionKind } from '@touchline/domain/collections/readiness'
import type { Language } from '@touchline/domain/values/language'
import { type Currency, minorUnitsIn } from '@touchline/domain/values/money'

import { formatTypedAmount } from '../../format-typed-amount.ts'

export interface TypedSize {
  readonly id: string
  readonly name: string
  readonly stock: string
}

/** A fee as it is typed in its dialog. */
export interface TypedFee {
  readonly id: string
  readonly name: string
  readonly details: string
  readonly type: FeeType
  readonly amount: string
  readonly isActive: boolean
  readonly stock: string
  readonly sizes: readonly TypedSize[]
}

interface Counted {
  readonly currency: Currency
  readonly language: Language
}

/** New fees are active and have a price, or in a fund a free amount. */
export function newFee(kind: CollectionKind): TypedFee {
  return {
    id: crypto.randomUUID(),
    name: '',
    details: '',
    type: kind === 'fund' ? 'new' : 'fixed',
    amount: '',
    isActive: true,
    stock: '',
    sizes: [],
  }
}

export function newSize(): TypedSize {
  return { id: crypto.randomUUID(), name: '', stock: '' }
}

export function toTypedFee(fee: FeeShape, { currency, language }: Counted): TypedFee {
  return {
    ...fee,
    amount: fee.amount === null ? '' : formatTypedAmount(fee.amount, currency, language),
    stock: fee.stock === null ? '' : String(fee.stock),
    sizes: fee.sizes.map((size) => ({
      ...size,
      stock: size.stock === null ? '' : String(size.stock),
    })),
  }
}

/** The typed fee; undefined if incomplete or invalid. */
export function readFee(typed: TypedFee, { currency, language }: Counted): FeeShape | undefined {
  const amount =
    typed.type === 'fixed' ? (minorUnitsIn(typed.amount, currency, language) ?? null) : null
  const sizes = typed.sizes
    .filter(({ name }) => name.trim() !== '')
    .map((size) => ({ ...size, name: size.name.trim(), stock: countIn(size.stock) }))
  const stock = sizes.length === 0 ? countIn(typed.stock) : null
  const fee = { ...typed, name: typed.name.trim(), details: typed.details.trim(), amount }
  if (!isCompleteFee(fee) || stock === undefined || hasDuplicateSizes(typed.sizes)) return undefined
  const whole = sizes.flatMap((size) =>
    size.stock === undefined ? [] : [{ ...size, stock: size.stock }],
  )
  return whole.length === sizes.length ? { ...fee, stock, sizes: whole } : undefined
}

/** Sizes need different names. */
export function hasDuplicateSizes(sizes: readonly TypedSize[]): boolean {
  const names = sizes.map(({ name }) => name.trim()).filter((name) => name !== '')
  return new Set(names).size < names.length
}

/** Whether the typed amount is invalid. */
export function isInvalidAmount(typed: string, { currency, language }: Counted): boolean {
  return typed.trim() !== '' && !minorUnitsIn(typed, currency, language)
}

/** Null: unlimited; undefined: invalid. */
function countIn(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return count <= collectionLimits.stock ? count : undefined
}
