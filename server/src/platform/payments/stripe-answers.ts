import type Stripe from 'stripe'

import { AppError } from '../errors.ts'
import { providerSession } from './objects.ts'

export type StripeClient = () => Promise<Stripe>

/** Awaits Stripe's response; throws `provider_away` if it can't be reached. */
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

/** Stripe doesn't respond, fails, limits us, or reports a club that disconnected. */
const theirs: readonly string[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripePermissionError',
]

function isTheirs(error: unknown): boolean {
  return theirs.includes(typeOf(error))
}

/** Undefined for unknown or refused objects; rethrows other errors. */
export function onlyRefused(error: unknown): undefined {
  if (typeOf(error) !== 'StripeInvalidRequestError') throw error
}

function typeOf(error: unknown): string {
  return error instanceof Error && 'type' in error && typeof error.type === 'string'
    ? error.type
    : ''
}
