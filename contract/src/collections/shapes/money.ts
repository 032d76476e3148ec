import { currencies, maxAmount } from '@touchline/domain/values/money'
import { z } from 'zod'

export const currency = z.enum(currencies)

/** An amount above 0 in minor units. */
export const amount = z.int().min(1).max(maxAmount)

/** An amount in minor units, including 0. */
export const amountOrZero = z.int().min(0).max(maxAmount)

/** A sum over many payments, in minor units. */
export const totalAmount = z.int()
