import type { BulkAction, BulkResult, BulkRefusal } from '@touchline/contract/members/shapes/many'
import { mayActOnMany } from '@touchline/domain/members/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { changeMember } from './members.ts'
import { archiveMember, bringMemberBack } from './membership.ts'

interface Selected {
  readonly memberIds: readonly string[]
  readonly act: BulkAction
}

/**
 * Applies one action to several members, in the order of ids to avoid deadlocks. Checks each member
 * before writing, so that a refusal doesn't stop the others.
 */
export async function changeMany(
  tx: Transaction,
  caller: ActorContext,
  { memberIds, act }: Selected,
): Promise<BulkResult> {
  if (!mayActOnMany(caller.actor)) throw new AppError('not_allowed')

  const done: BulkResult['done'] = []
  const refused: BulkResult['refused'] = []
  for (const memberId of [...new Set(memberIds)].toSorted()) {
    const code = await changeOne(tx, caller, { memberId, act }).then(() => undefined, refusalOf)
    if (code === undefined) done.push(memberId)
    else refused.push({ memberId, code })
  }
  // If none of the ids is in this team, the request fails as a whole.
  if (refused.length > 0 && done.length === 0 && refused.every(({ code }) => code === 'not_found'))
    throw new AppError('not_found')
  return { done, refused }
}

function changeOne(
  tx: Transaction,
  caller: ActorContext,
  { memberId, act }: { readonly memberId: string; readonly act: BulkAction },
): Promise<void> {
  if (act.kind === 'archive') return archiveMember(tx, caller, memberId)
  if (act.kind === 'bring_back') return bringMemberBack(tx, caller, memberId)
  const changes = { role: act.role }
  return changeMember(tx, caller, { memberId, changes, was: undefined, version: undefined })
}

/** Returns refusals that concern a single member; rethrows anything else. */
function refusalOf(thrown: unknown): BulkRefusal {
  const codes = ['last_admin', 'not_found', 'not_allowed'] as const
  const code = thrown instanceof AppError ? codes.find((known) => known === thrown.code) : undefined
  if (code === undefined) throw thrown
  return code
}
