import { createHash } from 'node:crypto'

import type { Payments } from './payments.ts'

type Payees = Pick<Payments, 'makePayee' | 'findPayee' | 'onboardingUrl'>

/** Payees are ready at once, because no money moves. */
export function sandboxPayees(): Payees {
  return {
    makePayee: ({ idempotencyKey }) =>
      Promise.resolve({ id: payeeId(idempotencyKey), state: 'ready' }),
    findPayee: (id) => Promise.resolve({ id, state: 'ready' }),
    onboardingUrl: (_, returnUrl) => Promise.resolve(returnUrl),
  }
}

function payeeId(idempotencyKey: string): string {
  return `acct_sandbox_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`
}
