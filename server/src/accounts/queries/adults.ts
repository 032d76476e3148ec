import { sql } from 'kysely'

/**
 * SQL: no birth date, of the account `a` or in its teams, says that they are a minor, and the
 * account isn't being deleted.
 */
export function isAdult(now: Date) {
  const eighteen = sql`(${now}::timestamptz at time zone 'UTC')::date - interval '18 years'`
  return sql<boolean>`(coalesce(a.date_of_birth <= ${eighteen}, true)
    and not exists (select from members young where young.account_id = a.id
      and young.date_of_birth > ${eighteen})
    and not exists (select from account_deletions d
      where d.account_id = a.id and d.cancelled_at is null))`
}
