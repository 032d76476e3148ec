import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

/**
 * True where minors are on the roster of a row `team` of the statement around it. People with a
 * guardian count as minors while their age is unknown.
 */
export function minorsIn(team: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
  select from members as young
  where young.team_id = ${sql.ref(`${team}.id`)} and young.left_at is null
    and case when young.date_of_birth is null
      then exists (select from guardianships as care
        where care.team_id = young.team_id and care.member_id = young.id)
      else young.date_of_birth > (now() at time zone ${sql.ref(`${team}.time_zone`)})::date - interval '18 years'
    end)`
}

export const hasMinors: RawBuilder<boolean> = minorsIn('team')

/**
 * True where the club of `team` wants background checks, minors are in the team, and this account
 * has no check that counts today. Reads the rows `team` and `club` of the statement around it.
 */
export function lacksCheck(accountId: string | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(club.checks_required_since is not null
    and ${hasMinors}
    and not exists (
      select from staff_checks as checked
      where checked.club_id = club.id and checked.account_id = ${accountId}
        and checked.state = 'passed' and checked.ended_at is null
        and checked.ends_on >= (now() at time zone club.time_zone)::date))`
}

/** Those of some accounts who may not look into the team as its staff for want of a check. */
export async function findLacking(
  db: Queryable,
  { teamId, accountIds }: { readonly teamId: string; readonly accountIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select account.id from unnest(${[...accountIds]}::uuid[]) as account (id)
    cross join teams as team left join clubs as club on club.id = team.club_id
    where team.id = ${teamId} and ${lacksCheck(sql`account.id`)}`.execute(db)
  return new Set(found.rows.map(({ id }) => id))
}

/** Lists across the teams of a club are for managers who have their check, too. */
export async function requireCheckForClub(
  db: Queryable,
  { accountId, clubId }: { readonly accountId: string; readonly clubId: string },
): Promise<void> {
  const found = await sql`
    select 1 from teams as team join clubs as club on club.id = team.club_id
    where club.id = ${clubId} and team.deleted_at is null and ${lacksCheck(accountId)}
    limit 1`.execute(db)
  if (found.rows.length > 0) throw new AppError('check_needed')
}
