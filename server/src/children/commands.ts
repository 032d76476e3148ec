import type { Block, Guardianship } from '@touchline/contract/children/shapes'
import { sharesAccount } from '@touchline/domain/children/guardians'
import { mayBlockGuardian, mayVerifyGuardian } from '@touchline/domain/children/permissions'
import type { Actor, ActorContext } from '@touchline/domain/teams/actor'

import { endHomesWith } from '#server/members/commands/end-homes.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { announceChild } from './commands/announcements.ts'
import {
  endExportsOfChild,
  findBlocks,
  findChild,
  lockGuardianship,
  markBlocked,
  markUnblocked,
  markVerified,
  type GuardianKey,
  type GuardianshipRow,
  type MemberKey,
} from './queries.ts'

export interface GuardianshipChange extends GuardianKey {
  readonly status: 'verified' | 'blocked' | 'unblocked'
  readonly reason?: string | undefined
}

export async function changeGuardianship(
  tx: Transaction,
  caller: ActorContext,
  { status, reason, ...key }: GuardianshipChange,
): Promise<Guardianship> {
  if (status === 'verified') return verifyGuardian(tx, caller, key)
  if (status === 'unblocked') return unblockGuardian(tx, caller, key)
  return blockGuardian(tx, caller, { ...key, reason })
}

/** A guardian verified by staff acts for the child. */
async function verifyGuardian(
  tx: Transaction,
  { actor, now }: ActorContext,
  key: GuardianKey,
): Promise<Guardianship> {
  const care = await requireGuardianship(tx, key)
  if (!mayVerifyGuardian(actor, { ...key, accountId: care.accountId ?? undefined }))
    throw new AppError('not_allowed')
  if (care.blockedAt !== null) throw new AppError('conflict', { reason: 'blocked' })
  if (sharesAccount(care.accountId, care.childAccountId)) throw new AppError('own_account')

  if (care.verifiedAt !== null) return viewOf(care)
  await markVerified(tx, { ...key, by: actor.accountId, at: now })
  return changed(tx, actor, { ...key, name: 'children.guardian_verified' })
}

/**
 * Ends a guardian's access to a child, for example after a court order, in every team of the club
 * that both belong to. Repeating it changes nothing.
 */
async function blockGuardian(
  tx: Transaction,
  { actor, now }: ActorContext,
  { reason, ...key }: GuardianKey & { readonly reason?: string | undefined },
): Promise<Guardianship> {
  const care = await requireGuardianship(tx, key)
  if (!mayBlockGuardian(actor, key)) throw new AppError('not_allowed')
  if (!care.isBlockedHere) {
    await markBlocked(tx, { ...key, at: now, by: actor.accountId, reason: reason || null })
    await endHomesWith(tx, key)
    if (care.accountId !== null) await endExportsOfChild(tx, { accountId: care.accountId, at: now })
  }
  return changed(tx, actor, { ...key, name: 'children.guardian_blocked' })
}

/** Blocked guardians of this child, with who blocked them and why. */
export async function readBlocks(db: Queryable, actor: Actor, key: MemberKey): Promise<Block[]> {
  if (!mayBlockGuardian(actor, key)) throw new AppError('not_allowed')
  if ((await findChild(db, key)) === undefined) throw new AppError('not_found')
  const rows = await findBlocks(db, key)
  return rows.map((row) => ({ ...row, blockedAt: row.blockedAt.toISOString() }))
}

/** A block is lifted in the team that set it, which also lifts it in teams the child has left. */
async function unblockGuardian(
  tx: Transaction,
  { actor }: ActorContext,
  key: GuardianKey,
): Promise<Guardianship> {
  const care = await requireGuardianship(tx, key)
  if (!mayBlockGuardian(actor, key)) throw new AppError('not_allowed')
  if (!care.isBlockedHere && care.isBlockedElsewhere)
    throw new AppError('conflict', { reason: 'blocked_elsewhere' })
  await markUnblocked(tx, key)
  return changed(tx, actor, { ...key, name: 'children.guardian_unblocked' })
}

async function requireGuardianship(tx: Transaction, key: GuardianKey): Promise<GuardianshipRow> {
  const care = await lockGuardianship(tx, key)
  if (care === undefined) throw new AppError('not_found')
  return care
}

/** Reconnects the guardian's event streams, because their rights have changed. */
async function changed(
  tx: Transaction,
  actor: Actor,
  { name, ...key }: GuardianKey & { readonly name: string },
): Promise<Guardianship> {
  const care = await requireGuardianship(tx, key)
  await announceChild(tx, {
    name,
    teamId: key.teamId,
    memberId: key.memberId,
    accountId: care.accountId,
    actorId: actor.accountId,
  })
  return viewOf(care)
}

function viewOf(care: GuardianshipRow): Guardianship {
  return {
    guardianId: care.guardianId,
    memberId: care.memberId,
    role: care.role,
    hasAccount: care.accountId !== null,
    verifiedAt: care.verifiedAt?.toISOString() ?? null,
    verifiedHow: care.verifiedHow,
    blockedAt: care.blockedAt?.toISOString() ?? null,
  }
}
