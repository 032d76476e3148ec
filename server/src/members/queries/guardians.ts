import type { Guardian, GuardianChange } from '@touchline/contract/members/shapes'
import {
  mayEditGuardian,
  mayRemoveGuardian,
  maySeeGuardianContact,
} from '@touchline/domain/members/permissions'
import { guardianRoles } from '@touchline/domain/members/roles'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql, type Insertable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Guardians, Guardianships } from '#server/platform/database/schema.generated.ts'
import { isRowAbout, isBlocked } from '#server/teams/queries/guardian-rights.ts'

import type { MemberKey } from './members.ts'

export interface GuardianKey extends MemberKey {
  readonly guardianId: string
}

export interface GuardianRow {
  readonly id: string
  readonly account_id: string | null
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly version: number
  readonly role: string
  readonly verified_at: Date | null
  /** Blocked here, or by another team of the club for the same child. */
  readonly blocked_at: Date | null
  /** The block was set by another team of the club. */
  readonly is_blocked_elsewhere: boolean
  readonly shares_account: boolean
}

/** A member's parents, in the order they were added. */
export async function findGuardians(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<GuardianRow[]> {
  return guardiansOf(db, teamId)
    .where('gs.member_id', '=', memberId)
    .orderBy('gs.created_at')
    .orderBy('g.id')
    .execute()
}

/** The parents of all members of a team, except those blocked from their child. */
export async function findGuardiansOfTeam(
  db: Queryable,
  teamId: string,
): Promise<(GuardianRow & { readonly member_id: string })[]> {
  return guardiansOf(db, teamId)
    .select('gs.member_id')
    .where(sql<boolean>`not ${isBlocked('gs', 'g')}`)
    .orderBy('gs.created_at')
    .orderBy('g.id')
    .execute()
}

export async function lockGuardian(
  tx: Transaction,
  { teamId, memberId, guardianId }: GuardianKey,
): Promise<GuardianRow | undefined> {
  return guardiansOf(tx, teamId)
    .where('gs.member_id', '=', memberId)
    .where('g.id', '=', guardianId)
    .forUpdate()
    .executeTakeFirst()
}

function guardiansOf(db: Queryable, teamId: string) {
  return db
    .selectFrom('guardianships as gs')
    .innerJoin('guardians as g', (join) =>
      join.onRef('g.team_id', '=', 'gs.team_id').onRef('g.id', '=', 'gs.guardian_id'),
    )
    .select([
      'g.id',
      'g.account_id',
      'g.first_name',
      'g.last_name',
      'g.email',
      'g.phone',
      'g.version',
    ])
    .select(['gs.role', 'gs.verified_at'])
    .select([
      sql<Date | null>`coalesce(gs.blocked_at, (select min(kept.blocked_at)
        from blocked_children as kept where ${isRowAbout('gs', 'g')}))`.as('blocked_at'),
      sql<boolean>`exists (select from blocked_children as kept where ${isRowAbout('gs', 'g')}
        and kept.is_current and kept.blocked_in <> gs.team_id)`.as('is_blocked_elsewhere'),
      sql<boolean>`exists (select from members as child where child.team_id = gs.team_id
        and child.id = gs.member_id and child.account_id = g.account_id)`.as('shares_account'),
    ])
    .where('gs.team_id', '=', teamId)
}

/** A parent, limited to what the actor may see. */
export function guardianOf(row: GuardianRow, actor: Actor, memberId: string): Guardian {
  const about = {
    memberId,
    accountId: row.account_id,
    isVerified: row.verified_at !== null,
    isBlocked: row.blocked_at !== null,
  }
  const isPrivate = !maySeeGuardianContact(actor, about)
  return {
    guardianId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    role: guardianRoles.find((role) => role === row.role) ?? 'other',
    email: isPrivate ? null : row.email,
    phone: isPrivate ? null : row.phone,
    isPrivate,
    isMe: row.account_id === actor.accountId,
    hasJoined: row.account_id !== null,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    blockedAt: row.blocked_at?.toISOString() ?? null,
    isBlockedElsewhere: row.is_blocked_elsewhere,
    sharesAccount: row.shares_account,
    mayEdit: mayEditGuardian(actor, about),
    mayRemove: mayRemoveGuardian(actor, about),
    version: row.version,
  }
}

/** The stored values of the form's fields, for comparing with what the sender saw. */
export function guardianFieldsOf(row: GuardianRow): Record<keyof GuardianChange, unknown> {
  return {
    role: row.role,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
  }
}

export async function insertGuardians(
  tx: Transaction,
  guardians: readonly Insertable<Guardians>[],
): Promise<void> {
  for (let from = 0; from < guardians.length; from += 500)
    await tx
      .insertInto('guardians')
      .values(guardians.slice(from, from + 500))
      .execute()
}

/** Links parents to members; existing links stay unchanged. */
export async function insertGuardianships(
  tx: Transaction,
  links: readonly Insertable<Guardianships>[],
): Promise<void> {
  for (let from = 0; from < links.length; from += 500)
    await tx
      .insertInto('guardianships')
      .values(links.slice(from, from + 500))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function saveGuardian(
  tx: Transaction,
  { teamId, guardianId }: Omit<GuardianKey, 'memberId'>,
  change: GuardianChange,
): Promise<void> {
  await tx
    .updateTable('guardians')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      email: change.email,
      phone: change.phone,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('team_id', '=', teamId)
    .where('id', '=', guardianId)
    .execute()
}

export async function saveGuardianRole(
  tx: Transaction,
  { teamId, memberId, guardianId }: GuardianKey,
  role: string,
): Promise<void> {
  await tx
    .updateTable('guardianships')
    .set({ role })
    .where('team_id', '=', teamId)
    .where('guardian_id', '=', guardianId)
    .where('member_id', '=', memberId)
    .execute()
}

/** Removes a guardianship, and the guardian too if it was the last one in the team. */
export async function deleteGuardianship(
  tx: Transaction,
  { teamId, memberId, guardianId }: GuardianKey,
): Promise<void> {
  await tx
    .deleteFrom('guardianships')
    .where('team_id', '=', teamId)
    .where('guardian_id', '=', guardianId)
    .where('member_id', '=', memberId)
    .execute()
  await sql`
    delete from guardians g where g.team_id = ${teamId} and g.id = ${guardianId} and not exists (
      select 1 from guardianships gs where gs.team_id = g.team_id and gs.guardian_id = g.id)`.execute(
    tx,
  )
}
