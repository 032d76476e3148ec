import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import type { MemberKey } from './members.ts'

/** True for the safeguarding person of the team's club. */
export async function isSafeguardedBy(
  db: Queryable,
  { teamId, accountId }: { readonly teamId: string; readonly accountId: string },
): Promise<boolean> {
  const found = await sql`
    select 1 from teams team join clubs club on club.id = team.club_id
    where team.id = ${teamId} and club.safeguarding_account_id = ${accountId}`.execute(db)
  return found.rows.length > 0
}

/** True if the club has a safeguarding person. */
export async function hasSafeguarding(db: Queryable, teamId: string): Promise<boolean> {
  const found = await sql`
    select 1 from teams team join clubs club on club.id = team.club_id
    where team.id = ${teamId} and club.safeguarding_account_id is not null`.execute(db)
  return found.rows.length > 0
}

export async function hasGuardians(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<boolean> {
  const found = await sql`
    select 1 from guardianships where team_id = ${teamId} and member_id = ${memberId} limit 1`.execute(
    db,
  )
  return found.rows.length > 0
}

/**
 * SQL for the birth date of row `m` after an import; a protected minor's date stays if the new one
 * would make them an adult.
 */
export function importedBirthDate(listed: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${wouldGrowUp(listed)} then m.date_of_birth
    else coalesce(${listed}, m.date_of_birth) end`
}

/** SQL: true if the new date would make the protected minor in row `m` an adult. */
export function wouldGrowUp(listed: RawBuilder<unknown>): RawBuilder<unknown> {
  const eighteen = sql`(select (now() at time zone t.time_zone)::date - interval '18 years'
    from teams t where t.id = m.team_id)`
  return sql`(${listed} <= ${eighteen} and (m.date_of_birth > ${eighteen}
      or (m.date_of_birth is null and ${isCaredFor}))
    and (m.account_id is not null or ${isCaredFor}))`
}

const isCaredFor = sql`exists (select from guardianships care
  where care.team_id = m.team_id and care.member_id = m.id)`
