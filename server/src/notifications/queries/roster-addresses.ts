import { fullAge } from '@touchline/domain/values/age'
import { sql } from 'kysely'

import { isInvitedNow } from '#server/events/queries/event-rows.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isBlocked } from '#server/teams/queries/guardian-rights.ts'

/** An address on a roster whose owner has not joined. */
export interface RosterAddress {
  readonly email: string
  readonly kind: 'member' | 'guardian'
  /** The roster row or the parent. */
  readonly personId: string
  /** First names of the children it concerns; empty for adults themselves. */
  readonly children: readonly string[]
  readonly memberIds: readonly string[]
  /** Their open or expired invitation. */
  readonly invitationId: string | null
}

interface AddressFilter {
  readonly teamId: string
  /** Only people invited to one of these events; undefined for the whole roster. */
  readonly eventIds?: readonly string[]
  /** Today in the team's zone, which decides who is of age. */
  readonly today: string
  /** In an adult team, people of unknown age count as adults. */
  readonly isForAdults: boolean
  /** The last one of the previous batch; undefined for the first. */
  readonly after?: Pick<RosterAddress, 'email' | 'personId'> | undefined
  readonly limit: number
}

/**
 * Addresses without an account that a team's emails reach: parents and adults. Excludes people who
 * said it was not them, parents blocked from a child, and addresses of accounts in the team.
 * Minors are never emailed; their parents are.
 */
export async function findRosterAddresses(
  db: Queryable,
  { teamId, eventIds, today, isForAdults, after, limit }: AddressFilter,
): Promise<readonly RosterAddress[]> {
  const meant =
    eventIds === undefined
      ? sql`true`
      : sql`exists (select from events e where e.team_id = m.team_id
          and e.id = any(${[...eventIds]}::uuid[]) and ${isInvitedNow})`
  const found = await sql<RosterAddress>`
    with asked as (
      select m.* from members m
      where m.team_id = ${teamId} and m.left_at is null and m.archived_at is null
        and not m.is_placeholder and ${meant}
    ), people as (
      select lower(g.email) as email, 'guardian' as kind, g.id,
        array_agg(m.first_name order by m.first_name, m.id) as children,
        array_agg(m.id order by m.first_name, m.id) as member_ids
      from guardians g
      join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
      join asked m on m.team_id = care.team_id and m.id = care.member_id
      where g.team_id = ${teamId} and g.account_id is null and g.email <> '' and not ${isBlocked('care', 'g')}
      group by g.id, g.email
      union all
      select lower(m.email), 'member', m.id, '{}', array[m.id] from asked m
      where m.account_id is null and m.email <> '' and case when m.date_of_birth is null
        then ${isForAdults}::boolean and not exists (
          select from guardianships care where care.team_id = m.team_id and care.member_id = m.id)
        else m.date_of_birth <= ${today}::date - make_interval(years => ${fullAge}) end
    )
    select p.email, p.kind, p.id as "personId", p.children, p.member_ids as "memberIds",
      open.id as "invitationId"
    from people p
    left join lateral (
      select i.id from invitations i
      where i.team_id = ${teamId} and lower(i.email) = p.email
        and coalesce(i.guardian_id, i.member_id) = p.id and i.accepted_at is null and i.revoked_at is null
      order by i.id desc limit 1) open on true
    where not exists (
        select from invitations i where i.team_id = ${teamId} and lower(i.email) = p.email
          and (i.disowned_at is not null or (i.revoked_at is not null and open.id is null)))
      and not exists (
        select from accounts a where lower(a.email) = p.email and (
          exists (select from members o where o.team_id = ${teamId} and o.account_id = a.id and o.left_at is null)
          or exists (select from guardians o where o.team_id = ${teamId} and o.account_id = a.id)))
      and (${after?.email ?? null}::text is null
        or (p.email, p.id) > (${after?.email ?? null}::text, ${after?.personId ?? null}::uuid))
    order by p.email, p.id limit ${limit}
  `.execute(db)
  return found.rows
}

/** False if this email was sent before. */
export async function noteLetter(
  tx: Transaction,
  letter: { readonly teamId: string; readonly invitationId: string; readonly cause: string },
  at: Date,
): Promise<boolean> {
  const noted = await sql`
    insert into invitation_emails (team_id, invitation_id, cause, sent_at)
    values (${letter.teamId}, ${letter.invitationId}, ${letter.cause}, ${at}) on conflict do nothing
  `.execute(tx)
  return noted.numAffectedRows === 1n
}
