import { subscriptionStatuses } from '@touchline/domain/values/subscription-status'
import { z } from 'zod'

import { entitlementShape } from '../../entitlements/shapes.ts'
import { id, instant } from '../../wire/values.ts'
import { subscriptionPrice } from './products.ts'

export const subscriptionKey = z.object({ teamId: id })

/** The provider's subscription status; see accessUntil() in domain/entitlements. */
const subscriptionStatus = z.enum(subscriptionStatuses)

/** A team's subscription. The price is null until the provider has reported it. */
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
  /** The current subscription, otherwise the last one; null if there never was one. */
  plan: teamPlan.nullable(),
  mayManage: z.boolean(),
  /** A sandbox without real payments. */
  isSandbox: z.boolean(),
})

export type TeamSubscription = z.infer<typeof teamSubscription>

/** One change at a time: another price, or whether it renews. */
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

export const invoicesQuery = subscriptionKey.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: id.optional(),
})

/** Newest first. */
export const invoicesPage = z.object({ invoices: z.array(invoice), nextCursor: id.nullable() })

export type InvoicesPage = z.infer<typeof invoicesPage>

/** Every team I am in or manage, and whether I may subscribe for it. */
export const mySubscriptions = z.object({
  /** No payment provider is configured: everything works, but without real payments. */
  isSandbox: z.boolean(),
  teams: z.array(
    z.object({
      teamId: id,
      teamName: z.string(),
      /** The trial's days are in the team's time zone. */
      timeZone: z.string(),
      entitlement: entitlementShape,
      isSubscribed: z.boolean(),
      mayManage: z.boolean(),
    }),
  ),
})

export type MySubscriptions = z.infer<typeof mySubscriptions>
