import { metaOf } from '@touchline/contract/wire/access'
import {
  isClubPermission,
  mayInClub,
  clubFeatureOff,
  type ClubActor,
  type ClubPermission,
} from '@touchline/domain/clubs/permissions'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireIntegrations } from '#server/teams/queries/actor.ts'

import { requireClubActor } from '../queries.ts'

/** What oRPC passes to a handler. */
interface Call<Input> {
  readonly input: Input
  readonly context: RequestContext
  readonly signal?: AbortSignal | undefined
  readonly procedure: { readonly '~orpc': { readonly meta: unknown } }
}

interface OfClub {
  readonly clubId: string
}

/** A club operation after the caller was identified and allowed. */
export interface ClubCall<Input, Db extends Queryable = Queryable> {
  readonly input: Input
  readonly actor: ClubActor
  readonly db: Db
  readonly now: Date
  readonly context: RequestContext
  /** Aborted when the caller hangs up. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Handles a read operation of a club. Throws `not_found` for people without a role and for missing
 * view permissions, `not_allowed` for other missing permissions, `feature_off` for what is turned off.
 */
export function clubQuery<Input extends OfClub, Output>(
  run: (call: ClubCall<Input>) => Promise<Output>,
) {
  return async (call: Call<Input>): Promise<Output> => {
    const { input, context, signal } = call
    const { database, clock } = context.platform
    const actor = await requirePermitted(database, call)
    return run({ input, actor, db: database, now: clock(), context, signal })
  }
}

/** Handles an operation that writes in a club: one transaction, idempotent by its key. Throws as `clubQuery`. */
export function clubCommand<Input extends OfClub, Output>(
  run: (call: ClubCall<Input, Transaction>) => Promise<Output>,
) {
  return (call: Call<Input>): Promise<Output> => {
    const { input, context } = call
    return command(context, async (tx) => {
      const actor = await requirePermitted(tx, call)
      return run({ input, actor, db: tx, now: context.platform.clock(), context })
    })
  }
}

async function requirePermitted(db: Queryable, call: Call<OfClub>): Promise<ClubActor> {
  const { input, context, procedure } = call
  const { id: accountId, program } = requireAccount(context)
  const actor = await requireClubActor(db, { accountId, clubId: input.clubId })
  if (program !== undefined) requireIntegrations(actor)
  const permission = permissionOf(procedure)
  const feature = clubFeatureOff(actor, permission)
  if (feature !== undefined) throw new AppError('feature_off', { feature })
  if (!mayInClub(actor, permission))
    throw new AppError(permission.endsWith('.view') ? 'not_found' : 'not_allowed')
  return actor
}

function permissionOf(procedure: Call<OfClub>['procedure']): ClubPermission {
  const { permission } = metaOf(procedure)
  if (permission === undefined || !isClubPermission(permission))
    throw new Error('An operation of a club declares its permission in the contract.')
  return permission
}
