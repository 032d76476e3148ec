import { providerPrice } from './objects.ts'
import type { Payments } from './payments.ts'
import { answered, type StripeClient } from './stripe-answers.ts'
import { stripeCheckouts } from './stripe-checkouts.ts'
import { stripePayees } from './stripe-payees.ts'
import { stripePayments } from './stripe-payments.ts'
import { longestList, stripeSubscriptions } from './stripe-subscriptions.ts'

/** Stripe's address, or a loopback server in tests. */
export interface StripePlace {
  readonly host: string
  readonly port: number
  readonly protocol: 'http' | 'https'
}

export interface StripeKeys {
  readonly secretKey: string
  readonly webhookSecret: string
}

/** Milliseconds; a webhook must be answered within ten seconds and makes one request. */
const timeout = 3000

export function openStripe(keys: StripeKeys, place?: StripePlace): Payments {
  // Created on first use, so that the sandbox never loads it.
  const client: StripeClient = lazily(async () => {
    const { default: Client } = await import('stripe')
    return new Client(keys.secretKey, {
      timeout,
      maxNetworkRetries: 0,
      telemetry: false,
      appInfo: { name: 'Touchline' },
      ...place,
    })
  })

  return {
    provider: 'stripe',
    sandbox: undefined,
    webhookSecret: () => Promise.resolve(keys.webhookSecret),

    async products() {
      const { prices } = await client()
      const list = await answered(
        prices.list({
          active: true,
          type: 'recurring',
          limit: longestList,
          expand: ['data.product'],
        }),
      )
      return list.data
        .flatMap((price) => providerPrice.parse(price) ?? [])
        .toSorted((one, other) => one.amount - other.amount)
    },

    async makeCustomer({ idempotencyKey, name, email, language }) {
      const { customers } = await client()
      const made = await answered(
        customers.create(
          { name, preferred_locales: [language], ...(email === undefined ? {} : { email }) },
          { idempotencyKey: idempotencyKey },
        ),
      )
      return made.id
    },

    ...stripeCheckouts(client),
    ...stripeSubscriptions(client),
    ...stripePayees(client),
    ...stripePayments(client),
  }
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
