import { sql } from 'kysely'

/**
 * Of an account (`a`): no one knows that they are under age, neither they themselves nor a team they
 * are in; not on the way out. What is for adults alone is sent to no one else.
 */
export function isAdult(now: Date) {
  const eighteen = sql`(${now}::timestamptz at time zone 'UTC')::date - interval '18 years'`
  return sql<boolean>`(coalesce(a.date_of_birth <= ${eighteen}, true)
    and not exists (select from members young where young.account_id = a.id
      and young.date_of_birth > ${eighteen})
    and not exists (select from account_deletions d
      where d.account_id = a.id and d.cancelled_at is null))`
}
