import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isBlocked, blockedFrom } from '#server/teams/queries/guardian-rights.ts'

import type { GuardianKey, GuardianRow } from './guardians.ts'

/** A parent on the roster who may be the one being added. */
export interface KnownGuardian extends Pick<GuardianRow, 'id' | 'email' | 'phone'> {
  readonly accountId: string | null
  readonly firstName: string
  readonly lastName: string
}

interface Written extends Pick<GuardianRow, 'email' | 'phone'> {
  readonly teamId: string
  /** The child the parent is added to. */
  readonly memberId: string
  /** A row to leave out. */
  readonly except?: string | null
}

/**
 * Parents in the team with this address or number, joined ones first. For those who joined, only
 * the account's address counts (and the number if no address was given), as they typed other
 * contact data themselves.
 */
export async function findSameContact(
  db: Queryable,
  { teamId, memberId, email, phone, except = null }: Written,
): Promise<KnownGuardian[]> {
  const found = await sql<KnownGuardian>`
    select g.id, g.account_id as "accountId", g.first_name as "firstName", g.last_name as "lastName",
      coalesce(a.email, g.email) as email, g.phone
    from guardians g left join accounts a on a.id = g.account_id
    where g.team_id = ${teamId} and g.id is distinct from ${except} and case when g.account_id is null
        then lower(g.email) = lower(${email}) or g.phone = ${phone}
        else lower(a.email) = lower(${email}) or (${email}::text is null and g.phone = ${phone}) end
      and not coalesce(${memberId}::uuid = any(${blockedFrom(sql`g.team_id`, sql`g.account_id`)}), false)
      and not exists (select from members child where child.team_id = g.team_id
        and child.id = ${memberId} and child.account_id = g.account_id)
    order by g.account_id is null, g.id`.execute(db)
  return found.rows
}

/** A parent and a child linked because of roster data. */
export interface WrittenLink {
  readonly guardianId: string
  readonly memberId: string
  readonly email: string | null
}

/** Small enough for the statement timeout. */
const batchSize = 500

export type VouchedLink = Omit<WrittenLink, 'email'> & { readonly accountId: string }

/**
 * Verifies parents whose account has the address that staff entered for a minor, as an emailed
 * invitation would have. People can't verify themselves.
 */
export async function vouchByAddress(
  tx: Transaction,
  { teamId, by, at }: { readonly teamId: string; readonly by: string; readonly at: Date },
  links: readonly WrittenLink[],
): Promise<VouchedLink[]> {
  const vouched: VouchedLink[] = []
  for (let from = 0; from < links.length; from += batchSize) {
    const { rows } = await sql<VouchedLink>`
      update guardianships care set verified_at = ${at}, verified_by = ${by}, verified_how = 'email'
      from json_to_recordset(${JSON.stringify(links.slice(from, from + batchSize))}::json)
          as link("guardianId" uuid, "memberId" uuid, email text),
        guardians g, accounts a, members child, teams t
      where care.team_id = ${teamId} and care.guardian_id = link."guardianId"
        and care.member_id = link."memberId" and care.verified_at is null
        and g.team_id = care.team_id and g.id = care.guardian_id and not ${isBlocked('care', 'g')}
        and a.id = g.account_id and a.id <> ${by} and lower(a.email) = lower(link.email)
        and child.team_id = care.team_id and child.id = care.member_id
        and child.account_id is distinct from a.id and t.id = care.team_id
        and (child.date_of_birth is null
          or child.date_of_birth > (${at}::timestamptz at time zone t.time_zone)::date - interval '18 years')
      returning care.guardian_id as "guardianId", care.member_id as "memberId", a.id as "accountId"`.execute(
      tx,
    )
    vouched.push(...rows)
  }
  return vouched
}

/** True if staff have blocked this guardian from any child. */
export async function isBlockedAnywhere(
  tx: Transaction,
  { teamId, guardianId }: Omit<GuardianKey, 'memberId'>,
): Promise<boolean> {
  const found = await sql`
    select from guardianships where team_id = ${teamId} and guardian_id = ${guardianId}
      and blocked_at is not null`.execute(tx)
  return found.rows.length > 0
}

/**
 * Moves a duplicate guardian's children to the other row, with contact details only the duplicate
 * has. Guardians who have joined keep their own. Returns the moved children.
 */
export async function moveGuardian(
  tx: Transaction,
  { teamId, guardianId }: Omit<GuardianKey, 'memberId'>,
  into: string,
): Promise<readonly string[]> {
  const moved = await sql<{ memberId: string }>`
    insert into guardianships (team_id, guardian_id, member_id, role, created_at)
    select team_id, ${into}, member_id, role, created_at from guardianships
    where team_id = ${teamId} and guardian_id = ${guardianId}
    on conflict do nothing
    returning member_id as "memberId"`.execute(tx)
  await sql`
    update guardians as kept set email = coalesce(kept.email, duplicate.email),
      phone = coalesce(kept.phone, duplicate.phone), version = kept.version + 1, updated_at = now()
    from guardians as duplicate
    where kept.team_id = ${teamId} and kept.id = ${into} and kept.account_id is null
      and duplicate.team_id = ${teamId} and duplicate.id = ${guardianId}
      and (kept.email is null and duplicate.email is not null
        or kept.phone is null and duplicate.phone is not null)`.execute(tx)
  await mergeGuardian(tx, { teamId, guardianId }, into)
  return moved.rows.map(({ memberId }) => memberId)
}

/**
 * Points invitations to the other row and deletes the duplicate, unless it has an account or is
 * blocked.
 */
export async function mergeGuardian(
  tx: Transaction,
  { teamId, guardianId }: Omit<GuardianKey, 'memberId'>,
  into: string,
): Promise<void> {
  await sql`
    update invitations set guardian_id = ${into} where team_id = ${teamId} and guardian_id = ${guardianId}
  `.execute(tx)
  await sql`
    delete from guardians as g where g.team_id = ${teamId} and g.id = ${guardianId} and g.account_id is null
      and not exists (
        select 1 from guardianships as care
        where care.team_id = g.team_id and care.guardian_id = g.id and care.blocked_at is not null
      )
  `.execute(tx)
}
