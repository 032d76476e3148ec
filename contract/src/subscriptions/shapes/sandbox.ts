import { z } from 'zod'

import { subscriptionPrice } from './products.ts'

/** The id in the address of the sandbox's page: it is enough to pay, as at a real provider. */
export const sandboxKey = z.object({ sessionId: z.string().regex(/^cs_sandbox_[\w-]{10,80}$/) })

/**
 * `open` asks how to pay; `confirming` waits for the payer to confirm, as a bank asks; `declined` may
 * be tried again; `waiting` is paid later, by itself after a minute; `paid` and `expired` are the end.
 */
const sandboxStates = ['open', 'confirming', 'declined', 'waiting', 'paid', 'expired'] as const

/** What the sandbox's checkout page shows. No money moves. */
export const sandboxCheckout = z.object({
  state: z.enum(sandboxStates),
  productName: z.string(),
  /** In minor units. */
  amount: z.int().min(0),
  currency: z.string().length(3),
  /** How often it is paid; null for what is paid once. */
  price: subscriptionPrice.nullable(),
  /** Where the payer goes when done, and when not: addresses of our own origin. */
  successUrl: z.string(),
  cancelUrl: z.string(),
})

const sandboxChoices = ['pay', 'decline', 'ask', 'confirm', 'refuse', 'later'] as const

/** `confirm` and `refuse` answer what `ask` asked for. */
export const sandboxAnswer = sandboxKey.extend({ choice: z.enum(sandboxChoices) })

export type SandboxCheckout = z.infer<typeof sandboxCheckout>
export type SandboxChoice = z.infer<typeof sandboxAnswer>['choice']
