import type Stripe from 'stripe'

import { AppError } from '../errors.ts'
import { providerSession } from './objects.ts'

export type StripeClient = () => Promise<Stripe>

/** What Stripe says to our wish; `provider_away` when it cannot be asked. */
export async function answered<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    if (isTheirs(error)) throw new AppError('provider_away')
    throw error
  }
}

export function requireUrl(session: unknown) {
  const { id, url } = providerSession.parse(session)
  if (url === undefined) throw new AppError('provider_away')
  return { id, url }
}

/** They do not answer, fail, have enough of us, or say nothing of a club that has left them. */
const theirs: readonly string[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripePermissionError',
]

function isTheirs(error: unknown): boolean {
  return theirs.includes(typeOf(error))
}

/** What they do not know, or do not do to it: undefined. Anything else stays a failure. */
export function onlyRefused(error: unknown): undefined {
  if (typeOf(error) !== 'StripeInvalidRequestError') throw error
}

function typeOf(error: unknown): string {
  return error instanceof Error && 'type' in error && typeof error.type === 'string'
    ? error.type
    : ''
}
