import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Product } from './payments.ts'

export interface SandboxParts {
  readonly config: Pick<Config, 'publicUrl' | 'sandboxPrices'>
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  /** The product with this price; undefined if no longer configured. */
  readonly priceOf: (priceId: string) => Product | undefined
}

/** The sandbox sells Premium at the configured prices. */
export function sandboxProducts({ sandboxPrices }: SandboxParts['config']): readonly Product[] {
  return sandboxPrices
    .map(({ amount, currency, interval }) => ({
      id: 'prod_sandbox_premium',
      name: 'Premium',
      description: null,
      priceId: `price_sandbox_${interval}_${amount}_${currency.toLowerCase()}`,
      amount,
      currency,
      interval,
      intervalCount: 1,
    }))
    .toSorted((one, other) => one.amount - other.amount)
}

/** Our replacement for the provider's payment page. */
export function pageUrl(publicUrl: string, sessionId: string): string {
  return `${publicUrl}/sandbox/checkout/${sessionId}`
}
