import type { Queryable, Transaction } from '../database/database.ts'
import { command } from './command.ts'
import { requireAccount, type RequestContext, type SignedIn } from './context.ts'

/** What oRPC hands to the handler of an operation. */
export interface Call<Input> {
  readonly input: Input
  readonly context: RequestContext
  readonly signal?: AbortSignal | undefined
  readonly procedure: { readonly '~orpc': { readonly meta: unknown } }
}

/** A call that anyone may make, signed in or not. */
export interface VisitorCall<Input, Db extends Queryable = Queryable> {
  readonly input: Input
  readonly db: Db
  readonly now: Date
  readonly context: RequestContext
}

/** A call of a signed-in account. */
export interface AccountCall<Input, Db extends Queryable = Queryable> extends VisitorCall<
  Input,
  Db
> {
  readonly account: SignedIn
}

/** Handles an operation that reads for visitors. */
export function visitorQuery<Input, Output>(run: (call: VisitorCall<Input>) => Promise<Output>) {
  return ({ input, context }: Call<Input>): Promise<Output> =>
    run({ input, db: context.platform.database, now: context.platform.clock(), context })
}

/** Handles an operation that writes for visitors, in one transaction. */
export function visitorCommand<Input, Output>(
  run: (call: VisitorCall<Input, Transaction>) => Promise<Output>,
) {
  return ({ input, context }: Call<Input>): Promise<Output> =>
    command(context, (tx) => run({ input, db: tx, now: context.platform.clock(), context }))
}

/** Handles an operation that reads for the account that calls it. Throws `not_signed_in`. */
export function accountQuery<Input, Output>(run: (call: AccountCall<Input>) => Promise<Output>) {
  return async ({ input, context }: Call<Input>): Promise<Output> => {
    const account = requireAccount(context)
    const { database, clock } = context.platform
    return run({ input, account, db: database, now: clock(), context })
  }
}

/** Handles an operation that writes for an account: one transaction, idempotent by its key. Throws `not_signed_in`. */
export function accountCommand<Input, Output>(
  run: (call: AccountCall<Input, Transaction>) => Promise<Output>,
) {
  return async ({ input, context }: Call<Input>): Promise<Output> => {
    const account = requireAccount(context)
    const now = context.platform.clock()
    return command(context, (tx) => run({ input, account, db: tx, now, context }))
  }
}
