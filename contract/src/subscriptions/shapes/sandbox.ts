import { z } from 'zod'

import { subscriptionPrice } from './products.ts'

/** The id in the sandbox page's address: enough to pay, as at a real provider. */
export const sandboxKey = z.object({ sessionId: z.string().regex(/^cs_sandbox_[\w-]{10,80}$/) })

/**
 * `open` asks how to pay; `confirming` waits for the payer's confirmation, as banks do; `declined`
 * can be retried; `waiting` is paid after a minute; `paid` and `expired` are final.
 */
const sandboxStates = ['open', 'confirming', 'declined', 'waiting', 'paid', 'expired'] as const

/** The sandbox's checkout page, without real payments. */
export const sandboxCheckout = z.object({
  state: z.enum(sandboxStates),
  productName: z.string(),
  /** In minor units. */
  amount: z.int().min(0),
  currency: z.string().length(3),
  /** The billing interval; null for a single payment. */
  price: subscriptionPrice.nullable(),
  /** Redirects on our own origin, after paying and after cancelling. */
  successUrl: z.string(),
  cancelUrl: z.string(),
})

const sandboxChoices = ['pay', 'decline', 'ask', 'confirm', 'refuse', 'later'] as const

/** `confirm` and `refuse` follow `ask`. */
export const sandboxAnswer = sandboxKey.extend({ choice: z.enum(sandboxChoices) })

export type SandboxCheckout = z.infer<typeof sandboxCheckout>
export type SandboxChoice = z.infer<typeof sandboxAnswer>['choice']
