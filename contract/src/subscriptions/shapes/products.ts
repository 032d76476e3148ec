import { z } from 'zod'

import { id } from '../../wire/values.ts'

/** The billing intervals of a price. */
const intervals = ['day', 'week', 'month', 'year'] as const

/** What a price of a product costs, and how often. */
export const subscriptionPrice = z.object({
  priceId: z.string(),
  /** In minor units: cents, or whole yen. */
  amount: z.int().min(0),
  /** ISO 4217, in capitals. */
  currency: z.string().length(3),
  interval: z.enum(intervals),
  /** 3 with `month`: every three months. */
  intervalCount: z.int().min(1),
})

export type SubscriptionPrice = z.infer<typeof subscriptionPrice>

/** What can be subscribed to: a product at one of its prices. */
export const subscriptionProduct = subscriptionPrice.extend({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
})

export type SubscriptionProduct = z.infer<typeof subscriptionProduct>

export const subscriptionProducts = z.object({ products: z.array(subscriptionProduct) })

const priceId = z.string().trim().min(1).max(255)

export const checkoutInput = z.object({ priceId, teamId: id })

/** The URL of the checkout at the provider or the sandbox. */
export const checkoutOpened = z.object({ url: z.string() })

/** "any" means any of my teams; without a price, any price counts. */
export const subscriptionQuery = z.object({
  priceId: priceId.optional(),
  teamId: z.union([z.literal('any'), id]),
})

/** The provider's ids, only for people who may change the subscription. */
export const subscriptionAnswer = z.object({
  subscribed: z.boolean(),
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
})

export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>
