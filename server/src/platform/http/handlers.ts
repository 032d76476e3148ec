import type { Queryable, Transaction } from '../database/database.ts'
import { command } from './command.ts'
import { requireAccount, type RequestContext, type SignedIn } from './context.ts'

/** What oRPC passes to a handler. */
export interface Call<Input> {
  readonly input: Input
  readonly context: RequestContext
  readonly signal?: AbortSignal | undefined
  readonly procedure: { readonly '~orpc': { readonly meta: unknown } }
}

/** A call that visitors may make too. */
export interface VisitorCall<Input, Db extends Queryable = Queryable> {
  readonly input: Input
  readonly db: Db
  readonly now: Date
  readonly context: RequestContext
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal | undefined
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
  return (call: Call<Input>): Promise<Output> => run(visitorCall(call, databaseOf(call)))
}

/** Handles an operation that reads for the account that calls it. Throws `not_signed_in`. */
export function accountQuery<Input, Output>(run: (call: AccountCall<Input>) => Promise<Output>) {
  return async (call: Call<Input>): Promise<Output> =>
    run({ ...visitorCall(call, databaseOf(call)), account: requireAccount(call.context) })
}

/** Handles an operation that writes for an account: one transaction, idempotent by its key. Throws `not_signed_in`. */
export function accountCommand<Input, Output>(
  run: (call: AccountCall<Input, Transaction>) => Promise<Output>,
) {
  return async (call: Call<Input>): Promise<Output> => {
    const account = requireAccount(call.context)
    return command(call.context, (tx) => run({ ...visitorCall(call, tx), account }))
  }
}

function visitorCall<Input, Db extends Queryable>(
  { input, context, signal }: Call<Input>,
  db: Db,
): VisitorCall<Input, Db> {
  return { input, context, signal, db, now: context.platform.clock() }
}

function databaseOf({ context }: Call<unknown>): Queryable {
  return context.platform.database
}
