import { z } from 'zod'

import { id } from '../../wire/values.ts'

/** How often a price is paid. */
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

/** Where the browser goes to pay: the provider's page, or the sandbox's. */
export const checkoutOpened = z.object({ url: z.string() })

/** Any team of mine, with 'any'; at any price, when no price is named. */
export const subscriptionQuestion = z.object({
  priceId: priceId.optional(),
  teamId: z.union([z.literal('any'), id]),
})

/** The ids are the provider's, and for those who may change the subscription. */
export const subscriptionAnswer = z.object({
  subscribed: z.boolean(),
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
})

export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>
