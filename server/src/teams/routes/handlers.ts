import { metaOf } from '@touchline/contract/wire/access'
import type { Actor, ActorContext } from '@touchline/domain/teams/actor'
import {
  isTeamPermission,
  may,
  offFor,
  type TeamPermission,
} from '@touchline/domain/teams/permissions'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import type { Call } from '#server/platform/http/handlers.ts'

import { requireActor } from '../queries/actor.ts'

type Procedure = Call<unknown>['procedure']

interface OfTeam {
  readonly teamId: string
}

/** A team operation after the caller was identified and allowed. */
export interface TeamCall<Input, Db extends Queryable = Queryable> extends ActorContext {
  readonly input: Input
  readonly db: Db
  readonly context: RequestContext
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Handles a read operation of a team. Throws `not_found` for outsiders and for missing view
 * permissions, `not_allowed` for other missing permissions, `check_needed` for staff without a
 * required background check, `feature_off` for what the operator has turned off.
 */
export function teamQuery<Input extends OfTeam, Output>(
  run: (call: TeamCall<Input>) => Promise<Output>,
) {
  return async (call: Call<Input>): Promise<Output> => {
    const { input, context, signal } = call
    const { database, clock } = context.platform
    const actor = await requirePermitted(database, call)
    return run({ input, actor, db: database, now: clock(), context, signal })
  }
}

/**
 * Handles a write operation of a team in one transaction, idempotent by its key. Throws like
 * `teamQuery`.
 */
export function teamCommand<Input extends OfTeam, Output>(
  run: (call: TeamCall<Input, Transaction>) => Promise<Output>,
) {
  return (call: Call<Input>): Promise<Output> => {
    const { input, context } = call
    return command(context, async (tx) => {
      const actor = await requirePermitted(tx, call)
      return run({ input, actor, db: tx, now: context.platform.clock(), context })
    })
  }
}

/**
 * The caller's actor in a team named in the body of an account operation. Throws like `teamQuery`.
 */
export function actorIn(db: Queryable, context: RequestContext, teamId: string): Promise<Actor> {
  return requireActor(db, { account: requireAccount(context), teamId })
}

async function requirePermitted(db: Queryable, call: Call<OfTeam>): Promise<Actor> {
  const { input, context, procedure } = call
  const account = requireAccount(context)
  const actor = await requireActor(db, { account, teamId: input.teamId })
  requirePermission(actor, procedure)
  return actor
}

/**
 * Checks the permission declared by an operation, for handlers that find the caller in another way.
 * Throws like `teamQuery`.
 */
export function requirePermission(actor: Actor, procedure: Procedure): void {
  const permission = permissionOf(procedure)
  const feature = offFor(actor, permission)
  if (feature !== undefined) throw new AppError('feature_off', { feature })
  if (!may(actor, permission))
    throw new AppError(permission.endsWith('.view') ? 'not_found' : 'not_allowed')
}

function permissionOf(procedure: Procedure): TeamPermission {
  const { permission } = metaOf(procedure)
  if (permission === undefined || !isTeamPermission(permission))
    throw new Error('An operation of a team declares its permission in the contract.')
  return permission
}
