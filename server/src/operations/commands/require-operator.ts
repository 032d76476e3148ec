import { isOperator } from '#server/auth/queries/operators.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  requireAccount,
  type RequestContext,
  type SignedIn,
} from '#server/platform/http/context.ts'

/** The signed-in operator; for everybody else there is nothing here. */
export async function requireOperator(context: RequestContext): Promise<SignedIn> {
  const account = requireAccount(context)
  if (!(await isOperator(context.platform, account))) throw new AppError('not_found')
  return account
}
