import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Payments } from './payments.ts'
import { openSandbox } from './sandbox.ts'
import { openStripe } from './stripe.ts'

interface Parts {
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
}

/** Stripe if its keys are configured, otherwise the sandbox. */
export function openPayments(parts: Parts): Payments {
  const { stripe } = parts.config
  return stripe === undefined ? openSandbox(parts) : openStripe(stripe)
}
