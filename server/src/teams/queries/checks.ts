import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

/**
 * SQL: true if minors are on the roster of the outer row `team`. People with a guardian and unknown
 * age count as minors.
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
 * SQL: true if the club requires background checks, the team has minors, and the account has no
 * valid check. Reads the outer rows `team` and `club`.
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

/** The accounts that lack a required background check and so have no staff access to the team. */
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

/** Club-wide lists need a background check too if the club requires it. */
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
