import type { Block, Guardianship } from '@touchline/contract/children/shapes'
import { sharesAccount } from '@touchline/domain/children/guardians'
import { mayBlockGuardian, mayVerifyGuardian } from '@touchline/domain/children/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { Asking } from './commands/asking.ts'
import { announceChild } from './commands/news.ts'
import {
  endCopies,
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

/** Staff vouches for a parent: from now on they act for the child. */
export async function verifyGuardian(
  tx: Transaction,
  { actor, now }: Asking,
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
 * Ends a guardian's access to a child, as a court may order, in every team of the club where the two
 * meet; repeating it changes nothing.
 */
export async function blockGuardian(
  tx: Transaction,
  { actor, now }: Asking,
  { reason, ...key }: GuardianKey & { readonly reason?: string | undefined },
): Promise<Guardianship> {
  const care = await requireGuardianship(tx, key)
  if (!mayBlockGuardian(actor, key)) throw new AppError('not_allowed')
  if (!care.isBlockedHere) {
    await markBlocked(tx, { ...key, at: now, by: actor.accountId, reason: reason || null })
    if (care.accountId !== null) await endCopies(tx, { accountId: care.accountId, at: now })
  }
  return changed(tx, actor, { ...key, name: 'children.guardian_blocked' })
}

/** Who was kept from this child, by whom and why. */
export async function readBlocks(
  db: Queryable,
  { actor }: Pick<Asking, 'actor'>,
  key: MemberKey,
): Promise<Block[]> {
  if (!mayBlockGuardian(actor, key)) throw new AppError('not_allowed')
  if ((await findChild(db, key)) === undefined) throw new AppError('not_found')
  const rows = await findBlocks(db, key)
  return rows.map((row) => ({ ...row, blockedAt: row.blockedAt.toISOString() }))
}

/** A block is lifted where it was put; a child's earlier teams follow. */
export async function unblockGuardian(
  tx: Transaction,
  { actor }: Asking,
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

/** The guardian's own streams are set up anew: what they may hear has changed. */
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
