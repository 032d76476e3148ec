import { subscriptionStatuses } from '@touchline/domain/values/subscription-status'
import { z } from 'zod'

import { entitlementShape } from '../../entitlements/shapes.ts'
import { id, instant } from '../../wire/values.ts'
import { subscriptionPrice } from './products.ts'

export const subscriptionKey = z.object({ teamId: id })

/** What the provider says of a subscription; see accessUntil() in domain/entitlements. */
const subscriptionStatus = z.enum(subscriptionStatuses)

/** What a team is subscribed to. The price is null when the provider has not told it yet. */
export const teamPlan = z.object({
  status: subscriptionStatus,
  productName: z.string().nullable(),
  price: subscriptionPrice.nullable(),
  /** When the next payment is due; null when it ends. */
  renewsAt: instant.nullable(),
  /** When it ends or has ended; null while it renews. */
  endsAt: instant.nullable(),
  /** A payment has failed: Premium stays until then. */
  graceUntil: instant.nullable(),
})

export type TeamPlan = z.infer<typeof teamPlan>

/** GET /teams/{teamId}/subscription. */
export const teamSubscription = z.object({
  entitlement: entitlementShape,
  /** Premium is paid for; false in the trial. */
  isSubscribed: z.boolean(),
  /** The subscription that holds, else the last one; null when there never was one. */
  plan: teamPlan.nullable(),
  mayManage: z.boolean(),
  /** No money moves: the payments of this installation are a sandbox. */
  isSandbox: z.boolean(),
})

export type TeamSubscription = z.infer<typeof teamSubscription>

/** One thing at a time: another price, or whether it renews. */
export const subscriptionChange = subscriptionKey
  .extend({
    priceId: z.string().trim().min(1).max(255).optional(),
    renews: z.boolean().optional(),
  })
  .refine(({ priceId, renews }) => (priceId === undefined) !== (renews === undefined))

const invoiceStatuses = ['paid', 'failed'] as const

export const invoice = z.object({
  id,
  /** The provider's number of it. */
  number: z.string().nullable(),
  /** In minor units of the currency. */
  amount: z.int(),
  currency: z.string().length(3),
  status: z.enum(invoiceStatuses),
  at: instant,
  /** Where the provider shows it. */
  url: z.string().nullable(),
})

export const invoicesQuestion = subscriptionKey.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: id.optional(),
})

/** The newest first. */
export const invoicesPage = z.object({ invoices: z.array(invoice), nextCursor: id.nullable() })

export type InvoicesPage = z.infer<typeof invoicesPage>

/** Every team I am in or manage, and whether I may subscribe for it. */
export const mySubscriptions = z.object({
  /** The operator has set no payment provider: everything can be tried, and no money moves. */
  isSandbox: z.boolean(),
  teams: z.array(
    z.object({
      teamId: id,
      teamName: z.string(),
      /** The days of the trial are those of the place where the team plays. */
      timeZone: z.string(),
      entitlement: entitlementShape,
      isSubscribed: z.boolean(),
      mayManage: z.boolean(),
    }),
  ),
})

export type MySubscriptions = z.infer<typeof mySubscriptions>
