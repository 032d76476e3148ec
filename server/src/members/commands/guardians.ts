import type { GuardianChange, GuardianFields } from '@touchline/contract/members/shapes'
import {
  mayAddGuardian,
  mayEditGuardian,
  mayRemoveGuardian,
} from '@touchline/domain/members/permissions'
import {
  isStaffFor,
  represents,
  type Actor,
  type ActorContext,
} from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { takeBackInvitations } from '#server/teams/commands/take-back-invitations.ts'

import {
  deleteGuardianship,
  guardianFieldsOf,
  lockGuardian,
  saveGuardian,
  saveGuardianRole,
  type GuardianRow,
} from '../queries/guardians.ts'
import { lockMember } from '../queries/members.ts'
import { isBlockedAnywhere, moveGuardian } from '../queries/same-guardians.ts'
import { endHomesWith } from './end-homes.ts'
import { insertParent } from './insert-parent.ts'
import { findSamePerson, linkJoined } from './link-parent.ts'
import { announceMembers } from './member-news.ts'
import { refuseStale } from './stale.ts'

/** Adds a parent to a member. Permission to act for the child is a separate, verified step. */
export async function addGuardian(
  tx: Transaction,
  caller: ActorContext,
  { memberId, ...fields }: GuardianFields & { readonly memberId: string },
): Promise<void> {
  const { actor } = caller
  await lockMember(tx, actor, memberId)
  if (!mayAddGuardian(actor, memberId)) throw new AppError('not_allowed')

  await insertParent(tx, caller, { ...fields, memberId, phone: fields.phone ?? null })
  await announceMembers(tx, 'members.guardian_added', { teamId: actor.teamId, memberId })
}

export interface GuardianEdit {
  readonly memberId: string
  readonly guardianId: string
  readonly changes: GuardianChange
  readonly was: GuardianChange | undefined
  readonly version: number | undefined
}

export async function changeGuardian(
  tx: Transaction,
  caller: ActorContext,
  edit: GuardianEdit,
): Promise<void> {
  const { actor } = caller
  const { memberId, guardianId, changes } = edit
  const guardian = await requireGuardian(tx, actor, edit)
  if (!mayEditGuardian(actor, { memberId, accountId: guardian.account_id }))
    throw new AppError('not_allowed')
  refuseStale({ fields: guardianFieldsOf(guardian), version: guardian.version }, edit)

  const key = { teamId: actor.teamId, memberId, guardianId }
  await saveGuardian(tx, key, changes)
  if (changes.role !== undefined) await saveGuardianRole(tx, key, changes.role)
  if (guardian.account_id === null) await unite(tx, caller, { ...edit, before: guardian })
  await announceMembers(tx, 'members.guardian_changed', key)
}

/** Merges the parent into another row if the corrected name or contact matches one. */
async function unite(
  tx: Transaction,
  caller: ActorContext,
  { memberId, guardianId, changes, before }: GuardianEdit & { readonly before: GuardianRow },
): Promise<void> {
  const { teamId } = caller.actor
  // A blocked row is never merged, or the block would be lost.
  if (await isBlockedAnywhere(tx, { teamId, guardianId })) return
  const { firstName = before.first_name, lastName = before.last_name } = changes
  const { email = before.email, phone = before.phone } = changes
  const person = { firstName, lastName, email, phone }
  const known = await findSamePerson(tx, { teamId, memberId }, { ...person, except: guardianId })
  if (known === undefined) return
  const children = await moveGuardian(tx, { teamId, guardianId }, known.id)
  await linkJoined(
    tx,
    caller,
    children.map((child) => ({ guardianId: known.id, memberId: child, email })),
  )
}

export async function removeGuardian(
  tx: Transaction,
  { actor, now }: ActorContext,
  target: { readonly memberId: string; readonly guardianId: string },
): Promise<void> {
  const { memberId, guardianId } = target
  const guardian = await requireGuardian(tx, actor, target)
  const isVerified = guardian.verified_at !== null
  const isBlocked = guardian.blocked_at !== null
  const about = { memberId, accountId: guardian.account_id, isVerified, isBlocked }
  if (!mayRemoveGuardian(actor, about)) throw new AppError('not_allowed')

  const key = { teamId: actor.teamId, memberId, guardianId }
  await endHomesWith(tx, key)
  await deleteGuardianship(tx, key)
  await takeBackInvitations(tx, { teamId: actor.teamId, actorId: actor.accountId, at: now })
  const { account_id: accountId } = guardian
  await announceMembers(tx, 'members.guardian_removed', { ...key, accountId })
  if (accountId === actor.accountId)
    await announceMembers(tx, 'members.guardian_disowned', { ...key, facts: { accountId } })
}

/** Fails with not_found unless the guardian belongs to this member. */
async function requireGuardian(
  tx: Transaction,
  actor: Actor,
  { memberId, guardianId }: { readonly memberId: string; readonly guardianId: string },
): Promise<GuardianRow> {
  await lockMember(tx, actor, memberId)
  const maySee = isStaffFor(actor, memberId) || represents(actor, memberId)
  const guardian = maySee
    ? await lockGuardian(tx, { teamId: actor.teamId, memberId, guardianId })
    : undefined
  if (guardian === undefined) throw new AppError('not_found')
  return guardian
}
