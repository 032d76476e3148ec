import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

/**
 * SQL: true if minors are on the roster of the outer row `team`. People with a guardian and unknown
 * age count as minors.
 */
export function minorsIn(team: string): RawBuilder<boolean> {
  return sql<boolean>`team_has_minors(${sql.ref(`${team}.id`)}, ${sql.ref(`${team}.time_zone`)})`
}

export const hasMinors: RawBuilder<boolean> = minorsIn('team')

/**
 * SQL: true if the club requires background checks, the team has minors, and the account has no
 * valid check. Reads the outer rows `team` and `club`.
 */
export function lacksCheck(accountId: string | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(club.checks_required_since is not null
    and ${hasMinors}
    and not has_valid_check(club.id, club.time_zone, ${accountId}))`
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
