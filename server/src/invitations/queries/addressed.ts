import type { UninvitedPerson } from '@touchline/domain/invitations/uninvited'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import {
  isBlocked,
  blockedFrom as childrenBlockedFrom,
} from '#server/teams/queries/guardian-rights.ts'
import { isStaffRow } from '#server/teams/queries/staff.ts'
import { hasChildHere, hasPlace } from '#server/teams/queries/take-back.ts'

/** What the team knows of an address. */
export interface AddressFacts {
  readonly email: string
  /** An account with this address is on the team. */
  readonly isMember: boolean
  /** The newest invitation that was neither accepted nor revoked. */
  readonly invitationId: string | null
  readonly expiresAt: Date | null
  /** Roster rows and parents with the address but without an account. */
  readonly memberIds: readonly string[]
  readonly guardianIds: readonly string[]
}

/** One entry per address, in the given order. */
export async function findAddressFacts(
  db: Queryable,
  input: { teamId: string; emails: readonly string[] },
): Promise<AddressFacts[]> {
  const { teamId } = input
  const found = await sql<AddressFacts>`
    select e.email, open.id as "invitationId", open.expires_at as "expiresAt",
      exists (
        select 1 from accounts as a join members as m on m.account_id = a.id
        where m.team_id = ${teamId} and m.left_at is null and lower(a.email) = e.email
      ) or exists (
        select 1 from accounts as a join guardians as g on g.account_id = a.id
        where g.team_id = ${teamId} and lower(a.email) = e.email
      ) as "isMember",
      array(
        select m.id from members as m
        where m.team_id = ${teamId} and lower(m.email) = e.email and m.account_id is null
          and not m.is_placeholder and m.left_at is null and m.archived_at is null
      ) as "memberIds",
      array(
        select g.id from guardians as g
        where g.team_id = ${teamId} and lower(g.email) = e.email and g.account_id is null
          and ${hasChildHere('g.team_id', 'g.id')}
      ) as "guardianIds"
    from unnest(${[...input.emails]}::text[]) with ordinality as e(email, place)
    left join lateral (
      select i.id, i.expires_at from invitations as i
      where i.team_id = ${teamId} and lower(i.email) = e.email and i.accepted_at is null and i.revoked_at is null
        and not i.is_by_link and ${hasPlace('i')}
      order by i.id desc limit 1
    ) as open on true
    order by e.place
  `.execute(db)
  return found.rows
}

/**
 * Roster people with an address that was never invited and belongs to no one on the team, nor to a parent
 * blocked from a child. A child's parents count for every caller. A past invitation doesn't count for people
 * who have returned.
 */
export async function findUninvited(
  db: Queryable,
  { teamId, blockedFrom = [] }: { teamId: string; blockedFrom?: readonly string[] | undefined },
): Promise<UninvitedPerson[]> {
  const kept = sql`${[...blockedFrom]}::uuid[]`
  const found = await sql<UninvitedPerson>`
    with roster as (
      select m.id, lower(m.email) as email, m.first_name, m.last_name, m.account_id, m.date_of_birth,
        ${isStaffRow('m')} as is_staff
      from members as m
      where m.team_id = ${teamId} and m.left_at is null and m.archived_at is null
        and not m.is_placeholder and m.id <> all(${kept})
    ), care as (
      select g.id, lower(g.email) as email, g.first_name, g.last_name, g.account_id,
        care.member_id, ${isBlocked('care', 'g')} as is_blocked
      from guardians as g
      join guardianships as care on care.team_id = g.team_id and care.guardian_id = g.id
      where g.team_id = ${teamId}
    ), people as (
      select distinct on (care.id) email, last_name, first_name, account_id, true as is_parent,
        false as has_parents, false as is_staff, null::date as date_of_birth
      from care
      where not is_blocked and exists (select 1 from roster where roster.id = care.member_id)
        and not exists (
          select 1 from care as other where other.id = care.id and other.member_id = any(${kept}))
      union all
      select email, last_name, first_name, account_id, false,
        exists (select 1 from care where care.member_id = roster.id), is_staff, date_of_birth
      from roster
    )
    select p.email, p.is_parent as "isParent", p.has_parents as "hasParents",
      p.is_staff as "isStaff", p.date_of_birth as "dateOfBirth"
    from people as p
    where p.account_id is null and p.email is not null
      and not exists (select 1 from care where care.is_blocked and care.email = p.email)
      and not exists (
        select 1 from invitations as i where i.team_id = ${teamId} and lower(i.email) = p.email and not i.is_by_link
          and not (i.revoked_at is not null and i.revoked_by is null and i.disowned_at is null))
      and not exists (
        select 1 from accounts as a where lower(a.email) = p.email and (
          exists (select 1 from members as m where m.team_id = ${teamId} and m.account_id = a.id and m.left_at is null)
          or exists (select 1 from guardians as g where g.team_id = ${teamId} and g.account_id = a.id)
          or ${childrenBlockedFrom(sql`${teamId}::uuid`, sql.ref('a.id'))} is not null))
    order by p.last_name, p.first_name, p.email
  `.execute(db)
  return found.rows
}
