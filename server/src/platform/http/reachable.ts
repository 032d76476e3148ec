import { AppError } from '../errors.ts'
import type { SignedIn } from './context.ts'

/**
 * Anonymous accounts may only read and set up their own account. Everything else affects others and
 * needs a confirmed address.
 */
export function requireReachable(
  account: SignedIn | undefined,
  { method, path }: { method: string; path: string },
): void {
  if (account?.isAnonymous !== true || method === 'GET' || method === 'HEAD') return
  if (path === '/me' || path.startsWith('/me/')) return
  throw new AppError('address_needed')
}
