import { AppError } from '../errors.ts'
import type { SignedIn } from './context.ts'

/**
 * Someone anonymous may look around and set up their own account. Everything else touches other people,
 * children among them, and asks for an address that was confirmed: who writes must be reachable.
 */
export function requireReachable(
  account: SignedIn | undefined,
  { method, path }: { method: string; path: string },
): void {
  if (account?.isAnonymous !== true || method === 'GET' || method === 'HEAD') return
  if (path === '/me' || path.startsWith('/me/')) return
  throw new AppError('address_needed')
}
