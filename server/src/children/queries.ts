import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isRowAbout } from '#server/teams/queries/guardian-rights.ts'

export interface MemberKey {
  readonly teamId: string
  readonly memberId: string
}

export interface GuardianKey extends MemberKey {
  readonly guardianId: string
}

/** A member's birth date and their team's time zone; undefined if there is no such member. */
export async function findChild(
  db: Queryable,
  key: MemberKey,
): Promise<{ dateOfBirth: string | null; timeZone: string } | undefined> {
  const found = await sql<{ dateOfBirth: string | null; timeZone: string }>`
    select m.date_of_birth as "dateOfBirth", team.time_zone as "timeZone"
    from members as m join teams as team on team.id = m.team_id
    where m.team_id = ${key.teamId} and m.id = ${key.memberId} and m.left_at is null
  `.execute(db)
  return found.rows[0]
}

export interface GuardianshipRow {
  readonly guardianId: string
  readonly memberId: string
  readonly role: 'father' | 'mother' | 'guardian' | 'other'
  readonly accountId: string | null
  readonly childAccountId: string | null
  readonly verifiedAt: Date | null
  readonly verifiedHow: 'email' | 'staff' | 'demo' | null
  /** Blocked here, or for the same child in another team of the club. */
  readonly blockedAt: Date | null
  readonly isBlockedHere: boolean
  /** Another team of the club set the block, and only that team can lift it. */
  readonly isBlockedElsewhere: boolean
}

export async function lockGuardianship(
  tx: Transaction,
  key: GuardianKey,
): Promise<GuardianshipRow | undefined> {
  const found = await sql<GuardianshipRow>`
    select care.guardian_id as "guardianId", care.member_id as "memberId", care.role, g.account_id as "accountId",
      child.account_id as "childAccountId", care.verified_at as "verifiedAt", care.verified_how as "verifiedHow",
      coalesce(care.blocked_at, (select min(kept.blocked_at)
        from blocked_children as kept where ${isRowAbout('care', 'g')})) as "blockedAt",
      care.blocked_at is not null as "isBlockedHere",
      exists (select from blocked_children as kept where ${isRowAbout('care', 'g')}
        and kept.is_current and kept.blocked_in <> care.team_id) as "isBlockedElsewhere"
    from guardianships as care
    join guardians as g on g.team_id = care.team_id and g.id = care.guardian_id
    join members as child on child.team_id = care.team_id and child.id = care.member_id
    where care.team_id = ${key.teamId} and care.guardian_id = ${key.guardianId} and care.member_id = ${key.memberId}
    for update of care
  `.execute(tx)
  return found.rows[0]
}

export async function markVerified(
  tx: Transaction,
  key: GuardianKey & { by: string; at: Date },
): Promise<void> {
  await sql`
    update guardianships set verified_at = ${key.at}, verified_by = ${key.by}, verified_how = 'staff'
    where team_id = ${key.teamId} and guardian_id = ${key.guardianId} and member_id = ${key.memberId}
  `.execute(tx)
}

export async function markBlocked(
  tx: Transaction,
  key: GuardianKey & { at: Date; by: string; reason: string | null },
): Promise<void> {
  await sql`
    update guardianships
    set blocked_at = ${key.at}, blocked_by = ${key.by}, blocked_reason = ${key.reason}
    where team_id = ${key.teamId} and guardian_id = ${key.guardianId} and member_id = ${key.memberId}
  `.execute(tx)
}

/**
 * Also removes the reason, and blocks in teams the child has left, which no one could lift there.
 */
export async function markUnblocked(tx: Transaction, key: GuardianKey): Promise<void> {
  await sql`
    update guardianships care set blocked_at = null, blocked_by = null, blocked_reason = null
    where (team_id, guardian_id, member_id) in (
      select ${key.teamId}::uuid, ${key.guardianId}::uuid, ${key.memberId}::uuid
      union all
      select kept.blocked_in, kept.blocked_parent, kept.blocked_for
      from blocked_children kept
      join guardians parent on parent.team_id = kept.team_id and parent.account_id = kept.account_id
      where kept.team_id = ${key.teamId} and kept.member_id = ${key.memberId}
        and parent.id = ${key.guardianId} and not kept.is_current)
  `.execute(tx)
}

export interface BlockRow {
  readonly guardianId: string
  readonly blockedAt: Date
  readonly blockedBy: string | null
  readonly reason: string | null
}

export async function findBlocks(db: Queryable, key: MemberKey): Promise<BlockRow[]> {
  const found = await sql<BlockRow>`
    select care.guardian_id as "guardianId", care.blocked_at as "blockedAt",
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as "blockedBy",
      care.blocked_reason as reason
    from guardianships care left join accounts a on a.id = care.blocked_by
    where care.team_id = ${key.teamId} and care.member_id = ${key.memberId}
      and care.blocked_at is not null
    order by care.blocked_at, care.guardian_id`.execute(db)
  return found.rows
}

/** Ends the account's exports of the child: their links stop working. */
export async function endExportsOfChild(
  tx: Transaction,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<void> {
  await sql`
    update account_exports set expires_at = ${at}
    where account_id = ${accountId} and expires_at > ${at}`.execute(tx)
}
