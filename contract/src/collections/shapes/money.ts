import { currencies, mostAmount } from '@touchline/domain/values/money'
import { z } from 'zod'

export const currency = z.enum(currencies)

/** Something to pay, in minor units. */
export const amount = z.int().min(1).max(mostAmount)

/** Minor units; nothing is an amount, too. */
export const amountOrNothing = z.int().min(0).max(mostAmount)

/** A sum over many payments, in minor units. */
export const sum = z.int()
