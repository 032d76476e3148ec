import { isOperator } from '#server/auth/queries/operators.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  requireAccount,
  type RequestContext,
  type SignedIn,
} from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

/** An operator, and the address they act from. */
export interface OperatorContext {
  readonly platform: Platform
  readonly actor: { readonly id: string; readonly ip: string }
}

/** The signed-in operator; `not_found` for everyone else. */
export async function requireOperator(context: RequestContext): Promise<SignedIn> {
  const account = requireAccount(context)
  if (!(await isOperator(context.platform, account))) throw new AppError('not_found')
  return account
}
